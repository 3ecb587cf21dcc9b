#!/usr/bin/env python3
"""Answers the questions of the conformance suite by python-chess:

    pip install chess
    forsyth conformance --against 'python3 python_chess.py'

The library gets the text as it is, and the answer is what it returns. What it has no
function for is left out, and a dialect that it does not read is skipped.
"""

import json
import sys

import chess
import chess.variant

# Chess960 is no variant of its own but an option of the board.
NAMES = {"": "chess", "chess960": "chess", "dfrc": "chess"}

# Of these dialects castling is that of Chess960, where no variant is named.
CHESS960_DIALECTS = ("xfen", "shredder")

# What status() says of the castling and the en passant field: the suite judges them with
# the verdict, and the position with the rest.
FIELDS = chess.STATUS_BAD_CASTLING_RIGHTS | chess.STATUS_INVALID_EP_SQUARE


def main():
    sys.stdin.reconfigure(encoding="utf-8")
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"id": question["id"], **reply(question)}), flush=True)


def reply(question):
    dialect = question["dialect"]
    variant = question.get("variant", "")
    if dialect not in ("fen", "xfen", "shredder", "epd"):
        return {"skip": f"reads no {dialect}"}
    if question.get("letters", "en") != "en":
        return {"skip": "no letters " + question["letters"]}
    if "inputBase64" in question:
        return {"skip": "reads text"}
    try:
        kind = chess.variant.find_variant(NAMES.get(variant, variant))
    except ValueError:
        return {"skip": f"no variant {variant}"}
    is960 = variant in ("chess960", "dfrc") or (variant == "" and dialect in CHESS960_DIALECTS)
    try:
        board, operations = read(kind, dialect, question["input"], is960)
    except ValueError:
        return {"verdict": "reject"}
    if "move" in question:
        return move(board, question["move"])
    return position(board, operations, question["input"])


def read(kind, dialect, text, is960):
    """Reads a record: the operations of EPD are a dictionary, None elsewhere."""
    if dialect == "epd":
        return kind.from_epd(text, chess960=is960)
    return kind(text, chess960=is960), None


def position(board, operations, text):
    """Answers the question about a record."""
    answer = {
        "verdict": "accept",
        "rooks": [chess.square_name(square) for square in chess.SquareSet(board.clean_castling_rights())],
        "enPassant": {name: field(board, convention) for name, convention in CONVENTIONS.items()},
    }
    if board.status() & ~FIELDS != chess.STATUS_VALID:
        answer["legality"] = {"legal": False}  # of none it claims that a game leads there
    if operations is not None:
        answer["canonical"] = {"epd": board.epd(en_passant="fen", **operations)}
    elif len(text.split(" ")) == 4:
        answer["canonical"] = {
            "xfen": board.epd(en_passant="fen"),
            "shredder": board.epd(en_passant="fen", shredder=True),
        }
    else:
        answer["canonical"] = {
            "xfen": board.fen(en_passant="fen"),
            "shredder": board.shredder_fen(en_passant="fen"),
        }
    return answer


# The conventions of the suite for the en passant field, by the library's names.
CONVENTIONS = {"always": "fen", "xfen": "xfen", "legal": "legal"}


def field(board, convention):
    """Returns the en passant field of a board by a convention of the library."""
    return board.epd(en_passant=convention).split(" ")[3]


def move(board, text):
    """Answers the question about a move."""
    try:
        played = board.parse_san(text)
    except ValueError:
        return {"verdict": "reject"}
    answer = {"verdict": "accept", "uci": board.uci(played), "san": {"en": board.san(played)}}
    board.push(played)
    answer["after"] = board.fen(en_passant="fen")
    return answer


if __name__ == "__main__":
    main()
