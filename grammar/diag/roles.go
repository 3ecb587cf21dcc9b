package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// roleRow names a man, one of them and several. The genders are those of Portuguese and
// of Spanish, m or f each.
type roleRow struct {
	one, many texts
	genders   string
}

var roleRows = [...]roleRow{
	ast.NoRole: {texts{`man`, `peça`, `pieza`}, texts{`men`, `peças`, `piezas`}, "ff"}, // whatever it is

	ast.Pawn:   {texts{`pawn`, `peão`, `peón`}, texts{`pawns`, `peões`, `peones`}, "mm"},
	ast.Knight: {texts{`knight`, `cavalo`, `caballo`}, texts{`knights`, `cavalos`, `caballos`}, "mm"},
	ast.Bishop: {texts{`bishop`, `bispo`, `alfil`}, texts{`bishops`, `bispos`, `alfiles`}, "mm"},
	ast.Rook:   {texts{`rook`, `torre`, `torre`}, texts{`rooks`, `torres`, `torres`}, "ff"},
	ast.Queen:  {texts{`queen`, `dama`, `dama`}, texts{`queens`, `damas`, `damas`}, "ff"},
	ast.King:   {texts{`king`, `rei`, `rey`}, texts{`kings`, `reis`, `reyes`}, "mm"},

	ast.Archbishop: {texts{`archbishop`, `arcebispo`, `arzobispo`}, texts{`archbishops`, `arcebispos`, `arzobispos`}, "mm"},
	ast.Chancellor: {texts{`chancellor`, `chanceler`, `canciller`}, texts{`chancellors`, `chanceleres`, `cancilleres`}, "mm"},
	ast.Amazon:     {texts{`amazon`, `amazona`, `amazona`}, texts{`amazons`, `amazonas`, `amazonas`}, "ff"},
	ast.Commoner:   {texts{`commoner`, `plebeu`, `plebeyo`}, texts{`commoners`, `plebeus`, `plebeyos`}, "mm"},
	ast.Centaur:    {texts{`centaur`, `centauro`, `centauro`}, texts{`centaurs`, `centauros`, `centauros`}, "mm"},
	ast.Wazir:      {texts{`wazir`, `vizir`, `visir`}, texts{`wazirs`, `vizires`, `visires`}, "mm"},
	ast.Alfil:      {texts{`alfil`, `alfil`, `alfil`}, texts{`alfils`, `alfis`, `alfiles`}, "mm"},
	ast.Fers:       {texts{`fers`, `ferz`, `ferz`}, texts{`ferses`, `ferzes`, `ferces`}, "mm"},
	ast.FersAlfil:  {texts{`fers-alfil`, `ferz-alfil`, `ferz-alfil`}, texts{`fers-alfils`, `ferz-alfis`, `ferz-alfiles`}, "mm"},
	ast.Dabbaba:    {texts{`dabbaba`, `dabbaba`, `dabbaba`}, texts{`dabbabas`, `dabbabas`, `dabbabas`}, "mm"},
	ast.Camel:      {texts{`camel`, `camelo`, `camello`}, texts{`camels`, `camelos`, `camellos`}, "mm"},
	ast.Gnu:        {texts{`gnu`, `gnu`, `ñu`}, texts{`gnus`, `gnus`, `ñus`}, "mm"},
	ast.Wizard:     {texts{`wizard`, `mago`, `mago`}, texts{`wizards`, `magos`, `magos`}, "mm"},
	ast.Champion:   {texts{`champion`, `campeão`, `campeón`}, texts{`champions`, `campeões`, `campeones`}, "mm"},
	ast.Lion:       {texts{`lion`, `leão`, `león`}, texts{`lions`, `leões`, `leones`}, "mm"},
	ast.AiWok:      {texts{`ai-wok`, `ai-wok`, `ai-wok`}, texts{`ai-woks`, `ai-woks`, `ai-woks`}, "mm"},
	ast.Bers:       {texts{`bers`, `bers`, `bers`}, texts{`bers`, `bers`, `bers`}, "mm"},

	ast.Gold:     {texts{`gold`, `general de ouro`, `general de oro`}, texts{`golds`, `generais de ouro`, `generales de oro`}, "mm"},
	ast.Silver:   {texts{`silver`, `general de prata`, `general de plata`}, texts{`silvers`, `generais de prata`, `generales de plata`}, "mm"},
	ast.Lance:    {texts{`lance`, `lança`, `lanza`}, texts{`lances`, `lanças`, `lanzas`}, "ff"},
	ast.Advisor:  {texts{`advisor`, `conselheiro`, `consejero`}, texts{`advisors`, `conselheiros`, `consejeros`}, "mm"},
	ast.Elephant: {texts{`elephant`, `elefante`, `elefante`}, texts{`elephants`, `elefantes`, `elefantes`}, "mm"},
	ast.Horse:    {texts{`horse`, `cavalo`, `caballo`}, texts{`horses`, `cavalos`, `caballos`}, "mm"},
	ast.Cannon:   {texts{`cannon`, `canhão`, `cañón`}, texts{`cannons`, `canhões`, `cañones`}, "mm"},
	ast.Soldier:  {texts{`soldier`, `soldado`, `soldado`}, texts{`soldiers`, `soldados`, `soldados`}, "mm"},
	ast.Banner:   {texts{`banner`, `estandarte`, `estandarte`}, texts{`banners`, `estandartes`, `estandartes`}, "mm"},

	ast.Falcon:     {texts{`falcon`, `falcão`, `halcón`}, texts{`falcons`, `falcões`, `halcones`}, "mm"},
	ast.Crane:      {texts{`crane`, `grou`, `grulla`}, texts{`cranes`, `grous`, `grullas`}, "mf"},
	ast.Pheasant:   {texts{`pheasant`, `faisão`, `faisán`}, texts{`pheasants`, `faisões`, `faisanes`}, "mm"},
	ast.LeftQuail:  {texts{`left quail`, `codorna esquerda`, `codorniz izquierda`}, texts{`left quails`, `codornas esquerdas`, `codornices izquierdas`}, "ff"},
	ast.RightQuail: {texts{`right quail`, `codorna direita`, `codorniz derecha`}, texts{`right quails`, `codornas direitas`, `codornices derechas`}, "ff"},
	ast.Swallow:    {texts{`swallow`, `andorinha`, `golondrina`}, texts{`swallows`, `andorinhas`, `golondrinas`}, "ff"},

	ast.General:    {texts{`general`, `general`, `general`}, texts{`generals`, `generais`, `generales`}, "mm"},
	ast.Captain:    {texts{`captain`, `capitão`, `capitán`}, texts{`captains`, `capitães`, `capitanes`}, "mm"},
	ast.Warlord:    {texts{`warlord`, `caudilho`, `caudillo`}, texts{`warlords`, `caudilhos`, `caudillos`}, "mm"},
	ast.Lieutenant: {texts{`lieutenant`, `tenente`, `teniente`}, texts{`lieutenants`, `tenentes`, `tenientes`}, "mm"},
	ast.Hoplite:    {texts{`hoplite`, `hoplita`, `hoplita`}, texts{`hoplites`, `hoplitas`, `hoplitas`}, "mm"},
	ast.Stone:      {texts{`stone`, `pedra`, `piedra`}, texts{`stones`, `pedras`, `piedras`}, "ff"},

	ast.Grasshopper: {texts{`grasshopper`, `gafanhoto`, `saltamontes`}, texts{`grasshoppers`, `gafanhotos`, `saltamontes`}, "mm"},
	ast.Zebra:       {texts{`zebra`, `zebra`, `cebra`}, texts{`zebras`, `zebras`, `cebras`}, "ff"},
	ast.Giraffe:     {texts{`giraffe`, `girafa`, `jirafa`}, texts{`giraffes`, `girafas`, `jirafas`}, "ff"},
	ast.Antelope:    {texts{`antelope`, `antílope`, `antílope`}, texts{`antelopes`, `antílopes`, `antílopes`}, "mm"},
	ast.Rose:        {texts{`rose`, `rosa`, `rosa`}, texts{`roses`, `rosas`, `rosas`}, "ff"},
}

// roleNamed returns the row of a man, nil where it has its English name everywhere, as
// those have that only problems know.
func roleNamed(r ast.Role) *roleRow {
	if int(r) >= len(roleRows) || roleRows[r].genders == "" {
		return nil
	}
	return &roleRows[r]
}

func roleName(r ast.Role, lang Lang) string {
	if row := roleNamed(r); row != nil {
		return row.one.in(lang)
	}
	return r.String()
}

func rolesName(r ast.Role, lang Lang) string {
	if row := roleNamed(r); row != nil {
		return row.many.in(lang)
	}
	return r.String() + "s"
}

// isFeminine reports the gender of a man; what has no name in a language is masculine.
func isFeminine(r ast.Role, lang Lang) bool {
	row, l := roleNamed(r), lang.known()
	return row != nil && l != English && row.genders[l-1] == 'f'
}
