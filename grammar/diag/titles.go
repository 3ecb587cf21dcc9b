package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// variantTitles are the titles that are not the same in all languages.
var variantTitles = map[string]texts{
	"chess":         {`chess`, `xadrez`, `ajedrez`},
	"dfrc":          {`double Chess960`, `Chess960 duplo`, `Chess960 doble`},
	"3check":        {`Three-check`, `três xeques`, `tres jaques`},
	"suicide":       {`Suicide chess`, `xadrez suicida`, `ajedrez suicida`},
	"atomic":        {`Atomic chess`, `xadrez atômico`, `ajedrez atómico`},
	"horde":         {`Horde`, `Horda`, `Horda`},
	"kingofthehill": {`King of the Hill`, `rei da colina`, `rey de la colina`},
	"racingkings":   {`Racing Kings`, `corrida de reis`, `carrera de reyes`},
	"nocastle":      {`chess without castling`, `xadrez sem roque`, `ajedrez sin enroque`},
	"5check":        {`Five-check`, `cinco xeques`, `cinco jaques`},
	"losers":        {`Losers chess`, `xadrez dos perdedores`, `ajedrez de perdedores`},
	"extinction":    {`Extinction chess`, `xadrez da extinção`, `ajedrez de extinción`},
	"grid":          {`Grid chess`, `xadrez em grade`, `ajedrez de cuadrícula`},
	"newzealand":    {`New Zealand chess`, `xadrez da Nova Zelândia`, `ajedrez de Nueva Zelanda`},
	"armageddon":    {`Armageddon chess`, `xadrez armagedom`, `ajedrez armagedón`},
	"nocheckatomic": {`Atomic chess without check`, `xadrez atômico sem xeque`, `ajedrez atómico sin jaque`},
	"threekings":    {`Three Kings`, `três reis`, `tres reyes`},
	"twokings":      {`Two Kings`, `dois reis`, `dos reyes`},
	"upsidedown":    {`Upside-down chess`, `xadrez invertido`, `ajedrez invertido`},
	"legan":         {`Legan chess`, `xadrez Legan`, `ajedrez Legan`},
	"berolina":      {`Berolina chess`, `xadrez Berolina`, `ajedrez Berolina`},
	"alice":         {`Alice chess`, `xadrez Alice`, `ajedrez de Alicia`},
	"duck":          {`Duck chess`, `xadrez do pato`, `ajedrez del pato`},
	"almost":        {`Almost chess`, `quase xadrez`, `casi ajedrez`},
	"chigorin":      {`Chigorin chess`, `xadrez Chigorin`, `ajedrez Chigorin`},
	"amazon":        {`Amazon chess`, `xadrez da amazona`, `ajedrez de la amazona`},
	"seirawan":      {`Seirawan chess`, `xadrez Seirawan`, `ajedrez Seirawan`},
	"losalamos":     {`Los Alamos chess`, `xadrez de Los Alamos`, `ajedrez de Los Álamos`},
	"gardner":       {`Gardner minichess`, `minixadrez de Gardner`, `miniajedrez de Gardner`},
	"spartan":       {`Spartan chess`, `xadrez espartano`, `ajedrez espartano`},
	"capablanca":    {`Capablanca chess`, `xadrez de Capablanca`, `ajedrez de Capablanca`},
	"caparandom":    {`Capablanca random chess`, `xadrez aleatório de Capablanca`, `ajedrez aleatorio de Capablanca`},
	"gothic":        {`Gothic chess`, `xadrez gótico`, `ajedrez gótico`},
	"embassy":       {`Embassy chess`, `xadrez Embassy`, `ajedrez Embassy`},
	"janus":         {`Janus chess`, `xadrez Janus`, `ajedrez Janus`},
	"centaur":       {`Centaur chess`, `xadrez do centauro`, `ajedrez del centauro`},
	"modern":        {`Modern chess`, `xadrez moderno`, `ajedrez moderno`},
	"chancellor":    {`Chancellor chess`, `xadrez do chanceler`, `ajedrez del canciller`},
	"grand":         {`Grand chess`, `grande xadrez`, `gran ajedrez`},
	"troitzky":      {`Troitzky chess`, `xadrez Troitzky`, `ajedrez Troitzky`},
	"courier":       {`Courier chess`, `xadrez Courier`, `ajedrez Courier`},
	"wildebeest":    {`Wildebeest chess`, `xadrez do gnu`, `ajedrez del ñu`},
	"opulent":       {`Opulent chess`, `xadrez opulento`, `ajedrez opulento`},
	"tencubed":      {`TenCubed chess`, `xadrez TenCubed`, `ajedrez TenCubed`},
	"omicron":       {`Omicron chess`, `xadrez ômicron`, `ajedrez ómicron`},
	"gustav3":       {`Gustav III's chess`, `xadrez de Gustavo III`, `ajedrez de Gustavo III`},
	"loop":          {`Loop chess`, `xadrez Loop`, `ajedrez Loop`},
	"pocketknight":  {`Pocket Knight chess`, `xadrez do cavalo no bolso`, `ajedrez del caballo de bolsillo`},
	"placement":     {`Placement chess`, `xadrez de colocação`, `ajedrez de colocación`},
	"gothhouse":     {`Gothic crazyhouse`, `crazyhouse gótico`, `crazyhouse gótico`},
	"embassyhouse":  {`Embassy crazyhouse`, `crazyhouse Embassy`, `crazyhouse Embassy`},
	"shogun":        {`Shogun chess`, `xadrez Shogun`, `ajedrez Shogun`},
	"manchu":        {`Manchu chess`, `xadrez manchu`, `ajedrez manchú`},
	"supply":        {`Supply chess`, `xadrez de suprimentos`, `ajedrez de suministros`},
	"cambodian":     {`Cambodian chess`, `xadrez cambojano`, `ajedrez camboyano`},
	"asean":         {`ASEAN chess`, `xadrez da ASEAN`, `ajedrez de la ASEAN`},
	"amazons":       {`Game of the Amazons`, `jogo das amazonas`, `juego de las amazonas`},
}

func variantTitle(v *ast.Variant, lang Lang) string {
	v = v.OrChess()
	if title, ok := variantTitles[v.Name]; ok {
		return title.in(lang)
	}
	return printable(v.Title, maxQuoted)
}
