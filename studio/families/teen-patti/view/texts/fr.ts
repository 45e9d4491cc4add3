import type { MessageKey } from './en.ts';

export const fr: Record<MessageKey, string> = {
  placed: 'Place {seat}, ante {boot}',
  begin: 'S’asseoir',
  fact: 'rake de {rake} sur chaque pot',
  pot: 'Pot',
  part: 'Rake {rake}',
  rake: 'Rake {amount}',
  you: 'Vous',
  seat: 'Place {seat}',
  simulated: 'Simulé',
  free: 'Place libre',
  away: 'Absent',
  blind: 'Aveugle',
  seen: 'Cartes vues',
  packed: 'Couché',
  'act.see': 'Voir les cartes',
  'act.pack': 'Se coucher',
  'act.bet': 'Miser {amount}',
  'act.raise': 'Relancer {amount}',
  'act.show': 'Abattage {amount}',
  'did.see': '{who} : a vu ses cartes',
  'did.pack': '{who} : couché',
  'did.bet': '{who} : mise',
  'did.raise': '{who} : relance',
  'did.show': '{who} : demande l’abattage',
  wins: '{who} remporte le pot : {amount}',
  'by.packed': 'Tous les autres se sont couchés.',
  'by.show': 'Abattage.',
  'by.limit': 'La limite est atteinte : tous abattent.',
  cards: '{who} : {cards}',
  'kind.high': 'Carte haute',
  'kind.pair': 'Paire',
  'kind.colour': 'Couleur',
  'kind.sequence': 'Quinte',
  'kind.pure': 'Quinte flush',
  'kind.trail': 'Brelan',
  'bet.hand': 'Une main misée jusqu’à la limite par deux joueurs',
  pot_part: 'Payé sur le pot',
  'rules.hand':
    'De deux à cinq joueurs. Avant chaque main, toute sa limite de {stake} est débitée de votre solde : c’est le maximum que la main peut vous coûter. Ce que vous n’en misez pas vous est rendu à la fin de la main. Chaque joueur verse une ante de {boot} au pot et reçoit trois cartes.',
  'rules.rake':
    'La maison prélève un rake de {rake} sur chaque pot, arrondi à l’inférieur, et ne joue pas de cartes. Le reste est versé au gagnant.',
  'rules.bets':
    'À votre tour, vous misez à l’aveugle ou voyez d’abord vos cartes. Un joueur à l’aveugle mise le montant en cours ou relance au double ; un joueur qui a vu ses cartes mise le double de ce que miserait un joueur à l’aveugle. La mise fixe le montant du joueur suivant. Un joueur qui se couche perd ce qu’il a misé.',
  'rules.end':
    'Le dernier joueur restant gagne. Quand il en reste deux, l’un peut payer l’abattage : la meilleure main gagne ; à mains égales, celui qui l’a demandé perd. Un joueur qui a vu ses cartes ne peut pas le demander à un joueur à l’aveugle. Lorsqu’un joueur ne peut plus miser dans la limite, tous abattent ; les mains égales partagent le pot.',
  'rules.ranks': 'De la plus haute à la plus basse. A-K-Q est la quinte la plus haute, puis A-2-3, puis K-Q-J.',
  'rules.lowest': 'Dans ce jeu, la main la plus basse gagne : l’ordre ci-dessus est inversé.',
  'rules.time':
    'Vous avez {seconds} secondes pour votre tour. Ensuite vous vous couchez et restez absent jusqu’à votre retour. Après deux minutes d’absence, la place est libre. Un rechargement ou une connexion perdue ne met pas fin à votre main.',
  'rules.fair':
    'Le hachage de la graine du paquet est affiché avant la main, la graine après. Chacun peut alors vérifier toute la distribution, cartes couchées comprises.',
  'rules.who':
    'Les joueurs simulés sont des programmes et sont signalés comme tels. Ils peuvent prendre des places libres. L’argent réel et l’argent fictif ne se rencontrent jamais dans une même main.',
};
