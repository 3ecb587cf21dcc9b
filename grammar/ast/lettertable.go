package ast

// languageRow is one language: how its men are spelled, main forms first, in
// the order king, queen, rook, bishop, knight, pawn. A dash is a man that the
// language has no letter for; signs that tell colours apart themselves are
// given as White's/Black's. More are other spellings, and men of problem chess.
type languageRow struct {
	tag, title string
	men, more  string
	sides      string // letters for White and Black as the side to move
	headings   string // words over the two halves of a piece list; others after a bar
	source     string
}

// named are the rows that no text is taken to be in unless they are named: with
// the men of problem chess, where N is another man.
var named = map[string]bool{"en-x-popeye": true, "de-x-popeye": true, "fr-x-popeye": true}

// languageRows are facts: the sources are named a row at a time. Spellings for
// move text that would be another man's letter in a diagram are left out (the
// Dutch pawn p, the Norwegian bishop B), as are two-letter forms that cannot be
// told from two men side by side (the Greek king Πα beside rook and bishop).
// The order is that in which languages are proposed.
var languageRows = []languageRow{
	{"en", "English", "K Q R B N P", "knight=Kt knight=S", "w b", "White Black", "PGN standard 8.2.3.2 and 17; Kt: older English books; S: problem literature, Popeye, Natch"},
	{"pt", "Portuguese", "R D T B C P", "", "b p", "Brancas Pretas | Branco Preto | Brancos Pretos | Brancas Negras", "PGN standard 17; PyChess pt"},
	{"pt-BR", "Brazilian Portuguese", "R D T B C P", "", "b p", "Brancas Pretas | Branco Preto | Brancos Pretos | Brancas Negras", "PyChess pt_BR; RPB-Chessboard pt_BR; Brazilian guides to Forsyth"},
	{"es", "Spanish", "R D T A C P", "", "b n", "Blancas Negras | Blanco Negro | Blancos Negros", "PGN standard 17; SCID; RPB-Chessboard es; PyChess es"},
	{"ca", "Catalan", "R D T A C P", "", "", "Blanques Negres", "SCID; PyChess ca"},
	{"fr", "French", "R D T F C P", "", "b n", "Blancs Noirs | Blanc Noir", "PGN standard 17; SCID; RPB-Chessboard fr; Natch"},
	{"de", "German", "K D T L S B", "", "w s", "Weiß Schwarz | Weiss Schwarz", "PGN standard 17; SCID; RPB-Chessboard de; Natch; Popeye"},
	{"it", "Italian", "R D T A C P", "", "", "Bianco Nero | Bianchi Neri", "PGN standard 17; SCID; RPB-Chessboard it"},
	{"nl", "Dutch", "K D T L P O", "pawn=Pi bishop=R", "", "Wit Zwart", "PGN standard 17; pawn Pi: RPB-Chessboard nl; bishop R: raadsheer, old"},
	{"ru", "Russian", "Кр Ф Л С К П", "king=Kp king=Kr queen=F rook=L bishop=C bishop=S knight=K", "", "Белые Чёрные | Белые Черные", "RPB-Chessboard ru; pgn-extract; Latin forms: transliterations"},
	{"x-figurine", "figurines", "♔/♚ ♕/♛ ♖/♜ ♗/♝ ♘/♞ ♙/♟", "", "", "White Black", "PGN standard 8.2.3 (figurine algebraic notation); Unicode U+2654 to U+265F"},
	{"x-problem", "problem literature", "K Q R B S P", "knight=N", "", "White Black", "Popeye; olive-gui; Natch (N and S are both the knight)"},
	{"en-x-popeye", "Popeye, English", "K Q R B S P", "grasshopper=G nightrider=N zebra=Z leo=.LE mao=.MA pao=.PA vao=.VA rose=.RO camel=.CA giraffe=.GI wazir=.WE alfil=.AL fers=.FE dabbaba=.DA lion=.LI locust=L amazon=.AM chancellor=.EM archbishop=.PR gnu=.GN antelope=.AN equihopper=.EQ kanglion=.KL bouncer=.B1 chinese-pawn=.CP protean-pawn=.PP contrahamster=.HC", "", "White Black", "Popeye's English piece list and examples"},
	{"de-x-popeye", "Popeye, German", "K D T L S B", "grasshopper=G nightrider=N mao=.MA pao=.PA bouncer=.B1", "", "Weiß Schwarz | Weiss Schwarz", "Popeye's German manual and examples"},
	{"fr-x-popeye", "Popeye, French", "R D T F C P", "grasshopper=S nightrider=N mao=.MA pao=.PA", "", "Blancs Noirs | Blanc Noir", "Popeye's French manual"},
	{"gl", "Galician", "Re Ra T A C P", "queen=D", "", "Brancas Negras", "PyChess gl; queen D without source"},
	{"oc", "Occitan", "R D R F N P", "", "", "", "PyChess oc"},
	{"ro", "Romanian", "R D T N C P", "", "", "Alb Negru | Albe Negre", "PGN standard 17"},
	{"la", "Latin", "R R T - - -", "", "", "", "Elke Rehder's list (king, queen and rook only)"},
	{"lb", "Luxembourgish", "K D T L S B", "", "", "Wäiss Schwaarz", "Elke Rehder's list; L, S and B without source"},
	{"af", "Afrikaans", "K D T L R P", "", "", "Wit Swart", "table of algebraic notation, Wikipedia"},
	{"da", "Danish", "K D T L S B", "", "", "Hvid Sort", "PGN standard 17; PyChess da"},
	{"sv", "Swedish", "K D T L S B", "", "", "Vit Svart", "PGN standard 17; PyChess sv"},
	{"nb", "Norwegian Bokmål", "K D T L S B", "", "", "Hvit Svart", "PGN standard 17; PyChess nb"},
	{"nn", "Norwegian Nynorsk", "K D T L S B", "", "", "Kvit Svart", "as Bokmål, without source"},
	{"is", "Icelandic", "K D H B R P", "", "", "Hvítt Svart", "PGN standard 17; chessfss"},
	{"fi", "Finnish", "K D T L R P", "pawn=S", "", "Valkea Musta | Valkeat Mustat", "PGN standard 17; pawn S: chessfss, SCID"},
	{"et", "Estonian", "K L V O R P", "pawn=E", "", "Valge Must | Valged Mustad", "PGN standard 17; pawn E: PyChess et"},
	{"lv", "Latvian", "K D T L Z B", "", "", "Baltie Melnie", "Elke Rehder's list; L, Z and B from the names of the men, without source"},
	{"lt", "Lithuanian", "K V B R Ž P", "knight=Z", "", "Baltieji Juodieji", "a64.puslapiai.lt; knight Z without source"},
	{"pl", "Polish", "K H W G S P", "", "b c", "Białe Czarne", "PGN standard 17; PyChess pl; RPB-Chessboard pl"},
	{"cs", "Czech", "K D V S J P", "", "", "Bílý Černý", "PGN standard 17; SCID; RPB-Chessboard cs; zak.chytrak.cz"},
	{"sk", "Slovak", "K D V S J P", "", "", "Biely Čierny", "PyChess sk"},
	{"hu", "Hungarian", "K V B F H G", "pawn=Gy", "", "Világos Sötét", "PGN standard 17; SCID; PyChess hu; pawn Gy: RPB-Chessboard hu"},
	{"sl", "Slovene", "K D T L S P", "", "", "Beli Črni", "Slovene Wikipedia; PyChess sl"},
	{"hr", "Croatian", "K D T L S P", "", "", "Bijeli Crni", "table of algebraic notation, Wikipedia"},
	{"bs", "Bosnian", "K D T L S P", "", "", "Bijeli Crni", "as Croatian, without source"},
	{"sr-Latn", "Serbian, Latin", "K D T L S P", "", "", "Beli Crni", "subotic88; rg.edu.rs; pawn P without source"},
	{"sr-Cyrl", "Serbian, Cyrillic", "К Д Т Л С П", "", "", "Бели Црни", "Cyrillic spelling of the Latin letters, without source"},
	{"mk", "Macedonian", "К Д Т Л С П", "", "", "Бели Црни", "Elke Rehder's list; bishop, knight and pawn without source"},
	{"bg", "Bulgarian", "Ц Д Т О К П", "king=Tz queen=D rook=T bishop=O knight=K", "", "Бели Черни", "table of algebraic notation, Wikipedia; Latin forms: transliterations"},
	{"uk", "Ukrainian", "Кр Ф Т С К П", "", "", "Білі Чорні", "shkolaivanchuka.com; pawn without source"},
	{"be", "Belarusian", "К Вз Лд А В Л", "", "", "Белыя Чорныя", "table of algebraic notation, Wikipedia"},
	{"el", "Greek", "Ρ Β Π Α Ι Σ", "rook=Πυ", "", "Λευκά Μαύρα", "gitsis.eu; Greek Wikipedia; Πυ: PyChess el; pawn Σ without source"},
	{"sq", "Albanian", "M Msh Ku O Ka U", "rook=T", "", "Bardhë Zi", "table of algebraic notation, Wikipedia; rook T: Elke Rehder's list"},
	{"tr", "Turkish", "Ş V K F A P", "king=S", "", "Beyaz Siyah", "PyChess tr; tamsatranc; king S without source"},
	{"az", "Azerbaijani", "Ş V T F A P", "king=S", "", "Ağ Qara", "PyChess az; king S without source"},
	{"ga", "Irish", "R B C E N P", "", "", "Bán Dubh", "Elke Rehder's list; PyChess ga for E, N and P"},
	{"cy", "Welsh", "T B C - - -", "", "", "Gwyn Du", "Elke Rehder's list (king, queen and rook only)"},
	{"br", "Breton", "K Q R B N P", "", "", "Gwenn Du", "PyChess br"},
	{"eo", "Esperanto", "R D T K Ĉ P", "knight=C", "", "Blanka Nigra", "Elke Rehder's list; K, Ĉ and P: an Elm chess program; knight C without source"},
	{"ia", "Interlingua", "R G T E C P", "", "", "Blanc Nigre", "chessfss"},
	{"io", "Ido", "R M T V K -", "", "", "Blanka Nigra", "a proposal of 1910"},
	{"ar", "Arabic", "م و ر ف ح ب", "", "", "", "table of algebraic notation, Wikipedia"},
	{"fa", "Persian, in French letters", "R D T F C P", "", "", "سفید سیاه", "irpress.org"},
	{"he", "Hebrew", "מ מה צ ר פ ח", "", "", "", "without source"},
	{"hi", "Hindi, romanised", "R V H U G P", "", "", "Safed Kala", "Elke Rehder's list; U, G and P from the names of the men, without source"},
	{"bn", "Bengali, romanised", "R M N G Gh B", "", "", "Shada Kalo", "table of algebraic notation, Wikipedia"},
	{"id", "Indonesian", "R M B G K P", "", "", "Putih Hitam", "Elke Rehder's list; G, K and P without source; PyChess id has English letters"},
	{"vi", "Vietnamese", "V H X T M -", "", "", "Trắng Đen", "PyChess vi; Vietnamese Wikipedia"},
	{"zh", "Chinese", "K Q R B N P", "", "", "白 黑", "table of algebraic notation, Wikipedia"},
	{"ja", "Japanese", "K Q R B N P", "", "", "白 黒", "without source"},
	{"ko", "Korean", "K Q R B N P", "", "", "백 흑", "without source; Hangul has no two cases"},
}
