### What every lesson says, whatever the game.

lesson = Lesson
lesson-way = { $step } of { $steps }
lesson-next = Next
lesson-show = Show me
lesson-retry = Take it back
lesson-skip = Skip the lesson
lesson-leave = Leave
lesson-outcome = This is what would happen: { $events }
lesson-not = Allowed, but not what we are after here. Nothing is lost: try something else.
lesson-over = That is enough to play badly, and to enjoy it! Now a short game against an easy bot; whatever is new will be explained as it turns up.
lesson-free = Play a short game
lesson-again = Once more from the start
lesson-new = This is new:
lesson-understood = I see
