### La première partie de FFF.

first-way = Pour une première partie, nous proposons trois joueurs, les robots les plus faciles et les marchands 1 à 12 : ce sont ceux avec lesquels on apprend le mieux.

step-goal = Le premier qui possède trois fétiches différents gagne. Ce féticheur les donne contre des denrées : trois pareilles pour le premier, quatre pour le deuxième, cinq pour le troisième.
step-walk = Un tour a trois points, et un pas en coûte un. Vous avez deux poissons à vendre : partez vers l’est, chez Faltige Fritzi, qui achète du poisson.
not-walk = C’est possible, mais Fritzi habite à l’est. Prenez le chemin marqué.
step-on = Encore un pas jusqu’à sa maison.
not-on = Vous y êtes presque : la maison est au prochain pas.
step-stop = Vous y voilà. Qui s’arrête devant une maison commerce avec son marchand : terminez le déplacement.
not-stop = Il reste un point, mais voici quelqu’un qui achète du poisson. Terminez le déplacement.
step-sell = Fritzi paie chaque poisson au cours du tableau : cinquante. Vendez les deux.
not-sell = Les deux poissons rapportent cinquante chacun, avant que le cours ne baisse. Vendez-les ensemble.
step-buy = Après une vente, le cours du poisson baisse : le prochain en tirera moins. Fritzi vend du fenouil, d’autant moins cher qu’il y en a davantage ; achetez-en deux ou trois.
not-buy = Un fétiche demande trois denrées pareilles, et le fenouil ne sera guère moins cher. Achetez-en deux ou trois.
step-leave = Terminez le commerce, et ses actions suivent : de nouvelles denrées arrivent chez d’autres.
done-leave = Un hamburger et une gnôle ont été produits chez ceux qui en vendent. Chaque visite déplace denrées et cours, pour vous comme pour les autres.
step-ferry = L’eau n’est pas un obstacle : un bac est là, et une traversée jusqu’à l’appontement suivant coûte un point, si loin soit-il. Remontez vers le nord.
not-ferry = À pied, ce serait bien plus long. Prenez le bac vers l’appontement du nord.
done-ferry = Six bacs sillonnent le fjord. Pour un point et quelques florins, vous pouvez aussi en appeler un.
step-fetish = Trois fenouils, et vous voici devant le féticheur. Prenez un fétiche, celui que vous voulez.
not-fetish = Vous avez ce qu’il faut : prenez un fétiche.
step-pay = Payez avec vos trois fenouils.
done-pay = Votre premier fétiche, et avec lui un jeton bonus secret. Encore deux, d’autres sortes, et la partie est à vous.
step-exchange = Une première astuce : les changeurs font deux avec un. Donnez un fenouil et prenez deux hamburgers.
not-exchange = Il n’y a pas de moyen moins cher. Échangez-en un.
done-exchange = Un est devenu deux, et vous pouvez recommencer une fois. Passez par une telle maison avant d’aller chez le féticheur.

new-keeping = Gardez un de ces jetons secrets ; chacun sert une fois. Dans le doute, prenez deux points de plus : ils servent toujours.
new-call = Là où il n’y a pas de bac, vous pouvez en appeler un d’un autre appontement, pour un point et quelques florins.
new-effect = Les marchands ont des actions qu’il faut exécuter après le commerce, pour le meilleur ou pour le pire.
new-short = La réserve ne suffit pas pour tous. Choisissez qui en reçoit.
new-change = Choisissez une denrée, et si son cours monte ou baisse : la hausse avant de vendre, la baisse avant d’acheter.
new-ferries = Vous déplacez un bac : approchez-en un, ou éloignez-en un de quelqu’un.
new-close = Une maison est fermée : personne n’y commerce jusqu’à sa réouverture.
new-ceiling = Le cours est au plus haut. Il ne peut plus monter, alors on produit davantage de cette denrée.
