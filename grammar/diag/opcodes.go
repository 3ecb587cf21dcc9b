package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// opcodeMeaning says what an opcode means: in English as the table of opcodes does.
func opcodeMeaning(c *ast.Opcode, lang Lang) string {
	if lang.known() == English || c.Name == "" {
		return c.Meaning
	}
	if meaning, ok := opcodeMeanings[c.Name]; ok {
		return meaning[lang.known()-1]
	}
	name, number := c.Name[:1], c.Name[1:] // c0 to c9, v0 to v9
	return opcodeMeanings[name][lang.known()-1] + " " + number
}

// opcodeMeanings are the meanings in Portuguese and Spanish.
var opcodeMeanings = map[string][2]string{
	"acd":         {`profundidade da análise, em meios-lances`, `profundidad del análisis, en medias jugadas`},
	"acn":         {`nós analisados`, `nodos analizados`},
	"acs":         {`segundos de análise`, `segundos de análisis`},
	"am":          {`lances a evitar`, `jugadas que hay que evitar`},
	"bm":          {`melhores lances`, `mejores jugadas`},
	"c":           {`comentário`, `comentario`},
	"cc":          {`tempo usado pelas brancas e pelas pretas`, `tiempo usado por las blancas y por las negras`},
	"ce":          {`avaliação para o lado a jogar, em centésimos de peão`, `evaluación para el bando que juega, en centésimas de peón`},
	"dm":          {`mate em tantos lances`, `mate en tantas jugadas`},
	"draw_accept": {`o empate é aceito`, `se aceptan las tablas`},
	"draw_claim":  {`o empate é reclamado`, `se reclaman las tablas`},
	"draw_offer":  {`o empate é oferecido`, `se ofrecen las tablas`},
	"draw_reject": {`o empate é recusado`, `se rechazan las tablas`},
	"eco":         {`abertura, pela Enciclopédia de Aberturas`, `apertura, por la Enciclopedia de Aperturas`},
	"fmvn":        {`número do lance`, `número de jugada`},
	"hmvc":        {`contador de meios-lances`, `contador de medias jugadas`},
	"id":          {`nome da posição`, `nombre de la posición`},
	"nic":         {`abertura, pelo New in Chess`, `apertura, por New in Chess`},
	"noop":        {`nada`, `nada`},
	"pm":          {`lance previsto`, `jugada prevista`},
	"ptp":         {`etiquetas de PGN`, `etiquetas de PGN`},
	"pv":          {`variante prevista`, `variante prevista`},
	"rc":          {`quantas vezes a posição ocorreu`, `cuántas veces se ha dado la posición`},
	"refcom":      {`ordem de um árbitro`, `orden de un árbitro`},
	"refreq":      {`pedido a um árbitro`, `petición a un árbitro`},
	"resign":      {`o lado a jogar abandona`, `el bando que juega abandona`},
	"sm":          {`lance fornecido`, `jugada dada`},
	"sv":          {`variante fornecida`, `variante dada`},
	"tcgs":        {`partida, das jogadas por correio eletrônico`, `partida, de las jugadas por correo electrónico`},
	"tcri":        {`endereço e nome de quem recebe`, `dirección y nombre de quien recibe`},
	"tcsi":        {`endereço e nome de quem envia`, `dirección y nombre de quien envía`},
	"ts":          {`data e hora da última alteração`, `fecha y hora del último cambio`},
	"v":           {`nome da variante`, `nombre de la variante`},
	"variant":     {`variante do jogo`, `variante del juego`},
	"D":           {`partidas de tantos meios-lances (D1, D2, ...)`, `partidas de tantas medias jugadas (D1, D2, ...)`},
}
