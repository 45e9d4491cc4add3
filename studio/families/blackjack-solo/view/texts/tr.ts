import type { MessageKey } from './en.ts';

/** Texts of blackjack in Turkish. */
export const tr: Record<MessageKey, string> = {
  begin: 'Dağıt',
  betOn: 'Bahis {amount}',
  raised: '{name} {amount}',
  hit: 'Kart çek',
  stand: 'Dur',
  double: 'İkiye katla',
  split: 'Böl',
  more: '{name} (+{amount})',
  dealer: 'Krupiye',
  you: 'Siz',
  hand: '{number}. el',
  points: '{who}: {points}',
  turn: '{points}. Sıra sizde.',
  blackjack: 'Blackjack',
  bust: 'Battı',
  wins: 'Kazandı',
  push: 'Berabere',
  loses: 'Kaybetti',
  'rules.1':
    '21’i geçmeden 21’e krupiyeden daha çok yaklaşın. İkiliden onluya kartlar kendi değerini taşır, resimli kartlar on, as bir veya on bir sayılır.',
  'rules.2':
    'Sekiz deste, her turdan önce karıştırılır. Blackjack 3:2, diğer kazançlar 1:1 öder. Krupiye, siz hamle yapmadan önce blackjack’e bakar ve her 17’de durur. Sigorta yoktur.',
  'rules.3':
    'İkiye katla, bir kart daha için ikinci bir bahis alır. Eşit değerde iki kart, ikinci bir bahisle bir kez bölünebilir; bölünen aslara birer kart verilir.',
  'rules.4': 'Belirtilen geri dönüş, temel stratejiye göredir.',
  'part.blackjack': 'Blackjacklerden',
  'part.plain': 'Katlanmayan ve bölünmeyen ellerden',
  'part.double': 'Katlanan ellerden',
  'part.split': 'Bölünen ellerden',
};
