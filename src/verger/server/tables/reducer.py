"""The reducer of a table: from what is kept and one order to what will be kept, without doing anything itself."""

from __future__ import annotations

from verger.server.wire import orders

from . import play_orders, seat_orders, setup_orders
from .order_context import Change, Context


def reduce(context: Context, order: orders.TableOrder) -> Change | None:
    """What an order changes; None if all is as ordered already."""
    match order:
        case orders.Take():
            row = seat_orders.take(context, order)
            return None if row == context.row else Change(row)
        case orders.Admit():
            return Change(seat_orders.admit(context, order))
        case orders.Leave():
            return Change(seat_orders.leave(context, order.seat))
        case orders.Back():
            return Change(seat_orders.back(context, order.seat))
        case orders.Substitute():
            return Change(seat_orders.substitute(context, order.seat, order.level))
        case orders.Arrange():
            return Change(setup_orders.arrange(context, order))
        case orders.Readmit():
            return Change(setup_orders.readmit(context, order.number))
        case orders.Fill():
            return Change(setup_orders.fill(context, order.level))
        case orders.Start():
            return Change(setup_orders.start(context))
        case orders.Settle():
            return Change(setup_orders.settle(context, order))
        case orders.Pause():
            return Change(play_orders.pause(context, True))
        case orders.Resume():
            return Change(play_orders.pause(context, False))
        case orders.Say():
            return play_orders.talk(context, text=order.text)
        case orders.React():
            return play_orders.talk(context, reaction=order.reaction)
        case orders.Undo():
            return play_orders.undo(context, order)
        case orders.Answer():
            return play_orders.answer(context, order.yes)
        case orders.Rematch():
            return play_orders.rematch(context)
