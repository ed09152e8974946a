### La maison en français : le cadre de la page, et le terminal.
###
### $seat est le nom d’un siège, $game celui d’un jeu, $rule le numéro d’une règle ; les listes arrivent déjà jointes.

## La maison

house-name = Verger
house-tagline = Des jeux de société à cueillir
pair = { $what } : { $value }
house-homage = Verger est un hommage non officiel et non commercial à des jeux que nous aimons. Les dessins et les mots sont les nôtres ; les jeux et leurs noms appartiennent à leurs auteurs et éditeurs.
house-home = Retour à l’étagère

## L’étagère

shelf-title = À quoi jouons-nous ?
shelf-play = Jouer
shelf-more = encore { $count }
shelf-fewer = moins
shelf-open = Jouer à { $game }
shelf-players = De { $min } à { $max } joueurs
shelf-how = Apprendre en une minute
lesson-door = Apprendre en jouant
lesson-resume = Reprendre la leçon
lesson-offer = { $game } est nouveau pour vous ? La première partie guidée dure dix minutes : une idée à la fois, et se tromper ne coûte rien.
shelf-resume = Reprendre votre partie de { $game }
shelf-yours = Vos parties
shelf-turn = À vous de jouer
shelf-gathering = On attend du monde
shelf-tables = Il reste une place à ces tables
shelf-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
shelf-sit = S’asseoir
shelf-past = Déjà jouées
past-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
past-won = { $count ->
    [0] aucune gagnée
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
past-best = meilleur score : { $points }
past-all = Toutes les { $count } parties
forget = Supprimer
forget-sure = Supprimer cette partie de { $game } de votre historique ?
forget-away = Retirer cette partie de { $game } de votre liste ? La table reste, et son lien y ramène.
shelf-loading = On descend les jeux de l’étagère…
shelf-static = Ce Verger n’a pas de serveur : tous les jeux se jouent ici, sur cet appareil, même sans réseau. Avec un serveur, un Verger invite aussi des gens ailleurs.
discard = Jeter
discard-sure = Jeter cette partie de { $game } ? Elle n’est gardée nulle part ailleurs.
open-record = Ouvrir une partie enregistrée
open-fault = Ce fichier ne peut pas être ouvert : { $fault }
shelf-empty = L’étagère est vide : aucun jeu n’est installé.

## Mise en place

setup-title = Une table pour { $game }
setup-seats = Sièges
setup-count = Nombre de joueurs
setup-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
setup-seat = Siège { $number }
setup-kind = Qui s’assoit ici
setup-you = Vous
setup-person = Sur cet appareil
setup-bot = Robot
setup-open = Place libre
setup-open-help = Qui a le lien peut s’asseoir ici.
setup-name = Nom
setup-level = Niveau
setup-level-all = Tous les robots à ce niveau
setup-add = Ajouter un siège
setup-remove = Retirer { $seat }
setup-options = Options
setup-seed = Graine
setup-seed-help = La même graine donne la même partie. Laissez vide pour une nouvelle.
setup-start = Commencer la partie
setup-quick = Partie rapide
setup-quick-help = { $count ->
    [one] Tout de suite : vous et un adversaire facile.
   *[other] Tout de suite : vous et { $count } adversaires faciles.
}
setup-with = Où jouons-nous ?
setup-here = Ici, sur cet appareil
setup-away = Avec des gens ailleurs
setup-alone = Sur cet appareil : aucun réseau n’est nécessaire.
setup-table = La table
setup-sight = Qui la trouve
setup-sight-link = Par lien
setup-sight-public = Sur l’étagère
setup-sight-help = Sur l’étagère, n’importe qui peut prendre une place libre. Le lien marche toujours.
setup-chat = Conversation
setup-chat-on = Permise
setup-chat-off = Coupée
setup-chat-help = De courts messages et des réactions entre ceux qui sont à la table.
setup-pace = Temps de réflexion
setup-time = Durée
setup-late = Temps écoulé
setup-late-bot = Robot ({ $level })
setup-gather = Ouvrir la table
pace-none = Illimité
pace-move = Par coup
pace-match = Pour la partie
pace-days = En jours
setup-defaults = Réglages d’origine
setup-name-missing = Chaque siège a besoin d’un nom.
setup-name-twice = Deux sièges s’appellent { $seat }.

## Horloges

clock-days = { $days } j { $hours } h
clock-per-move = { $time } pour chaque coup
clock-per-match = { $time } pour toute la partie
clock-left = reste { $time }
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## La salle d’attente

room-host = Partagez le lien, et commencez quand tout le monde est assis.
room-seated = Vous avez une place. L’hôte commence quand tout le monde est là.
room-choose = Choisissez une place libre. L’hôte commence quand tout le monde est là.
room-full = Toutes les places sont prises. Vous pouvez regarder, avec plaisir.
room-removed = L’hôte vous a fait quitter cette table. Vous pouvez regarder, avec plaisir.
room-name = Votre nom
room-name-first = Dites d’abord votre nom.
room-free = Libre
room-sit = S’asseoir
room-sit-on = S’asseoir au siège { $number }
room-stand = Se lever
room-bot = Mettre un robot ici
room-empty = Libérer ce siège
room-send-away = Faire quitter la table à { $seat }
room-sent-away = Ont dû quitter la table
room-sent-away-help = Ils ne peuvent plus s’y asseoir, à moins que vous ne le permettiez.
room-readmit = Laisser revenir { $seat }
room-up = Monter { $seat }
room-down = Descendre { $seat }
room-arrange = Disposer
room-change = Plutôt ici
room-change-to = Plutôt ici, au siège { $number }
room-fill = Des robots aux places libres
room-missing = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
room-invite = Inviter
room-invite-help = Scannez le code ou ouvrez le lien : ni compte, ni rien à installer.
room-how = Comment on joue
room-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## Noms et niveaux

player-name = Joueur { $number }
bot-name-1 = Aina
bot-name-2 = Biel
bot-name-3 = Catalina
bot-name-4 = Jaume
bot-name-5 = Margalida
bot-name-6 = Toni
bot-name-7 = Antònia
bot-name-8 = Bernat
bot-name-9 = Coloma
bot-name-10 = Damià
bot-name-11 = Esperança
bot-name-12 = Francesc
bot-name-13 = Gabriel
bot-name-14 = Llúcia
bot-name-15 = Onofre
level = Niveau { $level }
level-1 = Pépin
level-1-help = Débutant : joue bien des coups au hasard. Bonne compagnie pour une première partie.
level-2 = Jeune pousse
level-2-help = Facile : joue au premier coup d’œil, et se trompe parfois.
level-3 = Arbrisseau
level-3-help = Moyen : réfléchit un instant avant chaque coup.
level-4 = En fleurs
level-4-help = Bon : voit plusieurs fois plus loin.
level-5 = Fruit mûr
level-5-help = Fort : prend une seconde ou deux, et n’en perd guère.
level-6 = Vieil arbre
level-6-help = Le plus fort : réfléchit jusqu’à deux secondes et demie.

## Le cadre

frame-turn = Tour { $turn }
frame-board = Plateau
frame-seats = Joueurs
frame-menu = Menu
frame-close = Fermer
frame-new = Nouvelle partie
frame-watching = Vous regardez cette partie.
prompt-yours = À vous, { $seat }.
prompt-wait = À { $seat } de jouer.
prompt-wait-many = On attend { $seats }.
prompt-unseen = La partie continue hors de votre vue.
prompt-forced = Rien d’autre n’est possible :
seat-points = { $points } { score-unit }
seat-you = vous
seat-bot = robot, { $level }
seat-turn = doit jouer
seat-here = présent
seat-away = absent
seat-free = parti, un robot joue
seat-substitute = un robot joue en attendant
thinking = { $seat } réfléchit…
busy = Un instant…
preview = Cela donnerait

## Conseils

hint = Conseil
hint-thinking = On cherche une bonne idée…
hint-best = Une bonne idée : { $action }.
hint-also = À considérer aussi
hint-share = { $percent } % de la recherche
hint-chances = Conseil : chances de gagner
hint-chance = { $percent } % de chances de gagner
# Ce que compte un score ; un jeu peut avoir son propre mot.
score-unit = { $points ->
    [one] point
   *[other] points
}
hint-points = À la fin, environ { $points } { score-unit }.
hint-more = À la fin, environ { $points } { score-unit } : { $gap } de plus qu’avec la deuxième idée.
hint-fewer = À la fin, environ { $points } { score-unit } : { $gap } de moins qu’avec la deuxième idée, mais plus de chances de gagner.
hint-equal = À la fin, environ { $points } { score-unit }, autant qu’avec la deuxième idée.
hint-costs = Sur cent parties, { $gap ->
    [one] une victoire
   *[other] { $gap } victoires
} de moins qu’avec la meilleure idée.
network-none = Aucun réseau entraîné ne connaît ce jeu à { $seats } : les niveaux y jouent sans connaître les chances de gagner.
hint-unsure = Trop peu examiné pour dire ce que cela vaut.
hint-search = Aucun réseau entraîné ne connaît cette table : la recherche dit combien de fois elle a regardé chaque action.
hint-forced = Pas de conseil : il n’y a qu’une chose à faire.
hint-outlook = { $seat } : perspectives { $percent } %
hint-none = Pas de conseil : ce n’est pas votre tour.

## Reprendre

undo = Reprendre
undo-reach = { $reach ->
    [0] Il n’y a rien à reprendre.
    [one] Vous pouvez reprendre votre dernière action.
   *[other] Vous pouvez reprendre vos { $reach } dernières actions.
}
undo-reason-none = Il n’y a rien de plus à reprendre.
undo-reason-reveal = Pas plus loin : quelque chose de caché est apparu.
undo-reason-other = Pas plus loin : quelqu’un d’autre a joué depuis.
undo-reason-start = Pas plus loin : c’est là que la partie commence.
undo-reason-over = La partie est finie : plus rien ne peut être repris.
undo-done = { $count ->
    [one] { $seat } reprend une action.
   *[other] { $seat } reprend { $count } actions.
}

undo-ask = Demander à reprendre
undo-ask-help = { $consent ->
    [one] Votre dernière action peut être reprise si tout le monde est d’accord.
   *[other] Vos { $consent } dernières actions peuvent être reprises si tout le monde est d’accord.
}
request-undo = { $count ->
    [one] { $seat } aimerait reprendre une action.
   *[other] { $seat } aimerait reprendre { $count } actions.
}
request-undo-others = Ce que d’autres ont joué depuis est repris aussi.
request-yours = Vous avez demandé à reprendre. On attend { $seats }.
request-agreed = On attend { $seats }.
request-declined = La table préfère que non.
request-yes = D’accord
request-withdraw = Laisser tomber
request-no = Refuser

## À la table

people = La table
people-sit = Jouer à la place de { $seat }
people-ask = Demander la place de { $seat }
people-ask-help = Qui prend une place y voit ce qui est caché : on demande d’abord à toute la table.
people-back = Reprendre la place
people-leave = Quitter la place
people-bot = Laisser jouer un robot
people-person = Plus de robot
substitute-yours = Un robot joue pour vous.
substitute-help = Il ne sait que ce que vous savez. Reprenez votre place quand vous voulez.
leave-title = Quitter votre place ?
leave-text = Un robot joue pour vous, en ne sachant que ce que vous savez ; le même lien vous ramène. Quelqu’un d’autre ne peut prendre la place, et voir ce que vous aviez en main, que si vous la lui cédez ou si toute la table est d’accord.
hand-on = Céder votre place
hand-on-help = Qui ouvre ce lien peut prendre votre place, et voit ce que vous aviez en main. Gardez-le pour vous, et c’est la table qui décide.
hand-on-link = Lien vers votre place
wish-seat = Une nouvelle personne, sous le nom de « { $name } », aimerait prendre la place de { $seat }, et y verrait ce qui est caché.
wish-yours = Vous avez demandé la place de { $seat }. On attend { $seats }.
pause = Pause
pause-title = Une petite pause
pause-help = Personne ne joue et aucune horloge ne tourne, jusqu’à ce que quelqu’un reprenne.
pause-resume = On reprend
chat = Conversation
chat-unread = { $count ->
    [0] Conversation
    [one] Conversation, { $count } nouveau message
   *[other] Conversation, { $count } nouveaux messages
}
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-off = L’hôte a coupé la conversation.
chat-watch = Ceux qui sont à la table parlent ici.
reaction-bravo = Bravo
reaction-thanks = Merci
reaction-laugh = Ha ha
reaction-think = Je réfléchis
reaction-ouch = Aïe
reaction-hurry = On se dépêche
since = { $count ->
    [one] Depuis votre dernier tour : une action
   *[other] Depuis votre dernier tour : { $count } actions
}
notify = Me prévenir quand c’est à moi
notify-stop = Ne plus me prévenir
notify-on = Vous serez prévenu quand ce sera à vous, tant que cette page reste ouverte quelque part.
notify-denied = Le navigateur ne permet pas de notifications à cette page.
notify-turn = À vous, { $seat }.
rematch-follow = À la partie suivante

## Journal

log = Journal
log-empty = Il ne s’est encore rien passé.
log-since = Depuis votre dernier tour
log-more = encore { $count }
log-fold = moins
hurry = Accélérer
hurry-help = Passer au moment présent

## Aide et règles

help = Aide
help-how = En une minute
help-signs = Les signes
help-rules = Règles
help-keys = Clavier
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] { $count } règle trouvée.
   *[other] { $count } règles trouvées.
}
rule-id = Règle { $rule }
how-next = Suite
how-previous = Retour
how-done = Jouons
how-step = { $step } sur { $steps }

