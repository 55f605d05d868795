"""How the options of a game describe themselves to the lobby: read off the fields of its
`Options` struct.
"""

from functools import cache
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Struct, inspect

from facedown.table.forms import Form
from facedown.table.refused import need

Value = str | int | bool | list[str]
"""What an option may be set to."""


class Option(Struct, frozen=True):
    """One option: which values it takes, and which it has if nobody chooses."""

    name: str
    kind: Literal["choice", "number", "switch", "many"]
    default: Value
    values: tuple[str, ...] | None = None
    least: int | None = None
    most: int | None = None


@cache
def described(options: type[Struct]) -> tuple[Option, ...]:
    """The options in the order of the struct's fields.

    A Literal is a choice, a bool a switch, a bounded int a number, a list of literals a choice of
    many. Read off once: each act in a lobby asks for it, and each that is folded again.
    """
    kind = inspect.type_info(options)
    assert isinstance(kind, inspect.StructType)
    plain, hints = options(), get_type_hints(options)
    return tuple(
        _option(f.name, f.type, getattr(plain, f.name), hints[f.name]) for f in kind.fields
    )


def _option(name: str, kind: inspect.Type, default: Any, hint: Any) -> Option:
    # The values as they are written: msgspec tells them in alphabetical order.
    match kind:
        case inspect.BoolType():
            return Option(name, "switch", default)
        case inspect.IntType(ge=least, le=most):
            return Option(name, "number", default, least=least, most=most)
        case inspect.LiteralType(values=values) if _texts(values):
            return Option(name, "choice", default, get_args(hint))
        case inspect.ListType(item_type=inspect.LiteralType(values=values)) if _texts(values):
            return Option(name, "many", default, get_args(get_args(hint)[0]))
    raise TypeError(f"an option of no kind that the lobby knows: {name}")


def _texts(values: tuple[Any, ...]) -> bool:
    return all(isinstance(value, str) for value in values)


def chosen(options: type[Struct], values: dict[str, Any]) -> Any:
    """The options struct with these values; Refused if there is no such option or value."""
    need(isinstance(values, dict) and set(values) <= set(options.__struct_fields__), "form")
    try:
        return msgspec.convert(values, options)
    except msgspec.ValidationError:
        need(False, "form")


class Choices(Form, frozen=True, tag="choices"):
    """Values for any of several options."""

    options: tuple[Option, ...]

    def check(self, value: Any, seat: str) -> dict[str, Any]:
        """Option names to values, each legal in itself."""
        need(isinstance(value, dict), "form")
        known = {option.name: option for option in self.options}
        for name, choice in value.items():
            need(name in known and legal(known[name], choice), "form")
        return {name: settled(known[name], choice) for name, choice in value.items()}

    def sample(self, rng: Any, seat: str) -> dict[str, Any]:
        """One option changed."""
        option = rng.choice(self.options)
        match option.kind:
            case "switch":
                return {option.name: rng.random() < 0.5}
            case "number":
                return {option.name: rng.randint(option.least, option.most)}
            case "choice":
                return {option.name: rng.choice(option.values)}
        return {option.name: rng.sample(option.values, rng.randint(1, len(option.values)))}


def settled(option: Option, choice: Any) -> Any:
    """A legal value as it is kept: of several each once, in the order in which they are written.

    Else a list may be said in endless ways, and be as long as a message.
    """
    if option.kind != "many":
        return choice
    return [value for value in option.values or () if value in choice]


def legal(option: Option, choice: Any) -> bool:
    """Whether an option may have this value."""
    match option.kind:
        case "switch":
            return type(choice) is bool
        case "number":
            least = choice if option.least is None else option.least
            most = choice if option.most is None else option.most
            return type(choice) is int and least <= choice <= most
        case "choice":
            return isinstance(choice, str) and choice in (option.values or ())
    values = option.values or ()
    return isinstance(choice, list | tuple) and all(
        isinstance(c, str) and c in values for c in choice
    )
