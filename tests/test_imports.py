"""Who may import whom, and what the pure part must not touch: time, chance, the order of a set."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src" / "facedown"

MAY_IMPORT = {
    "table": set[str](),
    "journals": set[str](),
    "games": {"table"},
    "room": {"table", "journals", "games", "settings"},
    "web": {"room", "table", "journals", "games", "settings"},
}
"""By part: the other parts it may import. What lies above them (the command line) may import
all.
"""

IMPURE = {
    "asyncio", "concurrent", "datetime", "multiprocessing", "numpy", "os", "pathlib", "random",
    "secrets", "select", "selectors", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess",
    "sys", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
"""Modules that the kernel and the rules have no use for."""

CALLS = {"hash", "id", "open", "input", "print", "eval", "exec", "globals", "vars"}

ORDERLESS = {"all", "any", "bool", "frozenset", "isinstance", "len", "set", "sorted", "sum"}
"""What may be made of a set without telling in which order it lies (`sum`: of whole numbers)."""

MUTATORS = {
    "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove",
    "setdefault", "sort", "update",
}  # fmt: skip


def sources(*parts: str) -> list[Path]:
    """The files of these parts, without their tests."""
    found = [path for part in parts for path in sorted((ROOT / part).rglob("*.py"))]
    return [path for path in found if not path.name.startswith("test_")]


def named(path: Path) -> str:
    """A file by its place in the package."""
    return str(path.relative_to(ROOT))


def parsed(path: Path) -> ast.Module:
    """A file, parsed; every node knows the one it is in."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            child.parent = node  # type: ignore[attr-defined]
    return tree


def above(node: ast.AST) -> Iterator[ast.AST]:
    """What a node stands in, from the inside out."""
    while (node := getattr(node, "parent", None)) is not None:  # type: ignore[assignment]
        yield node


def imported(tree: ast.Module) -> Iterator[tuple[ast.stmt, str]]:
    """Every import, wherever it stands: (statement, module)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node, "." * node.level + (node.module or "")


# Who may import whom


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_who_may_import_whom(part: str):
    """Games know the table, the table knows nobody; only the room and what is above know more."""
    allowed = MAY_IMPORT[part] | {part}
    for path in sources(part):
        for _, module in imported(parsed(path)):
            assert not module.startswith("."), f"{named(path)}: say the whole name of {module}"
            if module.split(".")[0] == "facedown":
                other = [*module.split("."), ""][1]
                assert other in allowed, f"{named(path)} imports {module}"


def test_a_game_imports_no_other():
    """What is in a game's folder is that game's."""
    for path in sources("games"):
        own = path.relative_to(ROOT / "games").parts
        for _, module in imported(parsed(path)):
            if module.startswith("facedown.games.") and len(own) > 1:
                assert module.split(".")[2] == own[0], f"{named(path)} imports {module}"


def test_nobody_imports_the_tests():
    """What is installed needs nothing that is not."""
    for path in sources("."):
        for _, module in imported(parsed(path)):
            assert module.split(".")[0] not in ("tests", "pytest", "hypothesis"), named(path)


# What the pure part must not touch

PURE = sources("table", "games")
pure = pytest.mark.parametrize("path", PURE, ids=named)


@pure
def test_no_time_chance_or_outer_world(path: Path):
    """No clock, no chance but labelled draws, no files, no threads. Samples may be drawn by a
    given `random.Random`.
    """
    for statement, module in imported(parsed(path)):
        if isinstance(statement, ast.ImportFrom) and module == "random":
            assert [alias.name for alias in statement.names] == ["Random"], named(path)
        else:
            assert module.split(".")[0] not in IMPURE, f"{named(path)} imports {module}"


@pure
def test_chance_is_for_samples_and_bots(path: Path):
    """`Random` is named in the `sample` of a form, and by bots: never by rules."""
    if path.name == "bot.py":
        return
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Name) and node.id == "Random":
            inside = [f.name for f in above(node) if isinstance(f, ast.FunctionDef)]
            assert "sample" in inside, f"{named(path)}:{node.lineno}"


@pure
def test_nothing_waits(path: Path):
    """The kernel and the rules are called; they never await."""
    kinds = ast.AsyncFunctionDef | ast.Await | ast.AsyncFor | ast.AsyncWith
    for node in ast.walk(parsed(path)):
        assert not isinstance(node, kinds), named(path)


@pure
def test_no_hash_and_no_id(path: Path):
    """Nothing that differs from one process to the next."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in CALLS, f"{named(path)}:{node.lineno} {node.func.id}()"


@pure
def test_nothing_is_kept_in_a_module(path: Path):
    """A module's lists, dicts and sets are never changed by what is in it."""
    tree = parsed(path)
    kept = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        assert not isinstance(node, ast.Global), f"{named(path)}:{getattr(node, 'lineno', 0)}"
        name = _changed(node)
        inside = any(isinstance(n, ast.FunctionDef | ast.Lambda) for n in above(node))
        assert not (name in kept and inside), f"{named(path)} changes {name}"