## Clavier

cap-arrows = Flèches
cap-enter = Entrée
cap-backspace = Retour arrière
cap-escape = Échap
keys-arrows = aller d’un choix à l’autre
keys-enter = jouer ce choix
keys-backspace = reprendre
keys-hint = conseil
keys-log = journal
keys-mute = avec ou sans le son
keys-zoom = plus près, plus loin, tout le plateau (comme avec deux doigts, ou la molette et Ctrl)
keys-chat = conversation
keys-help = aide
keys-escape = fermer, ou lâcher la sélection

## Langue et thème

language = Langue
language-fr = Français
language-en = English
theme = Thème
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
mute = Couper le son
unmute = Mettre le son
sound-on = Le son est mis.
sound-off = Le son est coupé.
settings = Réglages
settings-sound = Sons
settings-sound-help = Bois, papier et pièces ; une note douce quand c’est à vous.
settings-volume = Volume
settings-forced = Jouer tout seul ce qui est le seul choix
settings-forced-help = Après un instant pour le voir ; jamais la fin d’un tour que vous pourriez encore reprendre.
settings-confirm = Demander avant ce qui ne peut pas être repris
settings-confirm-help = Quand on retourne quelque chose de caché, ou que d’autres jouent ensuite.
motion = Rythme
motion-slow = Lent
motion-normal = Normal
motion-quick = Vif
motion-none = Sans mouvement
size = Texte
size-normal = Normal
size-large = Grand
size-larger = Plus grand
colours = Couleurs des places
colours-usual = Habituelles
colours-distinct = Plus faciles à distinguer

