"""The flat calls that a page can make, around functions as Numba lays them out."""

from __future__ import annotations

from typing import Any

import llvmlite.ir as ir
from numba import types
from numba.core import cgutils

from .target import Context

I32, I64, F64 = ir.IntType(32), ir.IntType(64), ir.DoubleType()


def flat(kind: types.Type) -> list[ir.Type]:
    """How an argument crosses: a record by its address, an array by its address and lengths, a number as it is."""
    match kind:
        case types.Array():
            return [I32] * (1 + kind.ndim)
        case types.Record() | types.int64:
            return [I32]
        case types.uint64:
            return [I64]
        case types.float64:
            return [F64]
    raise TypeError(f"{kind} cannot be passed to WebAssembly")


def thunk(context: Context, module: ir.Module, name: str, compiled: Any) -> None:
    """Define the flat function `name` around a compiled one."""
    arguments, result = compiled.signature.args, compiled.signature.return_type
    returned = {types.none: ir.VoidType(), types.float64: F64}.get(result, I32)
    shape = ir.FunctionType(returned, [part for kind in arguments for part in flat(kind)])
    function = ir.Function(module, shape, name)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    parts = iter(function.args)
    values = [_value(context, builder, kind, [next(parts) for _ in flat(kind)]) for kind in arguments]
    callee = context.declare_function(module, compiled.fndesc)
    status, value = context.call_conv.call_function(builder, callee, result, arguments, values)
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", fnty=ir.FunctionType(ir.VoidType(), [])), [])
        builder.unreachable()
    _finish(context, builder, result, value)


def _finish(context: Context, builder: ir.IRBuilder, result: types.Type, value: Any) -> None:
    if result == types.none:
        builder.ret_void()
    elif result == types.float64:
        builder.ret(value)
    elif isinstance(result, (types.Integer, types.Boolean)):
        builder.ret(context.cast(builder, value, result, types.int32))
    else:
        raise TypeError(f"{result} cannot be returned from WebAssembly")


def _value(context: Context, builder: ir.IRBuilder, kind: types.Type, parts: list[Any]) -> Any:
    """An argument as Numba wants it, from how it crossed."""
    match kind:
        case types.Record():
            return builder.inttoptr(parts[0], context.get_value_type(kind))
        case types.Array():
            return _array(context, builder, kind, *parts)
        case types.int64:
            return builder.sext(parts[0], I64)
    return parts[0]


def _array(context: Context, builder: ir.IRBuilder, kind: types.Array, address: Any, *lengths: Any) -> Any:
    array = context.make_array(kind)(context, builder)
    shape = [builder.zext(length, I64) for length in lengths]
    item = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides = [item]
    for length in shape[:0:-1]:
        strides.insert(0, builder.mul(strides[0], length))
    context.populate_array(
        array,
        data=builder.inttoptr(address, array.data.type),
        shape=cgutils.pack_array(builder, shape),
        strides=cgutils.pack_array(builder, strides),
        itemsize=item,
        meminfo=None,
    )
    return array._getvalue()
