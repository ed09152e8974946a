### Ce que dit toute leçon, quel que soit le jeu.

lesson = Leçon
lesson-way = { $step } sur { $steps }
lesson-next = Suivant
lesson-show = Montrez-moi
lesson-retry = Reprendre le coup
lesson-skip = Passer la leçon
lesson-leave = Quitter
lesson-outcome = Voici ce qui arriverait : { $events }
lesson-not = C’est permis, mais ce n’est pas ce que nous cherchons ici. Rien n’est perdu : essayez autre chose.
lesson-over = Vous en savez assez pour jouer mal et vous amuser ! Place à une courte partie contre un robot facile ; ce qui est nouveau vous sera expliqué au passage.
lesson-free = Jouer une courte partie
lesson-again = Recommencer la leçon
lesson-new = Voici du nouveau :
lesson-understood = Compris