## Attente et connexion

wait-compile = Le jeu se prépare pour la première fois…
wait-compile-help = Quelques secondes, une seule fois.
wait-load = Ouverture de la partie…
connection-lost = La connexion est perdue.
connection-retry = Reconnexion…
connection-help = La partie est à l’abri : elle reprendra où elle en était.
connection-now = Réessayer maintenant

## Confier une partie à un serveur

hand-over = Continuer avec des amis
hand-text = La partie continue sur le serveur : vos amis la trouvent par un lien, et vous pouvez l’emporter sur un autre appareil. Elle quitte cet appareil ; ce qui a été joué reste joué. Qui regarde la table voit que vous pouviez connaître la donne.
hand-seats = Qui joue ailleurs à partir de maintenant ?
hand-pause = La partie est en pause jusqu’à ce qu’ils soient assis et que quelqu’un la reprenne.
hand-alone = Gardez un siège pour vous.
hand-yes = Confier la partie
hand-failed = Le serveur ne répond pas. La partie reste ici.

## Passer l’appareil

pass-text = Passez l’appareil à { $seat }.
pass-on = Passer l’appareil
pass-ready = C’est prêt

## Résultat

result-title = Résultat
result-win = { $seat } l’emporte !
result-shared = Victoire partagée : { $seats }
result-nobody = Personne n’a gagné.
result-you-win = Vous gagnez !
result-you-share = Vous partagez la victoire !
result-you-place = { $place ->
    [1] Vous arrivez en première place.
    [2] Vous arrivez en deuxième place.
    [3] Vous arrivez en troisième place.
    [4] Vous arrivez en quatrième place.
    [5] Vous arrivez en cinquième place.
    [6] Vous arrivez en sixième place.
   *[other] Vous arrivez à la place { $place }.
}
result-stopped = La partie s’est arrêtée à sa limite.
result-level = { $seats } sont à égalité.
result-total = Total
result-parts = D’où vient le score
result-curve = Le score au fil de la partie
result-curve-help = { $seat } : { $points } après l’action { $step }
result-rematch = Revanche
result-replay = Revoir
result-save = Garder la partie
result-board = Voir le plateau

