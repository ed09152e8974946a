### La première partie de Fruitoplay.

first-way = Pour une première partie, nous proposons une table de trois et les robots les plus faciles ; tout se change ci-dessous.

step-goal = Devant vous, les fruits forment des colonnes : cinq fraises, quatre pommes. À la fin de la manche, votre plus grande colonne est multipliée par la plus petite : cinq fois quatre, vingt.
step-target = Chacun joue une carte face cachée pour la cible, Pomme 10, et le nombre le plus proche rafle tout. { $friend } a choisi : jouez votre Banane 9, à un seul écart.
not-target = Plus un nombre est loin de 10, plus { $friend } risque d’être devant. La Banane 9 n’est qu’à un.
step-taken = Vous étiez plus près : la cible et les deux cartes rejoignent vos colonnes. Qui ne gagne pas pioche une carte.
step-fruit = Une chose l’emporte sur la distance : le fruit de la cible. La cible est Fraise 5 ; jouez votre fraise, si loin soit-elle.
not-fruit = { $friend } a posé le 5 lui-même, qui gagne si vous ne jouez pas de fraise. Seul le fruit de la cible peut le battre.
step-river = Un écart de onze, et c’est gagné ! Toutes les cibles de la manche sont dans la rivière, visibles de tous : gardez-leur le bon fruit.
step-lose = Gagner n’est pas toujours bon : une figue isolée deviendrait votre plus petite colonne, et cinq fois un font cinq. Jouez une carte loin du 9.
not-lose = Vous gagneriez une figue et une banane dont vous ne voulez pas, et votre plus petite colonne vaudrait un. Jouez plus loin.
step-draw = Le septième pli est joué, et votre main rejoint vos colonnes. Vous pouvez piocher une dernière carte à l’aveugle ; vos colonnes sont belles, refusez.
not-draw = Cette figue ouvre une colonne d’un seul fruit, et tout est multiplié par elle. Refusez.
done-draw = Six fois six : trente-six points ! { $friend } a récolté une fraise isolée et n’en fait que huit.
step-rotten = Une carte pourrie ne compte pas et emporte une autre carte de son fruit : à vous de dire laquelle. Sacrifiez la banane simple, gardez la double.
not-rotten = La banane double vaut deux fruits. Sacrifiez la simple.
done-rotten = Deux fois deux. Laissez les cartes pourries aux autres : qui gagne le pli les prend aussi.

new-tie = Deux cartes à égale distance s’éliminent, et la suivante gagne. Être second est parfois le meilleur choix.
new-aside = Plus personne ne peut gagner : les cartes de ce pli quittent la manche, et tout le monde pioche.
new-lot = Dès la manche 2, chacun reçoit en cadeau des fruits d’une sorte. Personne n’est seul dernier : le sort a choisi laquelle.
new-collective = Dès la manche 2, chacun reçoit des fruits d’une sorte, qu’il en veuille ou non. Le dernier choisit laquelle.
new-naming = Vous êtes dernier : choisissez le fruit que tout le monde recevra cette manche. Prenez-en un qui sert votre main, ou qui gâche les colonnes des autres.
