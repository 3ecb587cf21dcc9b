package diag

import "github.com/forsyth-notation/forsyth/grammar/ast"

// heldRows are about what holds a record: web addresses, objects of JSON.
var heldRows = []row{
	{
		code: ast.AddressBlank,
		message: texts{
			`the address has blanks in it`,
			`o endereço tem espaços`,
			`la dirección tiene espacios`,
		},
		help: texts{
			`in an address write "_" or "%20" for each blank; who follows the link may lose what comes after the first`,
			`num endereço escreva "_" ou "%20" em lugar de cada espaço; quem segue o link pode perder o que vem depois do primeiro`,
			`en una dirección escriba "_" o "%20" en lugar de cada espacio; quien sigue el enlace puede perder lo que viene tras el primero`,
		},
	}, {
		code: ast.AddressPlus,
		message: texts{
			`plus signs are read as blanks: the address has no others`,
			`os sinais de mais são lidos como espaços: o endereço não tem outros`,
			`los signos más se leen como espacios: la dirección no tiene otros`,
		},
		help: texts{
			`write "_" or "%20": a plus sign means a blank in forms only, and a promoted man of shogi elsewhere`,
			`escreva "_" ou "%20": o sinal de mais só é espaço em formulários, e em outros lugares é uma peça promovida do shogi`,
			`escriba "_" o "%20": el signo más solo es un espacio en formularios, y en otros sitios una pieza promocionada de shogi`,
		},
	}, {
		code: ast.VariantDiffers, // the variant that the text names, the one that it is read for
		message: texts{
			`the record is said to be of {0}, and is read as one of {1}`,
			`o registro se diz de {0}, e é lido como de {1}`,
			`el registro dice ser de {0}, y se lee como de {1}`,
		},
		help: texts{
			`name the variant that the record is of, or none`,
			`indique a variante do registro, ou nenhuma`,
			`indique la variante del registro, o ninguna`,
		},
	}, {
		code: ast.AddressEscape, // what stands there
		message: texts{
			`"{0}" stands for no character of a record`,
			`"{0}" não representa nenhum caractere de um registro`,
			`"{0}" no representa ningún carácter de un registro`,
		},
		help: texts{
			`after "%" come two hexadecimal digits: %20 is a blank, %2F a slash`,
			`depois de "%" vêm dois dígitos hexadecimais: %20 é um espaço, %2F uma barra`,
			`después de "%" vienen dos dígitos hexadecimales: %20 es un espacio, %2F una barra`,
		},
	}, {
		code: ast.PageMissing, // the site, the variant
		message: texts{
			`no page of {0} is known that shows a position of {1}`,
			`não se conhece página de {0} que mostre uma posição de {1}`,
			`no se conoce página de {0} que muestre una posición de {1}`,
		},
		help: texts{
			`name another site, or the variant that the position is of`,
			`indique outro site, ou a variante da posição`,
			`indique otro sitio, o la variante de la posición`,
		},
	}, {
		code: ast.KeyUnknown, // the key
		message: texts{
			`"{0}" is no key of a record`,
			`"{0}" não é chave de um registro`,
			`"{0}" no es clave de un registro`,
		},
		help: texts{
			`the keys are listed in docs/json.md; their case counts`,
			`as chaves estão em docs/json.md; maiúsculas e minúsculas contam`,
			`las claves están en docs/json.md; mayúsculas y minúsculas cuentan`,
		},
	}, {
		code: ast.KeyRepeated, // the key
		message: texts{
			`"{0}" is there already`,
			`"{0}" já está presente`,
			`"{0}" ya está presente`,
		},
		help: texts{
			`an object has each key once`,
			`um objeto tem cada chave uma vez`,
			`un objeto tiene cada clave una vez`,
		},
	}, {
		code: ast.KeyMissing, // the key
		message: texts{
			`"{0}" is missing`,
			`falta "{0}"`,
			`falta "{0}"`,
		},
		help: texts{
			`a record has a placement, and an operation an opcode; everything else may be left out`,
			`um registro tem um placement, e uma operação um opcode; todo o resto pode faltar`,
			`un registro tiene un placement, y una operación un opcode; todo lo demás puede faltar`,
		},
	}, {
		code: ast.ValueUnknown, // the key, what it can be
		message: texts{
			`the value of "{0}" has to be {1}`,
			`o valor de "{0}" tem de ser {1}`,
			`el valor de "{0}" tiene que ser {1}`,
		},
		help: texts{
			`the values of each key are listed in docs/json.md`,
			`os valores de cada chave estão em docs/json.md`,
			`los valores de cada clave están en docs/json.md`,
		},
	}, {
		code: ast.KeysContradict, // the key, another one
		message: texts{
			`"{0}" does not say the same as "{1}"`,
			`"{0}" não diz o mesmo que "{1}"`,
			`"{0}" no dice lo mismo que "{1}"`,
		},
		help: texts{
			`either may be left out`,
			`pode-se retirar um dos dois`,
			`se puede quitar uno de los dos`,
		},
	}, {
		code: ast.DetectAddress,
		message: texts{
			`the record stands in a web address`,
			`o registro está em um endereço da web`,
			`el registro está en una dirección web`,
		},
		help: texts{
			`underscores and escapes are read as blanks, and the page may name the variant`,
			`sublinhados e escapes são lidos como espaços, e a página pode indicar a variante`,
			`los guiones bajos y los escapes se leen como espacios, y la página puede indicar la variante`,
		},
	}, {
		code: ast.DetectObject,
		message: texts{
			`the record is an object of JSON`,
			`o registro é um objeto JSON`,
			`el registro es un objeto JSON`,
		},
		help: texts{
			`the keys are listed in docs/json.md`,
			`as chaves estão em docs/json.md`,
			`las claves están en docs/json.md`,
		},
	},
}