## Relecture

replay-title = Relecture
replay-first = Début
replay-previous = Précédent
replay-next = Suivant
replay-last = Fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-step = Étape { $step } sur { $steps }
replay-start = Le début de la partie
replay-leave = Quitter la relecture

## Lien et équité

link-copy = Copier le lien
link-copied = Lien copié.
link = Lien de cette table
link-local = Cette adresse ne marche que sur cette machine. Les autres y arrivent si la maison est ouverte par « verger serve --host 0.0.0.0 » : ouvrez la page ici par le nom ou l’adresse de cette machine dans le réseau, et donnez le lien que vous voyez alors.
link-share = Partager
link-code = Code QR de ce lien
personal = Continuer sur un autre appareil
personal-help = Qui ouvre ce lien joue à votre place : il est pour vous seul. Il marche 30 jours.
personal-link = Votre lien personnel
copy = Copier
lend = Prêter une place à un programme
lend-help = Un programme écrit par vous ou par quelqu’un d’autre joue à votre place tant qu’il est connecté ; quand il s’en va, un robot continue. La documentation dit comment en écrire un, sous « Bots in any language ».
lend-warning = Qui a le jeton joue en votre nom : ne le donnez qu’à ce programme.
lend-seat = Quelle place ?
lend-address = Adresse
lend-token = Jeton
come-title = Continuer sur cet appareil ?
come-text = Vous aurez ici les mêmes places que là d’où vient ce lien. Les places que ce navigateur a prises lui-même ne seront plus les vôtres.
come-yes = Continuer ici
come-failed = Ce lien ne marche plus. Demandez-en un nouveau sur l’autre appareil.
fairness = Équité
fairness-help = La graine fixe toute la donne. Son empreinte est montrée dès le début, la graine elle-même à la fin : chacun peut vérifier que rien n’a changé entre les deux.
fairness-here = La graine fixe toute la donne. Cette partie a été distribuée par cet appareil, qui sait donc tout ; ses robots n’apprennent que ce que sait leur siège. L’empreinte de la graine a été notée au début.
fairness-hash = Empreinte de la graine (SHA-256)
fairness-seed = Graine
fairness-sealed = sous scellés jusqu’à la fin
known-seed = Graine connue
known-seed-help = Qui a ouvert cette partie en a choisi la graine, et connaît peut-être tout ce qui est caché.
known-seed-agree = Je le sais, et je m’assois quand même.
verify = Vérifier cette partie
verify-busy = On vérifie…
verify-noted = L’empreinte de la graine, calculée dans ce navigateur, est celle qu’il avait notée au début.
verify-told = L’empreinte de la graine, calculée dans ce navigateur, est celle que montre le serveur. Ce navigateur n’était pas là au début pour la noter.
verify-changed = L’empreinte de la graine n’est pas celle notée au début : la donne a été changée.
verify-unable = Ce navigateur ne calcule des empreintes que sur une page sûre (https). La commande « verger verify » le fait partout.
verify-replayed = Redonnée depuis la graine et rejouée d’après le relevé, chaque action est permise et le résultat est le même.
verify-broken = Rejoué, le relevé ne tient pas : { $fault }
verify-fair = Tout est comme il faut.
verify-unfair = Quelque chose ne va pas dans cette partie.
record-read = Télécharger le relevé
edition = Édition { $edition }

