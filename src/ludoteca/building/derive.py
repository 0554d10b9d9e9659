"""Derives what Cython compiles from a source: the same text without what C declares, and the declarations.

Lines keep their numbers, so that a traceback of compiled code names the line of the source; only what follows a
position's class in the same module moves down by what is added to it.
"""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator
from functools import cached_property

from . import extensions
from .extensions import INDENT
from .sources import BITS, FINAL, IN_C, LARGEST, POINTERS, WITH_GIL, WORDS, CClass, Function, Module, Type, decorators

INLINED = "inlined_"
"""Begins the name of the copy of a function that its callers get."""
SLOTS = "abcd"

Edit = tuple[int, int, str]


def derive(module: Module) -> tuple[str, str]:
    """Give the text to compile and its declarations (the `.pxd`); raises Faulty."""
    if not module.typed:
        return module.text, extensions.declarations(module)
    return _Edits(module).text(), declarations(module)


# Declarations.


def declarations(module: Module) -> str:
    """Declare in C what the annotations of a module say."""
    lines = [*_cimports(module)]
    edits = _Edits(module)
    for name, kind in module.c_globals.items():
        lines.append(f"cdef {_spell(kind, name)}")
    for one in module.c_classes.values():
        lines += _class(one, edits)
    for name, node in module.c_functions.items():
        lines.append(f"cpdef {_signature(module, node, name, node.args.args)}")
        if name in module.inlined:
            lines.append(f"cdef inline {_signature(module, node, INLINED + name, node.args.args)}:")
            lines.append(edits.body(node))
    return "\n".join(lines) + "\n"


def _cimports(module: Module) -> Iterator[str]:
    words = ", ".join(sorted(WORDS.keys() - {"bint"}))
    yield f"from {IN_C[BITS]} cimport {words}"
    yield "from libc.string cimport memcpy"
    yield "cimport cython"
    if any(one.rows for one in module.c_classes.values()):
        yield f"from {IN_C[BITS]} cimport popcount"
    homes: dict[str, list[str]] = {}
    for name, one in module.imports.items():
        if _is_cimported(module, name):
            written = module.sources.find(one.module)
            copied = INLINED if written and one.name in written.inlined else ""
            homes.setdefault(IN_C.get(one.module, one.module), []).append(f"{copied}{one.name} as {name}")
    for home, names in homes.items():
        yield f"from {home} cimport {', '.join(names)}"


def _is_cimported(module: Module, name: str) -> bool:
    """Tell whether an imported name comes from C when the module is compiled."""
    one = module.imports[name]
    if one.module == BITS:
        return one.name not in WORDS and one.name in module.sources.words
    if one.module in IN_C:
        return True
    home = module.sources.find(one.module)
    return home is not None and home.has_in_c(one.name)


def _class(one: CClass, edits: _Edits) -> Iterator[str]:
    yield f"cdef class {one.name}({one.base.name}):" if one.base else f"cdef class {one.name}:"
    body = [
        f"cdef {'' if kind.name in POINTERS else 'public '}{_spell(kind, name)}" for name, kind in one.fields.items()
    ]
    if one.fields and one.is_position:
        body.append(f"cdef void copy_{one.name}(self, {one.name} other) noexcept nogil")
    for name, node in one.methods.items():
        signature = _signature(one.module, node, name, node.args.args[1:], "self")
        if name in one.final:
            body.append("@cython.final")
        if one.copied(name):
            body += [f"cdef inline {signature}:", *edits.body(node).splitlines()]
        elif not one.inherits(name):
            body.append(f"cdef {signature}")
    yield from (INDENT + line for line in body or ["pass"])


def _spell(kind: Type, name: str) -> str:
    return f"{kind.name} {name}[{kind.count}]" if kind.count else f"{kind.name} {name}"


def _signature(module: Module, node: Function, name: str, arguments: list[ast.arg], *first: str) -> str:
    kinds = [module.machine_type(argument.annotation) for argument in arguments]
    told = ", ".join([*first, *(f"{kind.name} {one.arg}" for kind, one in zip(kinds, arguments, strict=True) if kind)])
    returns = "void" if node.returns is None or ast.unparse(node.returns) == "None" else ast.unparse(node.returns)
    return f"{returns} {name}({told}) noexcept {'with gil' if WITH_GIL in decorators(node) else 'nogil'}"


# The text to compile.


