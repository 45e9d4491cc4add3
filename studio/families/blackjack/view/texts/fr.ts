import { fr as solo } from '../../../blackjack-solo/view/texts/fr.ts';
import { fr as place } from '../../../shared/place-texts/fr.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of blackjack in French. */
export const fr: Record<MessageKey, string> = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '×2',
  'move.hit': 'Tirer',
  'move.stand': 'Rester',
  'move.double': 'Doubler',
  betHand: 'Main {amount}',
  betBehind: 'Mise derrière {amount}',
  betDouble: 'Doubler {amount}',
  'on.hand': 'Votre main',
  'on.behind': 'Mise derrière',
  'pays.hand.short': 'vous décidez',
  'pays.behind.short': 'la maison décide',
  'bet.hand': 'Main que vous jouez',
  'bet.behind': 'Mise derrière',
  players: 'Joueurs',
  open: 'En réflexion',
  chosen: 'Choix des joueurs',
  ended: '{who} : {points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'Doubler (+{amount})',
  dealt: 'La main : {own}. Le croupier montre {theirs}.',
  'said.natural': 'Les joueurs ont blackjack.',
  'said.dealerNatural': 'Le croupier a blackjack.',
  'said.level': 'Blackjack des deux côtés.',
  'said.over': 'Le croupier a {points} et dépasse.',
  'said.made': 'Le croupier a {points}.',
  'end.natural': 'Blackjack pour les joueurs',
  'end.over': 'Le croupier dépasse',
  'end.made': 'Croupier 17 à 20',
  'end.top': 'Croupier 21',
  'past.words': '{end} : {points}',
  shares:
    'Sur les {rounds} dernières parties : croupier dépassé {over}, 17 à 20 {made}, 21 {top}, blackjack des joueurs {natural}',
  'choose.open': '{points} : tirer, rester ou doubler ? {seconds} s',
  'choose.again': '{points} : tirer ou rester ? {seconds} s',
  'choose.others': 'Les joueurs décident : {seconds} s',
  'choose.behind': 'La maison joue votre mise derrière. Les joueurs décident : {seconds} s',
  'choose.hit': 'Vous tirez. La carte arrive dans {seconds} s au plus tard.',
  'choose.stand': 'Vous restez à {points}. Les joueurs décident : {seconds} s',
  'choose.double': 'Vous doublez pour une carte. Les joueurs décident : {seconds} s',
  'choose.missed': 'Vous n’avez pas joué à temps et restez à {points}.',
  'choose.over': 'Le temps de choix est écoulé.',
  'made.hit': 'Vous tirez.',
  'made.stand': 'Vous restez.',
  'made.double': 'Vous doublez.',
  'rules.table':
    'Tous les joueurs ont la même main contre le croupier. À chaque étape, chacun décide seul et en même temps : tirer, rester ou, avec deux cartes, doubler. Tous ceux qui tirent ou doublent reçoivent la même carte suivante. Les joueurs qui ne jouent pas à temps restent. Chaque joueur a une mise par partie.',
  'rules.behind':
    'Une mise derrière est jouée par la maison : stratégie de base avec tirer et rester, jamais doubler. Vous pouvez la placer avec votre main ou seule.',
  'rules.2':
    'Huit jeux de cartes, mélangés avant chaque partie. Un blackjack paie 3 contre 2, les autres gains 1 contre 1. Le croupier vérifie s’il a blackjack avant votre décision et reste à tout 17.',
  'rules.3':
    'Doubler ajoute une seconde mise pour une carte de plus. À cette table, il n’y a ni séparation ni assurance.',
  'rules.4':
    'Le retour indiqué pour votre main est celui de la stratégie de base. Les cartes qu’aucun joueur ne prend sont écartées du jeu.',
  'rules.keys': 'Touches, lorsque le focus est sur un coup : H tire, S reste, D double.',
  'part.plain': 'Des mains non doublées',
};
