"""What the sources declare: which modules are compiled, and the machine words, constants and classes in them.

A module is compiled when it imports machine words (`i32`, `u128`, …) from `ludoteca.kernel.bits`; a module of
ordinary Python is compiled for speed alone when its first line is a `# cython:` comment.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

BITS = "ludoteca.kernel.bits"
CBITS = "ludoteca.kernel.cbits"
NUMBERED = "Numbered"
POINTERS = {"floats": 8, "octets": 8, "ints": 8}
"""Words that point to rows which somebody else owns; Python does not see fields of theirs."""
WORDS = {"i16": 2, "i32": 4, "i64": 8, "u64": 8, "u128": 16, "f32": 4, "f64": 8, "bint": 4, **POINTERS}
"""The machine words by name, with their size in bytes."""
IN_C = {"math": "libc.math", BITS: CBITS}
"""Modules whose functions C has too."""
LARGEST = (1 << 31) - 1
SHORT = 100
"""How many nodes of syntax a function may have that is copied into its callers."""
ANYWHERE = {"range", "min", "max", "abs", "bool", "int", "cython"}
"""Names that C understands in every module."""
FINAL, WITH_GIL = "final", "cython.with_gil"

Function = ast.FunctionDef


class Faulty(Exception):
    """Says what is wrong with the sources."""


@dataclass(frozen=True)
class Type:
    """A type in C: a word or a class, how many in a row (0: no array), and whether a copy leaves it behind."""

    name: str
    count: int = 0
    scratch: bool = False
    filling: int = 0
    """What the members of an array begin as."""


@dataclass(frozen=True)
class Import:
    """One name that a module imports from another."""

    module: str
    name: str


class Module:
    """One source, read but not run."""

    def __init__(self, name: str, path: Path, sources: Sources) -> None:
        self.name = name
        self.path = path
        self.sources = sources
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text, str(path))

    def fault(self, node: ast.AST, problem: str) -> Faulty:
        """Say what is wrong, and where."""
        return Faulty(f"{self.path}:{getattr(node, 'lineno', 1)}: {problem}")

    @cached_property
    def imports(self) -> dict[str, Import]:
        """What is imported at the top of the module, by the name that it has here."""
        return {
            name.asname or name.name: Import(node.module, name.name)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module
            for name in node.names
        }

    @cached_property
    def typed(self) -> bool:
        """Whether the module speaks in machine words."""
        return any(one.module == BITS and one.name in WORDS for one in self.imports.values())

    @property
    def compiled(self) -> bool:
        """Whether the module is compiled."""
        return self.typed or self.text.startswith("# cython:")

    @cached_property
    def top(self) -> dict[str, ast.ClassDef | Function]:
        """The classes and functions of the module."""
        return {node.name: node for node in self.tree.body if isinstance(node, (ast.ClassDef, Function))}

    # Constants.

    @cached_property
    def _filled(self) -> set[str]:
        """Names that functions of the module assign anew."""
        return {name for node in ast.walk(self.tree) if isinstance(node, ast.Global) for name in node.names}

    @cached_property
    def _assigned(self) -> dict[str, ast.expr]:
        return {
            node.targets[0].id: node.value
            for node in self.tree.body
            if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name)
        }

    def constant(self, name: str) -> int | None:
        """Find the value of a constant of this module, or of one that it imports; None if it is none."""
        if not name.isupper():
            return None
        if name in self._assigned and name not in self._filled:
            return self.value(self._assigned[name])
        one = self.imports.get(name)
        home = one and one.module not in IN_C and self.sources.find(one.module)
        return home.constant(one.name) if one and home else None

    def value(self, node: ast.expr) -> int | None:
        """Work out a whole number from constants; None if it is no such thing."""
        match node:
            case ast.Constant(value=int(number)) if not isinstance(number, bool):
                return number
            case ast.Name(id=name):
                return self.constant(name)
            case ast.Attribute(value=ast.Name(id=name), attr=member):
                return (self.numbered(name) or {}).get(member)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                inner = self.value(operand)
                return None if inner is None else -inner
            case ast.BinOp(left=left, op=op, right=right):
                one, other = self.value(left), self.value(right)
                if one is None or other is None or type(op) not in _WORKED_OUT:
                    return None
                return _WORKED_OUT[type(op)](one, other)
        return None

    def numbered(self, name: str) -> dict[str, int] | None:
        """Number the members of a `Numbered` class by their order; None if it is no such class."""
        node = self.top.get(name)
        if isinstance(node, ast.ClassDef):
            if not any(isinstance(base, ast.Name) and base.id == NUMBERED for base in node.bases):
                return None
            first = next((self.value(key.value) for key in node.keywords if key.arg == "first"), 0) or 0
            members = [part.targets[0] for part in node.body if isinstance(part, ast.Assign)]
            return {target.id: first + at for at, target in enumerate(members) if isinstance(target, ast.Name)}
        if (one := self.imports.get(name)) and (home := self.sources.find(one.module)):
            return home.numbered(one.name)
        return None

    # Types.

    def machine_type(self, annotation: ast.expr | None) -> Type | None:
        """Read an annotation as a C type without its length; None when it stays a Python object."""
        match annotation:
            case ast.Constant(value=str(text)):
                return self.machine_type(ast.parse(text, mode="eval").body)
            case ast.Subscript(value=ast.Name(id="Scratch"), slice=inner):
                kept = self.machine_type(inner)
                return kept and Type(kept.name, kept.count, scratch=True)
            case ast.Subscript(value=ast.Name(id="list"), slice=ast.Name(id=word)) if word in WORDS:
                return Type(word, -1)
            case ast.Name(id=name) if name in WORDS or self.c_class(name):
                return Type(name)
        return None

    def declared(self, node: ast.AnnAssign) -> Type | None:
        """Read the C type of an annotated assignment, an array with its length; None: a Python object."""
        kind = self.machine_type(node.annotation)
        if kind is None or not kind.count:
            return kind
        match node.value:
            case ast.BinOp(left=ast.List(elts=[first]), op=ast.Mult(), right=length):
                zero = isinstance(first, ast.Constant) and not first.value
                filling, count = 0 if zero else self.value(first), self.value(length)
                if filling is not None and count is not None:
                    return Type(kind.name, count, kind.scratch, filling)
        raise self.fault(node, "an array begins as `[0] * length`: one number, and a length of constants")

    def c_class(self, name: str) -> CClass | None:
        """Find a class with C fields that is declared here or imported."""
        if name in self.c_classes:
            return self.c_classes[name]
        if (one := self.imports.get(name)) and (home := self.sources.find(one.module)) and home.typed:
            return home.c_class(one.name)
        return None

    @cached_property
    def c_classes(self) -> dict[str, CClass]:
        """The classes of this module that have C fields: heirs of such, and those with fields of machine words."""
        if not self.typed:
            return {}
        found: dict[str, CClass] = {}
        self.__dict__["c_classes"] = found  # an heir looks for its base in the same module
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                base = node.bases[0].id if node.bases and isinstance(node.bases[0], ast.Name) else None
                above = self.c_class(base) if base else None
                if above or (not node.bases and _has_words(node)):
                    found[node.name] = CClass(self, node, above)
        return found

    @cached_property
    def c_globals(self) -> dict[str, Type]:
        """The module's tables and numbers of machine words."""
        if not self.typed:
            return {}
        return {
            node.target.id: kind
            for node in self.tree.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and (kind := self.declared(node))
        }

    @cached_property
    def c_functions(self) -> dict[str, Function]:
        """The functions that speak in machine words alone."""
        if not self.typed:
            return {}
        found = {name: node for name, node in self.top.items() if isinstance(node, Function)}
        return {name: node for name, node in found.items() if node.args.args and self.in_words(node, node.args.args)}

    def in_words(self, node: Function, arguments: list[ast.arg]) -> bool:
        """Tell whether a function takes and returns machine words (and positions) only."""
        returns = node.returns is not None and ast.unparse(node.returns)
        return (
            decorators(node) <= {FINAL, WITH_GIL}
            and not (node.name.startswith("__") and node.name.endswith("__"))
            and not (node.args.kwonlyargs or node.args.defaults or node.args.vararg or node.args.kwarg)
            and (returns == "None" or returns in WORDS)
            and all(self.machine_type(argument.annotation) for argument in arguments)
        )

    @cached_property
    def inlined(self) -> set[str]:
        """The C functions that are copied into their callers."""
        return {name for name, node in self.c_functions.items() if self.short(node)}

    def short(self, node: Function) -> bool:
        """Tell whether a C function is short, and speaks only of what C knows in its callers' modules as well."""
        parts = [part for statement in node.body for part in ast.walk(statement)]
        names = [part for part in parts if isinstance(part, ast.Name)]
        own = {one.arg for one in node.args.args} | {name.id for name in names if isinstance(name.ctx, ast.Store)}
        return (
            len(parts) <= SHORT
            and WITH_GIL not in decorators(node)
            and all(name.id in own or self._known_in_c(name.id) for name in names)
        )

    def _known_in_c(self, name: str) -> bool:
        if name in ANYWHERE or name in WORDS or self.has_in_c(name) or self.numbered(name):
            return True
        if (value := self.constant(name)) is not None:
            return abs(value) <= LARGEST
        if (one := self.imports.get(name)) is None:
            return False
        home = self.sources.find(one.module)
        return one.module in IN_C or (home is not None and home.has_in_c(one.name))

    def has_in_c(self, name: str) -> bool:
        """Tell whether C code of other modules can use this name of the module."""
        if self.name == BITS:
            return name in self.sources.words
        return name in self.c_globals or name in self.c_functions or name in self.c_classes