class _Edits(ast.NodeVisitor):
    """Collects what changes in the text of a module: (from, to, replacement), as places in its bytes."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.bytes = module.text.encode()
        self.starts = [0]
        for line in self.bytes.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.edits: list[Edit] = []
        self.dropped: list[Edit] = []
        self.visit(module.tree)

    def text(self) -> str:
        """Give the text with all changes, without what is dropped."""
        gone = [(start, end) for start, end, _ in self.dropped]
        kept = [edit for edit in self.edits if not any(start <= edit[0] < end for start, end in gone)]
        return self._changed(0, len(self.bytes), [*kept, *self.dropped])

    def body(self, node: Function) -> str:
        """Give the changed text of what a function does."""
        first = node.body[1 if len(node.body) > 1 and ast.get_docstring(node) else 0]
        start, end = self.place(first.lineno, 0), self.range(node)[1]
        text = self._changed(start, end, [edit for edit in self.edits if start <= edit[0] < end])
        return textwrap.indent(textwrap.dedent(text), INDENT)

    def _changed(self, start: int, end: int, edits: list[Edit]) -> str:
        result = self.bytes[:end]
        for begin, until, new in sorted(edits, reverse=True):
            result = result[:begin] + new.encode() + result[until:]
        return result[start:].decode()

    def range(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        """Tell where a part of the text begins and ends."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.place(node.lineno, node.col_offset), self.place(node.end_lineno, node.end_col_offset)

    def place(self, line: int, column: int) -> int:
        """Find a place in the bytes."""
        return self.starts[line - 1] + column

    def replace(self, node: ast.stmt | ast.expr, new: str) -> None:
        """Replace a part of the text; line breaks in it stay."""
        self.edits.append((*self.range(node), self._lines(node, new)))

    def _lines(self, node: ast.stmt | ast.expr, new: str) -> str:
        return new + "\n" * ((node.end_lineno or node.lineno) - node.lineno)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Leave to the declarations what is imported in C."""
        if node.module == "__future__":
            self.replace(node, f"{ast.unparse(node)}; import cython")
        elif node in self.module.tree.body:
            kept = [one for one in node.names if not self._from_c(one.asname or one.name)]
            if len(kept) < len(node.names):
                names = ", ".join(ast.unparse(one) for one in kept)
                self.replace(node, f"from {node.module} import {names}" if kept else "pass")

    def _from_c(self, name: str) -> bool:
        one = self.module.imports[name]
        return (one.module == BITS and one.name in WORDS) or _is_cimported(self.module, name)

    def visit_If(self, node: ast.If) -> None:
        """Drop what is meant for the interpreter alone."""
        if ast.unparse(node.test) == "not cython.compiled":
            self.replace(node, "pass")
        else:
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Keep the name of what is assigned as it is."""
        self.visit(node.value)
        for target in node.targets:
            if not isinstance(target, ast.Name):
                self.visit(target)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Take the annotation off what the declarations declare; arrays begin with zeros."""
        if node.target not in self._declared or node.value is None:
            self._name_bint(node.annotation)
        elif (kind := self.module.declared(node)) and kind.count:
            filling = f"for at in range({kind.count}): {ast.unparse(node.target)}[at] = {kind.filling}"
            self.replace(node, filling if kind.filling else "pass")
            return
        elif kind and kind.name in POINTERS:
            self.replace(node, "pass")
            return
        else:
            assert node.target.end_lineno is not None and node.target.end_col_offset is not None
            start = self.place(node.target.end_lineno, node.target.end_col_offset)
            self.edits.append((start, self.place(node.value.lineno, node.value.col_offset), " = "))
        if node.value is not None:
            self.visit(node.value)

    @cached_property
    def _declared(self) -> list[ast.expr]:
        """The targets of assignments that are declared in C."""
        module = self.module
        names: list[ast.expr] = [
            node.target
            for node in module.tree.body
            if isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and node.target.id in module.c_globals
        ]
        for one in module.c_classes.values():
            names += [node.target for node in one.assignments() if isinstance(node, ast.AnnAssign)]
        return names

    def visit_arg(self, node: ast.arg) -> None:
        """Spell the annotation as Cython does."""
        if node.annotation is not None:
            self._name_bint(node.annotation)

    def visit_FunctionDef(self, node: Function) -> None:
        """Spell the returned type as Cython does, then look inside."""
        for one in node.decorator_list:
            if ast.unparse(one) in {FINAL, WITH_GIL}:  # the declarations say it
                start, end = self.range(one)
                self.edits.append((start - 1, end, "pass"))
        if node.returns is not None:
            self._name_bint(node.returns)
        self.visit(node.args)
        for part in node.body:
            self.visit(part)

    def _name_bint(self, annotation: ast.expr) -> None:
        if isinstance(annotation, ast.Name) and annotation.id == "bint":
            self.replace(annotation, "cython.bint")

    def visit_Call(self, node: ast.Call) -> None:
        """Call the copy of a function that has one."""
        if isinstance(node.func, ast.Name) and node.func.id in self.module.inlined:
            self.replace(node.func, INLINED + node.func.id)
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Leave texts alone."""

    def visit_Name(self, node: ast.Name) -> None:
        """Write a constant as its number."""
        self._fold(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Write a numbered name as its number."""
        if not self._fold(node):
            self.visit(node.value)

    def _fold(self, node: ast.Name | ast.Attribute) -> bool:
        value = self.module.value(node)
        if value is None or not isinstance(node.ctx, ast.Load) or abs(value) > LARGEST:
            return False
        self.replace(node, str(value) if value >= 0 else f"({value})")
        return True

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Add to a position what follows from its fields and its table of decisions."""
        one = self.module.c_classes.get(node.name)
        for part in node.body:
            if one and one.rows and isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "decisions":
                self.replace(part, f"decisions = ({', '.join(_readable(row) for row in one.rows)},)")
            else:
                self.visit(part)
            if one and isinstance(part, Function) and one.copied(part.name):
                self.dropped.append((*self.range(part), self._lines(part, "pass")))
        added = [*_copying(one), *_deciding(one)] if one else []
        if added:
            assert node.end_lineno is not None and node.end_col_offset is not None
            end = self.place(node.end_lineno, node.end_col_offset)
            self.edits.append((end, end, "".join("\n" + INDENT + line for line in added)))


def _copying(one: CClass) -> Iterator[str]:
    """Write how a position becomes a copy of another, field by field."""
    if not (one.fields and one.is_position):
        return
    yield "def assign(self, other):"
    yield f"    self.copy_{one.name}(cython.cast({one.name}, other))"
    yield f"def copy_{one.name}(self, other):"
    above = one.base
    while above and not (above.fields and above.is_position):
        above = above.base
    yield f"    self.copy_{above.name}(other)" if above else "    self.copy_base(other)"
    for name, kind in one.fields.items():
        if not kind.scratch and kind.name != "object":
            if kind.count:
                yield f"    memcpy(self.{name}, other.{name}, {kind.count * WORDS[kind.name]})"
            else:
                yield f"    self.{name} = other.{name}"


def _deciding(one: CClass) -> Iterator[str]:
    """Write the table of decisions out as two switches."""
    if not one.rows:
        return
    yield "def find(self, seat):"
    yield "    self.low = 0"
    yield "    self.high = 0"
    yield "    self.found_for = seat"
    yield from _switch(one, 1, "seat")
    yield "    return popcount(self.low) + popcount(self.high)"
    yield "def carry_out(self, seat, pick):"
    yield from _switch(one, 2, "seat, pick")


def _switch(one: CClass, column: int, arguments: str) -> Iterator[str]:
    module = one.module
    word = "if"
    for row in one.rows:
        kind = module.value(row.args[0])
        if kind is None:
            raise module.fault(row, "a row of decisions begins with the decision's number")
        if len(row.args) <= column or isinstance(row.args[column], ast.Constant):
            continue
        function = row.args[column]
        slots = _slots(module, function, 1 + arguments.count(",") + 1)
        yield f"    {word} self.kind == {kind}:"
        yield f"        {ast.unparse(function)}(self, {', '.join([arguments, *slots])})"
        word = "elif"


def _slots(module: Module, function: ast.expr, before: int) -> list[str]:
    """List the frame's slots that a function asks for, after its first parameters."""
    name = ast.unparse(function)
    node = module.c_functions.get(name)
    if node is None and (one := module.imports.get(name)) and (home := module.sources.find(one.module)):
        node = home.c_functions.get(one.name)
    if node is None:
        raise module.fault(function, f"{name} must be a function of machine words")
    more = len(node.args.args) - before
    if not 0 <= more <= len(SLOTS):
        raise module.fault(function, f"{name} takes the position, {before - 1} numbers and at most four slots")
    return [f"self.{slot}" for slot in SLOTS[:more]]


def _readable(row: ast.Call) -> str:
    """Give the half of a row that stays Python: the find and do of C are left out."""
    arguments = [ast.unparse(one) if at not in (1, 2) else "None" for at, one in enumerate(row.args)]
    keywords = [ast.unparse(one) for one in row.keywords]
    return f"{ast.unparse(row.func)}({', '.join([*arguments, *keywords])})"