def _changed(node: ast.AST) -> str | None:
    """The name of what a node changes in place."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)) if attr in MUTATORS:
            return name
        case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
            return name
        case ast.AugAssign(target=ast.Name(id=name)):
            return name
    return None


# The order of sets


@pure
def test_no_set_is_walked(path: Path):
    """A set lies in another order in another process: it may be asked, counted and sorted, but
    nothing may be made of its order.
    """
    tree = parsed(path)
    for node in ast.walk(tree):
        for walked in _walked(node):
            place = f"{named(path)}:{walked.lineno}"
            assert not _is_set(walked, node), f"{place} walks a set; sort it"


def test_the_lint_finds_walked_sets():
    """The lint bites, and leaves alone what is harmless."""
    bad = (
        "for x in {1, 2}: pass",
        "def f(xs):\n    seen = set(xs)\n    return [x for x in seen]",
        "def f(xs: frozenset[str]):\n    return list(xs)",
        "def f(a, b):\n    return tuple(set(a) - b)",
        "def f(g):\n    return ','.join({x for x in g})",
        "def f(s):\n    return dict.fromkeys(s.audience)",
        "def f(xs):\n    return min(set(xs), key=len)",
        "def f(xs):\n    return next(iter(set(xs)))",
        "def f(xs):\n    return [*set(xs)]",
        "class A:\n    def __init__(self):\n        self.ids: set[str] = set()\n"
        "    def f(self):\n        return list(self.ids)",
    )
    good = (
        "def f(xs):\n    seen = set(xs)\n    return [x for x in xs if x in seen]",
        "def f(xs):\n    return sorted(set(xs))",
        "def f(xs):\n    return len(set(xs)) == 1 and any(x for x in set(xs))",
        "def f(xs):\n    return {x + 1 for x in set(xs)}",
        "def f(xs):\n    return max(set(xs))",
        "def f(xs):\n    xs = set(xs)\n    for x in sorted(xs): pass",
    )
    for source, expected in [*((s, True) for s in bad), *((s, False) for s in good)]:
        tree = ast.parse(source)
        for node in ast.walk(tree):
            for child in ast.iter_child_nodes(node):
                child.parent = node  # type: ignore[attr-defined]
        nodes = list(ast.walk(tree))
        assert any(_is_set(w, n) for n in nodes for w in _walked(n)) == expected, source


def _walked(node: ast.AST) -> Iterator[ast.expr]:
    """What a node walks in order."""
    match node:
        case ast.For(iter=walked) | ast.YieldFrom(value=walked):
            yield walked
        case ast.Starred(value=walked, ctx=ast.Load()) if not isinstance(
            getattr(node, "parent", None), ast.Set
        ):
            yield walked
        case ast.ListComp(generators=of) | ast.DictComp(generators=of):
            yield from (part.iter for part in of)
        case ast.GeneratorExp(generators=of) if not _orderless(getattr(node, "parent", None)):
            yield from (part.iter for part in of)
        case ast.Call(func=func, args=args, keywords=keywords):
            name = func.id if isinstance(func, ast.Name) else getattr(func, "attr", "")
            ties = any(keyword.arg == "key" for keyword in keywords)
            if (name in ("min", "max") and ties) or name in _WALKERS:
                yield from args


_WALKERS = {"list", "tuple", "iter", "enumerate", "map", "filter", "zip", "dict", "fromkeys"} | {
    "join", "extend", "chain", "reversed", "Counter", "deque", "shuffled", "some", "choose",
}  # fmt: skip


def _orderless(node: ast.AST | None) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and (node.func.id in ORDERLESS or node.func.id in ("min", "max"))
    )


def _is_set(node: ast.expr, within: ast.AST) -> bool:
    """Whether an expression is a set, as far as its file tells."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return _is_set(left, within) or _is_set(node.right, within)
        case ast.IfExp(body=body, orelse=orelse):
            return _is_set(body, within) or _is_set(orelse, within)
        case ast.Attribute(attr=attr):
            return attr in _set_attributes(within)
        case ast.Name(id=name):
            return name in _sets_of(within)
    return False


def _sets_of(within: ast.AST) -> set[str]:
    """The names that are bound to sets in the function that a node stands in."""
    function = next((n for n in above(within) if isinstance(n, ast.FunctionDef)), None)
    if function is None:
        return set()
    args = [*function.args.args, *function.args.kwonlyargs, *function.args.posonlyargs]
    names = {arg.arg for arg in args if _set_hint(arg.annotation)}
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                if _is_set_literal(value):
                    names.add(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=hint) if _set_hint(hint):
                names.add(name)
    return names


def _is_set_literal(value: ast.expr) -> bool:
    match value:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return _is_set_literal(left) or _is_set_literal(value.right)
    return False


def _set_hint(hint: ast.expr | None) -> bool:
    if hint is None:
        return False
    text = ast.unparse(hint)
    return text.split("[")[0] in ("set", "frozenset", "AbstractSet", "Set", "Viewer")


def _set_attributes(within: ast.AST) -> set[str]:
    """Attributes that are said to be sets in the file that a node stands in."""
    module = [within, *above(within)][-1]
    found = {"audience"}  # of secrets
    for node in ast.walk(module):
        match node:
            case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=hint):
                found |= {name} if _set_hint(hint) else set()
            case ast.AnnAssign(target=ast.Name(id=name), annotation=hint):
                owned = isinstance(getattr(node, "parent", None), ast.ClassDef)
                found |= {name} if owned and _set_hint(hint) else set()
    return found