class CClass:
    """A class that becomes a C structure with methods."""

    def __init__(self, module: Module, node: ast.ClassDef, base: CClass | None) -> None:
        self.module = module
        self.node = node
        self.name = node.name
        self.base = base

    @cached_property
    def fields(self) -> dict[str, Type]:
        """The attributes that `__init__` declares, by name; a Python object is of type `object`."""
        found: dict[str, Type] = {}
        above = self.base.all_fields if self.base else set()
        for node in self.assignments():
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            assert isinstance(target, ast.Attribute)
            if isinstance(node, ast.AnnAssign):
                found[target.attr] = self.module.declared(node) or Type("object")
            elif target.attr not in above and target.attr not in found:
                raise self.module.fault(node, f"self.{target.attr} needs an annotation: it becomes a field in C")
        return found

    @property
    def all_fields(self) -> set[str]:
        """The names of all attributes, inherited ones as well."""
        return {*self.fields, *(self.base.all_fields if self.base else ())}

    def assignments(self) -> list[ast.AnnAssign | ast.Assign]:
        """List what `__init__` assigns to `self`."""
        init = next((one for one in self.node.body if isinstance(one, Function) and one.name == "__init__"), None)
        return [
            node
            for node in (init.body if init else ())
            if (isinstance(node, ast.AnnAssign) and is_of_self(node.target))
            or (isinstance(node, ast.Assign) and any(is_of_self(target) for target in node.targets))
        ]

    @cached_property
    def methods(self) -> dict[str, Function]:
        """The methods that become C methods."""
        return {
            node.name: node
            for node in self.node.body
            if isinstance(node, Function) and self.module.in_words(node, node.args.args[1:])
        }

    @cached_property
    def final(self) -> set[str]:
        """The C methods that no heir replaces: marked as final, or a game's own and not in the kernel's contract."""
        own = {name for name in self.methods if self.is_position and not self.inherits(name)}
        return own | {name for name, node in self.methods.items() if FINAL in decorators(node)}

    def copied(self, method: str) -> bool:
        """Tell whether a method is copied into its callers."""
        return method in self.final and self.module.short(self.methods[method])

    def inherits(self, method: str) -> bool:
        """Tell whether a class above declares a C method."""
        return self.base is not None and (method in self.base.methods or self.base.inherits(method))

    @property
    def is_position(self) -> bool:
        """Whether this is the position of a game."""
        return self.base is not None and (self.base.name == "Position" or self.base.is_position)

    @cached_property
    def rows(self) -> list[ast.Call]:
        """The rows of the decision table, if the class has one (see `kernel.decisions`)."""
        for node in self.node.body:
            match node:
                case ast.Assign(targets=[ast.Name(id="decisions")], value=ast.Tuple(elts=rows)):
                    return [row for row in rows if isinstance(row, ast.Call)]
        return []