## Confirmation

confirm-yes = Oui
confirm-cancel = Annuler
confirm-final = Cela ne pourra plus être repris. Continuer ?

## Erreurs

error-not_found = Il n’y a rien ici : cette partie ou cette page n’existe pas.
error-game = Il n’y a pas de jeu de ce nom sur cette étagère.
error-conflict = La partie a avancé entre-temps. Voici où elle en est.
error-not_your_seat = Ce siège n’est pas le vôtre.
error-not_pending = Ce n’est pas à { $seat } de jouer.
error-illegal = Ce n’est pas possible : { $reason }
error-unknown_action = Cette action n’existe pas.
error-undo = Cela ne peut plus être repris.
error-over = La partie est finie.
error-running = Le relevé sera disponible une fois la partie finie.
error-invalid = Quelque chose ne va pas dans cette demande : { $detail }
error-edition = Cette partie a été commencée avec une autre édition du jeu que celle d’ici : elle ne peut pas être montrée.
error-not_host = Seul l’hôte de la table peut faire cela.
error-taken = Quelqu’un a été plus rapide : cette place est prise, ou demandée.
error-kept = Seul qui a quitté cette place peut la prendre ou la céder : personne d’autre n’est à la table.
error-declined = Vous avez déjà demandé cette place : la table a décidé.
error-seated = Vous avez déjà une place à cette table.
error-removed = L’hôte vous a fait quitter cette table.
error-known_seed = Qui a ouvert cette partie en a choisi la graine : dites d’abord que vous le savez.
error-started = La partie a déjà commencé.
error-not_started = La partie n’a pas encore commencé.
error-paused = La partie est en pause.
error-no_guest = Ce navigateur ne garde pas de cookie, il ne peut donc pas tenir une place.
error-not_seated = Seuls ceux qui sont à la table peuvent faire cela.
error-open_seats = Il reste des places libres.
error-substituted = Un robot joue pour cette place. Reprenez-la d’abord.
error-present = Quelqu’un est là pour jouer à cette place.
error-no_request = Il n’y a plus rien à répondre.
error-name = Personne ne peut lire ce nom : écrivez-le en lettres et en signes visibles.
error-rate = Pas si vite, s’il vous plaît.
error-chat_off = L’hôte a coupé la conversation.
error-storage = Rien ne peut être enregistré pour le moment. Ce qui a été joué est à l’abri ; réessayez dans un instant.
error-unkept = Ce navigateur ne laisse rien garder à la page : la partie est perdue dès que vous la quittez.
error-server = Un problème est survenu de notre côté. La partie est à l’abri ; réessayez.
error-retry = Réessayer

