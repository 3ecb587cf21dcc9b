package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// variantTitles are the titles that are not the same in all languages.
var variantTitles = table{
	{"chess", texts{`chess`, `xadrez`, `ajedrez`}},
	{"dfrc", texts{`double Chess960`, `Chess960 duplo`, `Chess960 doble`}},
	{"3check", texts{`Three-check`, `três xeques`, `tres jaques`}},
	{"suicide", texts{`Suicide chess`, `xadrez suicida`, `ajedrez suicida`}},
	{"atomic", texts{`Atomic chess`, `xadrez atômico`, `ajedrez atómico`}},
	{"horde", texts{`Horde`, `Horda`, `Horda`}},
	{"kingofthehill", texts{`King of the Hill`, `rei da colina`, `rey de la colina`}},
	{"racingkings", texts{`Racing Kings`, `corrida de reis`, `carrera de reyes`}},
	{"nocastle", texts{`chess without castling`, `xadrez sem roque`, `ajedrez sin enroque`}},
	{"5check", texts{`Five-check`, `cinco xeques`, `cinco jaques`}},
	{"losers", texts{`Losers chess`, `xadrez dos perdedores`, `ajedrez de perdedores`}},
	{"extinction", texts{`Extinction chess`, `xadrez da extinção`, `ajedrez de extinción`}},
	{"grid", texts{`Grid chess`, `xadrez em grade`, `ajedrez de cuadrícula`}},
	{"newzealand", texts{`New Zealand chess`, `xadrez da Nova Zelândia`, `ajedrez de Nueva Zelanda`}},
	{"armageddon", texts{`Armageddon chess`, `xadrez armagedom`, `ajedrez armagedón`}},
	{"nocheckatomic", texts{`Atomic chess without check`, `xadrez atômico sem xeque`, `ajedrez atómico sin jaque`}},
	{"threekings", texts{`Three Kings`, `três reis`, `tres reyes`}},
	{"twokings", texts{`Two Kings`, `dois reis`, `dos reyes`}},
	{"upsidedown", texts{`Upside-down chess`, `xadrez invertido`, `ajedrez invertido`}},
	{"legan", texts{`Legan chess`, `xadrez Legan`, `ajedrez Legan`}},
	{"berolina", texts{`Berolina chess`, `xadrez Berolina`, `ajedrez Berolina`}},
	{"alice", texts{`Alice chess`, `xadrez Alice`, `ajedrez de Alicia`}},
	{"duck", texts{`Duck chess`, `xadrez do pato`, `ajedrez del pato`}},
	{"almost", texts{`Almost chess`, `quase xadrez`, `casi ajedrez`}},
	{"chigorin", texts{`Chigorin chess`, `xadrez Chigorin`, `ajedrez Chigorin`}},
	{"amazon", texts{`Amazon chess`, `xadrez da amazona`, `ajedrez de la amazona`}},
	{"seirawan", texts{`Seirawan chess`, `xadrez Seirawan`, `ajedrez Seirawan`}},
	{"losalamos", texts{`Los Alamos chess`, `xadrez de Los Alamos`, `ajedrez de Los Álamos`}},
	{"gardner", texts{`Gardner minichess`, `minixadrez de Gardner`, `miniajedrez de Gardner`}},
	{"spartan", texts{`Spartan chess`, `xadrez espartano`, `ajedrez espartano`}},
	{"capablanca", texts{`Capablanca chess`, `xadrez de Capablanca`, `ajedrez de Capablanca`}},
	{"caparandom", texts{`Capablanca random chess`, `xadrez aleatório de Capablanca`, `ajedrez aleatorio de Capablanca`}},
	{"gothic", texts{`Gothic chess`, `xadrez gótico`, `ajedrez gótico`}},
	{"embassy", texts{`Embassy chess`, `xadrez Embassy`, `ajedrez Embassy`}},
	{"janus", texts{`Janus chess`, `xadrez Janus`, `ajedrez Janus`}},
	{"centaur", texts{`Centaur chess`, `xadrez do centauro`, `ajedrez del centauro`}},
	{"modern", texts{`Modern chess`, `xadrez moderno`, `ajedrez moderno`}},
	{"chancellor", texts{`Chancellor chess`, `xadrez do chanceler`, `ajedrez del canciller`}},
	{"grand", texts{`Grand chess`, `grande xadrez`, `gran ajedrez`}},
	{"troitzky", texts{`Troitzky chess`, `xadrez Troitzky`, `ajedrez Troitzky`}},
	{"courier", texts{`Courier chess`, `xadrez Courier`, `ajedrez Courier`}},
	{"wildebeest", texts{`Wildebeest chess`, `xadrez do gnu`, `ajedrez del ñu`}},
	{"opulent", texts{`Opulent chess`, `xadrez opulento`, `ajedrez opulento`}},
	{"tencubed", texts{`TenCubed chess`, `xadrez TenCubed`, `ajedrez TenCubed`}},
	{"omicron", texts{`Omicron chess`, `xadrez ômicron`, `ajedrez ómicron`}},
	{"gustav3", texts{`Gustav III's chess`, `xadrez de Gustavo III`, `ajedrez de Gustavo III`}},
	{"loop", texts{`Loop chess`, `xadrez Loop`, `ajedrez Loop`}},
	{"pocketknight", texts{`Pocket Knight chess`, `xadrez do cavalo no bolso`, `ajedrez del caballo de bolsillo`}},
	{"placement", texts{`Placement chess`, `xadrez de colocação`, `ajedrez de colocación`}},
	{"gothhouse", texts{`Gothic crazyhouse`, `crazyhouse gótico`, `crazyhouse gótico`}},
	{"embassyhouse", texts{`Embassy crazyhouse`, `crazyhouse Embassy`, `crazyhouse Embassy`}},
	{"shogun", texts{`Shogun chess`, `xadrez Shogun`, `ajedrez Shogun`}},
	{"manchu", texts{`Manchu chess`, `xadrez manchu`, `ajedrez manchú`}},
	{"supply", texts{`Supply chess`, `xadrez de suprimentos`, `ajedrez de suministros`}},
	{"cambodian", texts{`Cambodian chess`, `xadrez cambojano`, `ajedrez camboyano`}},
	{"asean", texts{`ASEAN chess`, `xadrez da ASEAN`, `ajedrez de la ASEAN`}},
	{"amazons", texts{`Game of the Amazons`, `jogo das amazonas`, `juego de las amazonas`}},
}

func variantTitle(v *ast.Variant, lang Lang) string {
	v = v.OrChess()
	if title, ok := variantTitles.at(v.Name); ok {
		return title.in(lang)
	}
	return printable(v.Title, maxQuoted)
}
