"""Makes extension types of the classes in modules of ordinary Python: C finds their attributes without a dictionary."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from .sources import Module, is_of_self

INDENT = "    "


@dataclass(frozen=True)
class ExtensionType:
    """A class whose attributes have places of their own, and the one above it."""

    name: str
    home: Module
    own: tuple[str, ...]
    """The attributes that its `__init__` assigns to `self`."""
    base: ExtensionType | None = None

    @property
    def fields(self) -> list[str]:
        """The attributes that no class above has."""
        return [field for field in self.own if not self.base or not self.base.has(field)]

    def has(self, field: str) -> bool:
        """Tell whether this class or one above it has an attribute."""
        return field in self.own or (self.base is not None and self.base.has(field))


def declarations(module: Module) -> str:
    """Declare the extension types of a module (its `.pxd`)."""
    return "".join(line + "\n" for one in extension_types(module).values() for line in _declared(one))


def _declared(one: ExtensionType) -> Iterator[str]:
    if one.base and one.base.home is not one.home:
        yield f"from {one.base.home.name} cimport {one.base.name}"
    yield f"cdef class {one.name}({one.base.name}):" if one.base else f"cdef class {one.name}:"
    yield from (INDENT + line for line in [f"cdef public object {field}" for field in one.fields] or ["pass"])


def extension_types(module: Module) -> dict[str, ExtensionType]:
    """Find the classes of a module of ordinary Python that have no base but such, no decorator and no metaclass.

    Raises Faulty for an attribute that does not begin in `__init__`: compiled it would read as None before, interpreted
    as an error.
    """
    found: dict[str, ExtensionType] = {}
    if module.typed or not module.compiled:
        return found
    for node in module.tree.body:
        if not isinstance(node, ast.ClassDef) or node.decorator_list or node.keywords:
            continue
        bases = [found.get(name) or _imported(module, name) for name in map(ast.unparse, node.bases)]
        if not bases or (len(bases) == 1 and bases[0]):
            one = found[node.name] = ExtensionType(node.name, module, _begun(node), *bases)
            for part in _assigned(node):
                if not one.has(part.attr):
                    raise module.fault(part, f"self.{part.attr} must begin in __init__: it becomes a field in C")
    return found


def _imported(module: Module, name: str) -> ExtensionType | None:
    one = module.imports.get(name)
    home = module.sources.find(one.module) if one else None
    return extension_types(home).get(one.name) if one and home else None


def _begun(node: ast.ClassDef) -> tuple[str, ...]:
    """List the attributes that `__init__` assigns, each once."""
    init = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
    return tuple(dict.fromkeys(part.attr for one in init for part in _assigned(one)))


def _assigned(node: ast.AST) -> list[ast.Attribute]:
    """Find where something is assigned to an attribute of `self`."""
    attributes = [part for part in ast.walk(node) if isinstance(part, ast.Attribute) and is_of_self(part)]
    return [part for part in attributes if isinstance(part.ctx, ast.Store)]
