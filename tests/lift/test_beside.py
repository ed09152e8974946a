"""The same rules in WebAssembly: Node plays what was played here, comes to the same positions and decides the same."""

import pytest
from bench.lift.beside import beside, decided, decided_elsewhere, node, questions
from tests.bots.weights import network
from tests.engine.support import COMPILED, REGISTERED

from verger.bots import HeuristicBot, NetworkBot, RandomBot, SearchBot

GAMES = 10
DECISIONS = 10
BOTS = (RandomBot(), HeuristicBot(slips=15), SearchBot(seconds=None, iterations=150))

pytestmark = pytest.mark.parametrize(
    "game", [game for game in REGISTERED if game in COMPILED], ids=lambda game: game.name
)


def test_node_plays_as_the_core_does(game):
    verdict = beside(game, GAMES, node)
    assert verdict.difference == ""
    assert verdict.games == GAMES


def test_a_network_thinks_the_same_in_node(game):
    """Decisions, chances and points to the last bit."""
    asked = questions(game, DECISIONS)
    bot = NetworkBot(seconds=None, iterations=40, given=network(game))
    there = decided_elsewhere(game, bot, asked, node).decisions
    assert there == decided(game, bot, asked).decisions
    assert any(chance not in (0, 1) for chances in (one[5] for one in there) for chance in chances)


def test_a_policy_alone_guides_the_same_in_node(game):
    """Where the game's own opinion is all that counts: actions, visits and worths; chances nobody knows there."""
    asked = questions(game, DECISIONS)
    bot = NetworkBot(seconds=None, iterations=40, heed=0.4, belief=1.0, given=network(game))
    here, there = decided(game, bot, asked).decisions, decided_elsewhere(game, bot, asked, node).decisions
    assert [one[:5] for one in there] == [one[:5] for one in here]


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_bots_decide_the_same_in_node(game, bot):
    asked = questions(game, DECISIONS)
    assert decided_elsewhere(game, bot, asked, node).decisions == decided(game, bot, asked).decisions
