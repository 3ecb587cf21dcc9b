package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// opcodeMeaning says what an opcode means: in English as the table of opcodes does.
func opcodeMeaning(c *ast.Opcode, lang Lang) string {
	if lang.known() == English || c.Name == "" {
		return c.Meaning
	}
	if meaning, ok := opcodeMeanings.at(c.Name); ok {
		return meaning.in(lang)
	}
	name, number := c.Name[:1], c.Name[1:] // c0 to c9, v0 to v9
	meaning, _ := opcodeMeanings.at(name)
	return meaning.in(lang) + " " + number
}

// opcodeMeanings are the meanings in Portuguese and Spanish.
var opcodeMeanings = table{
	{"acd", texts{``, `profundidade da análise, em meios-lances`, `profundidad del análisis, en medias jugadas`}},
	{"acn", texts{``, `nós analisados`, `nodos analizados`}},
	{"acs", texts{``, `segundos de análise`, `segundos de análisis`}},
	{"am", texts{``, `lances a evitar`, `jugadas que hay que evitar`}},
	{"bm", texts{``, `melhores lances`, `mejores jugadas`}},
	{"c", texts{``, `comentário`, `comentario`}},
	{"cc", texts{``, `tempo usado pelas brancas e pelas pretas`, `tiempo usado por las blancas y por las negras`}},
	{"ce", texts{``, `avaliação para o lado a jogar, em centésimos de peão`, `evaluación para el bando que juega, en centésimas de peón`}},
	{"dm", texts{``, `mate em tantos lances`, `mate en tantas jugadas`}},
	{"draw_accept", texts{``, `o empate é aceito`, `se aceptan las tablas`}},
	{"draw_claim", texts{``, `o empate é reclamado`, `se reclaman las tablas`}},
	{"draw_offer", texts{``, `o empate é oferecido`, `se ofrecen las tablas`}},
	{"draw_reject", texts{``, `o empate é recusado`, `se rechazan las tablas`}},
	{"eco", texts{``, `abertura, pela Enciclopédia de Aberturas`, `apertura, por la Enciclopedia de Aperturas`}},
	{"fmvn", texts{``, `número do lance`, `número de jugada`}},
	{"hmvc", texts{``, `contador de meios-lances`, `contador de medias jugadas`}},
	{"id", texts{``, `nome da posição`, `nombre de la posición`}},
	{"nic", texts{``, `abertura, pelo New in Chess`, `apertura, por New in Chess`}},
	{"noop", texts{``, `nada`, `nada`}},
	{"pm", texts{``, `lance previsto`, `jugada prevista`}},
	{"ptp", texts{``, `etiquetas de PGN`, `etiquetas de PGN`}},
	{"pv", texts{``, `variante prevista`, `variante prevista`}},
	{"rc", texts{``, `quantas vezes a posição ocorreu`, `cuántas veces se ha dado la posición`}},
	{"refcom", texts{``, `ordem de um árbitro`, `orden de un árbitro`}},
	{"refreq", texts{``, `pedido a um árbitro`, `petición a un árbitro`}},
	{"resign", texts{``, `o lado a jogar abandona`, `el bando que juega abandona`}},
	{"sm", texts{``, `lance fornecido`, `jugada dada`}},
	{"sv", texts{``, `variante fornecida`, `variante dada`}},
	{"tcgs", texts{``, `partida, das jogadas por correio eletrônico`, `partida, de las jugadas por correo electrónico`}},
	{"tcri", texts{``, `endereço e nome de quem recebe`, `dirección y nombre de quien recibe`}},
	{"tcsi", texts{``, `endereço e nome de quem envia`, `dirección y nombre de quien envía`}},
	{"ts", texts{``, `data e hora da última alteração`, `fecha y hora del último cambio`}},
	{"v", texts{``, `nome da variante`, `nombre de la variante`}},
	{"variant", texts{``, `variante do jogo`, `variante del juego`}},
	{"D", texts{``, `partidas de tantos meios-lances (D1, D2, ...)`, `partidas de tantas medias jugadas (D1, D2, ...)`}},
}