class Sources:
    """All sources below some folders, read when asked for."""

    def __init__(self, *roots: Path) -> None:
        self.roots = roots
        self._modules: dict[str, Module | None] = {}

    def find(self, name: str) -> Module | None:
        """Find a module by its dotted name; None when it is none of ours."""
        if name not in self._modules:
            paths = (root.joinpath(*name.split(".")).with_suffix(".py") for root in self.roots)
            path = next((path for path in paths if path.exists()), None)
            self._modules[name] = Module(name, path, self) if path else None
        return self._modules[name]

    def below(self, root: Path) -> list[Module]:
        """Read all modules of a root that are compiled."""
        paths = [path for path in sorted(root.rglob("*.py")) if path.name != "__init__.py" and _compiled(path)]
        found = [self.find(".".join(path.relative_to(root).with_suffix("").parts)) for path in paths]
        return [module for module in found if module and module.compiled]

    @cached_property
    def machine(self) -> Path:
        """The declarations of the machine's words, written by hand."""
        paths = (root.joinpath(*CBITS.split(".")).with_suffix(".pxd") for root in self.roots)
        return next(path for path in paths if path.exists())

    @cached_property
    def words(self) -> set[str]:
        """What these declare."""
        text = self.machine.read_text(encoding="utf-8").rsplit('"""', 1)[-1]
        return {*re.findall(r"^    (?:ctypedef |const )?(?:\w+\*? )+(\w+)(?:\(.*)?$", text, re.MULTILINE)} | {"bint"}


_WORKED_OUT = {
    ast.Add: int.__add__,
    ast.Sub: int.__sub__,
    ast.Mult: int.__mul__,
    ast.FloorDiv: int.__floordiv__,
    ast.LShift: int.__lshift__,
    ast.BitOr: int.__or__,
}


def _compiled(path: Path) -> bool:
    """Tell at a glance whether a file may be compiled."""
    text = path.read_text(encoding="utf-8")
    return text.startswith("# cython:") or f"from {BITS} import" in text


def decorators(node: Function) -> set[str]:
    """Tell by what a function is decorated."""
    return {ast.unparse(one) for one in node.decorator_list}


def is_of_self(node: ast.expr) -> bool:
    """Tell whether something is an attribute of `self`."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"


def _assigns(node: ast.stmt, name: str) -> bool:
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name


def _has_words(node: ast.ClassDef) -> bool:
    """Tell whether a class without a base declares fields of machine words."""
    for part in ast.walk(node):
        if isinstance(part, ast.AnnAssign) and is_of_self(part.target):
            names = {one.id for one in ast.walk(part.annotation) if isinstance(one, ast.Name)}
            if names & WORDS.keys():
                return True
    return False
