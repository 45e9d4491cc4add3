import type { MessageKey } from './en.ts';

/** Texts of blackjack in Filipino. */
export const ty: Record<MessageKey, string> = {
  begin: 'Deal',
  betOn: 'Bet {amount}',
  raised: '{name} {amount}',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  more: '{name} (+{amount})',
  dealer: 'Dealer',
  you: 'Ikaw',
  hand: 'Hand {number}',
  points: '{who}: {points}',
  turn: '{points}. Galaw mo na.',
  blackjack: 'Blackjack',
  bust: 'Bust',
  wins: 'Panalo',
  push: 'Push',
  loses: 'Talo',
  'rules.1':
    'Lumapit sa 21 nang higit sa dealer nang hindi lumalampas dito. Katumbas ng numero ang baraha mula dalawa hanggang sampu, sampu ang mga face card, isa o labing-isa ang alas.',
  'rules.2':
    'Walong deck, bina-shuffle bago ang bawat round. 3 to 2 ang bayad sa blackjack, 1 to 1 sa ibang panalo. Tinitingnan ng dealer kung may blackjack bago ka gumalaw, at stand ito sa bawat 17. Walang insurance.',
  'rules.3':
    'Kumukuha ng pangalawang taya ang double para sa isa pang baraha. Puwedeng i-split nang isang beses ang dalawang barahang pareho ang halaga, sa pangalawang taya; tig-isang baraha ang mga na-split na alas.',
  'rules.4': 'Para sa basic strategy ang nakasaad na return.',
  'part.blackjack': 'Mula sa mga blackjack',
  'part.plain': 'Mula sa mga hand na walang double o split',
  'part.double': 'Mula sa mga na-double na hand',
  'part.split': 'Mula sa mga na-split na hand',
};
