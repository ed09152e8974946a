"""What a game's code is made of is found however a rule names it: imported by itself, or as a module's."""

from tests.engine.toy import rules

from verger.lift.constants import called, constants


def by_itself(s):
    return rules.HAND + rules.score(s, 0)


def test_of_a_module_just_what_a_rule_takes_from_it():
    assert constants([by_itself]) == {"HAND": rules.HAND}


def test_what_a_rule_calls_through_a_module_is_called():
    assert [function.__name__ for function in called([by_itself])] == ["by_itself", "score"]
