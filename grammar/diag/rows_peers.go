package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// peerRows are about what a program makes of a record: its name, its version, what is
// about the record, and where that says more, what the program does.
var peerRows = []row{
	{
		code: ast.PeerRefuses,
		message: texts{
			`{0} ({1}) refuses the record: {2}{?3}; {3}`,
			`{0} ({1}) recusa o registro: {2}{?3}; {3}`,
			`{0} ({1}) rechaza el registro: {2}{?3}; {3}`,
		},
		help: texts{
			`this version of the program reads nothing of it; forsyth convert --for writes a text that it reads, where there is one`,
			`esta versão do programa não lê nada dele; forsyth convert --for grava um texto que ela lê, se houver`,
			`esta versión del programa no lee nada de él; forsyth convert --for escribe un texto que ella lee, si lo hay`,
		},
	}, {
		code: ast.PeerDiffers,
		message: texts{
			`{0} ({1}) reads another position: {2}{?3}; {3}`,
			`{0} ({1}) lê outra posição: {2}{?3}; {3}`,
			`{0} ({1}) lee otra posición: {2}{?3}; {3}`,
		},
		help: texts{
			`this version of the program takes the text, and the position is not the one that it states`,
			`esta versão do programa aceita o texto, mas a posição não é a que ele descreve`,
			`esta versión del programa acepta el texto, pero la posición no es la que este describe`,
		},
	}, {
		code: ast.PeerFlags,
		message: texts{
			`{0} ({1}) calls the position invalid: {2}{?3}; {3}`,
			`{0} ({1}) declara a posição inválida: {2}{?3}; {3}`,
			`{0} ({1}) declara inválida la posición: {2}{?3}; {3}`,
		},
		help: texts{
			`this version of the program reads the text, and its own test of positions fails`,
			`esta versão do programa lê o texto, mas a posição não passa no teste dele`,
			`esta versión del programa lee el texto, pero la posición no pasa su propia prueba`,
		},
	}, {
		code: ast.PeerDrops,
		message: texts{
			`{0} ({1}) leaves this out: {2}{?3}; {3}`,
			`{0} ({1}) descarta isto: {2}{?3}; {3}`,
			`{0} ({1}) descarta esto: {2}{?3}; {3}`,
		},
		help: texts{
			`this version of the program reads the rest, and says nothing of what it leaves out`,
			`esta versão do programa lê o resto e não avisa do que descarta`,
			`esta versión del programa lee el resto y no avisa de lo que descarta`,
		},
	}, {
		code: ast.PeerRewrites,
		message: texts{
			`{0} ({1}) leaves this out, and the same moves are legal: {2}{?3}; {3}`,
			`{0} ({1}) descarta isto, e os lances legais são os mesmos: {2}{?3}; {3}`,
			`{0} ({1}) descarta esto, y las jugadas legales son las mismas: {2}{?3}; {3}`,
		},
		help: texts{
			`what this version of the program writes back is another text for the same position`,
			`o que esta versão do programa grava de volta é outro texto para a mesma posição`,
			`lo que esta versión del programa escribe de vuelta es otro texto para la misma posición`,
		},
	},
}
