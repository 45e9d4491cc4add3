import type { MessageKey } from './en.ts';

/** Texts of blackjack in French. */
export const fr: Record<MessageKey, string> = {
  begin: 'Distribuer',
  betOn: 'Mise {amount}',
  raised: '{name} {amount}',
  hit: 'Tirer',
  stand: 'Rester',
  double: 'Doubler',
  split: 'Séparer',
  more: '{name} (+{amount})',
  dealer: 'Croupier',
  you: 'Vous',
  hand: 'Main {number}',
  points: '{who} : {points}',
  turn: '{points}. À vous de jouer.',
  blackjack: 'Blackjack',
  bust: 'Dépassé',
  wins: 'Gagne',
  push: 'Égalité',
  loses: 'Perd',
  'rules.1':
    'Approchez-vous de 21 plus que le croupier, sans dépasser. Les cartes de deux à dix valent leur nombre, les figures dix, un as un ou onze.',
  'rules.2':
    'Huit jeux de cartes, mélangés avant chaque partie. Un blackjack paie 3 contre 2, les autres gains 1 contre 1. Le croupier vérifie s’il a blackjack avant vos coups et reste à tout 17. Il n’y a pas d’assurance.',
  'rules.3':
    'Doubler ajoute une seconde mise pour une carte de plus. Deux cartes de même valeur peuvent être séparées une fois, pour une seconde mise ; des as séparés reçoivent une carte chacun.',
  'rules.4': 'Le retour indiqué est celui de la stratégie de base.',
  'part.blackjack': 'Des blackjacks',
  'part.plain': 'Des mains ni doublées ni séparées',
  'part.double': 'Des mains doublées',
  'part.split': 'Des mains séparées',
};