## Terminal

terminal-welcome = { $game } : tapez un numéro ou les mots d’un choix, « aide » pour toutes les commandes.
terminal-table = Autour de la table : { $seats }.
terminal-folded = un choix sur { $count } ; tapez « { $word } » pour les voir tous
terminal-final = ne pourra plus être repris
terminal-invalid = « { $input } » n’est pas un choix possible. Tapez un numéro de 1 à { $count }, les mots d’un choix, ou « aide ».
terminal-ambiguous = « { $input } » peut désigner plusieurs choix :
terminal-legal = C’est possible : { $action }.
terminal-why = Pourquoi pas quoi ? Par exemple : { $example }
terminal-rules = Tapez « règles » et une lettre, un numéro ou un mot pour lire la suite :
terminal-no-rule = Aucune règle ne parle de « { $word } ».
terminal-save = Sous quel nom garder la partie ? (Entrée : ne pas la garder)
terminal-saved = Partie gardée dans { $file }.
terminal-unsaved = { $file } ne peut pas être écrit : { $reason }.
terminal-kept = La partie n’est pas finie. Pour la reprendre :
terminal-bye = À bientôt au verger.
terminal-replay = Entrée : suite · p : précédent · f : début · e : fin · q : quitter
terminal-resumed = On reprend, après { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
command-help = aide
command-help-text = cette liste
command-choice-text = jouer ce choix, par son numéro ou ses mots
command-why = pourquoi
command-why-text = quelle règle interdit une action : pourquoi { $example }
command-hint = conseil
command-hint-text = une bonne idée
command-undo = reprendre
command-undo-text = reprendre votre dernière action
command-log = journal
command-log-text = tout ce qui s’est passé
command-board = plateau
command-board-text = revoir le plateau et les choix
command-rules = règles
command-rules-text = les règles, ou celles qui parlent de quelque chose : règles fin
command-save = garder
command-save-text = écrire la partie dans un fichier : garder soirée.json
command-quit = quitter
command-quit-text = partir ; la partie est gardée

## Terminal : vérifier une partie

verify-game = { $game }, édition { $edition }, version { $version } des règles : les mêmes qu’ici.
verify-seed = Redistribuée depuis sa graine, dont l’empreinte est { $hash } : à comparer avec celle affichée au début de la partie.
verify-shown = Redistribuée depuis sa graine, dont l’empreinte est celle affichée au début de la partie : { $hash }.
verify-known = Qui a ouvert la partie a choisi cette graine, et connaissait peut-être tout ce qui était caché.
verify-position = Elle commence par une position écrite, atteignable ou non : il n’y a pas de graine à vérifier.
verify-actions = { $count ->
    [one] { $count } action, permise
   *[other] { $count } actions, chacune permise
} là où elle a été jouée.
verify-result = Les actions mènent au résultat noté : { $points } points.
verify-running = La partie n’est pas finie, et aucun résultat n’est noté.

## Terminal : s’occuper des parties

admin-match = Partie
admin-game = Jeu
admin-names = À la table
admin-actions = Actions
admin-changed = Touchée en dernier
admin-stage = État
admin-stage-open = ouverte
admin-stage-running = en cours
admin-stage-over = finie
admin-none = Aucune partie n’est gardée ici.
admin-exported = Écrite dans { $file }.
admin-confirm = Supprimer la partie { $match } pour de bon ?
admin-deleted = La partie { $match } est supprimée.
admin-pruned = { $count ->
    [one] { $count } partie supprimée, que personne n’avait touchée
   *[other] { $count } parties supprimées, que personne n’avait touchées
} depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.

## Terminal : bots entre eux, et vitesse

arena-title = { $game }, { $seats } sièges : { $games } parties
arena-bot = Bot
arena-wins = Victoires
arena-rate = Taux
arena-interval = Intervalle à 95 %
arena-number = { $number }
arena-percent = { $number } %
arena-span = { $low } à { $high } %
arena-points = Points
arena-time = ms par coup
arena-turns = { $games } parties, { $turns } tours chacune en moyenne ; graine { $seed }. Une victoire partagée compte en fractions.
arena-lengths = Tours par partie
arena-shortest = La plus courte
arena-share = { $share } % en
arena-longest = La plus longue
arena-ending = { $games ->
    [one] { $games } partie : { $ending }
   *[other] { $games } parties : { $ending }
}
ladder-title = { $game } : le classement
ladder-rating = Cote
ladder-span = { $low } à { $high }
ladder-played = Parties
ladder-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} au classement ; graine { $seed }.
arena-fault-rules = { $bot } : { $times ->
    [one] une réponse contraire aux règles, remplacée par un coup permis au hasard.
   *[other] { $times } réponses contraires aux règles, remplacées par des coups permis au hasard.
}
arena-fault-clock = { $bot } : { $times ->
    [one] une réponse trop tardive, remplacée par un coup permis au hasard.
   *[other] { $times } réponses trop tardives, remplacées par des coups permis au hasard.
}
arena-fault-pipe = { $bot } : { $times ->
    [one] le programme s’est interrompu une fois ; un coup permis a été joué au hasard à sa place.
   *[other] le programme s’est interrompu { $times } fois ; des coups permis ont été joués au hasard à sa place.
}
bench-title = Vitesse sur un cœur
bench-title-gpu = Vitesse sur un processeur graphique
bench-gpu-playouts = parties au hasard
bench-gpu-step = coups avec observation et masque
bench-peers-gpu = Pgx sur le même processeur, au hasard
bench-result = Résultat
bench-goal = But
bench-ratio = Chez nous
bench-game = { $game }, { $seats } sièges
bench-starts = De rien au premier choix
bench-peers = OpenSpiel par Python, au hasard
bench-steps = parties au hasard
bench-batch = un lot, avec observation et masque
bench-search = parties entières en recherche
bench-bot = la recherche comme elle joue
bench-replay = rejouer une partie finie
bench-first = la première fois, en compilant
bench-cached = toutes les autres fois
bench-absent = pas installé
bench-unit-steps = { $number } coups/s
bench-unit-rollouts = { $number } parties/s
bench-unit-microseconds = { $number } µs
bench-unit-seconds = { $number } s
bench-goal-least = ≥ { $number }
bench-goal-most = < { $number }
bench-faster = × { $times }
bench-method-gpu = Médianes de { $repeats ->
    [one] { $repeats } mesure
   *[other] { $repeats } mesures
} à l’horloge, { $count } parties côte à côte, les parties entières au nombre par appel qui convient le mieux à chacune. « Chez nous » dit combien de fois les coups de notre jeu le plus lent sont plus rapides.
bench-method = Médianes de { $repeats ->
    [one] { $repeats } mesure
   *[other] { $repeats } mesures
} en temps de processeur sur un cœur. « Chez nous » dit combien de fois notre jeu le plus lent est plus rapide.
