import type { Messages } from './en.ts';

/** Texts of slots in Swahili. */
export const sw: Messages = {
  spin: 'Zungusha',
  freeSpins: 'Mizunguko ya bure: {count}',
  reels: 'Reel, kushoto kwenda kulia: {columns}',
  'pay.line': 'Mstari {number}',
  'verify.spin': 'Mzunguko',
  'verify.freeSpin': 'Mzunguko wa bure {index}',
  'verify.lineWin': 'Mstari {line}: {count} × {symbol} inalipa {units}',
  'verify.nothing': 'Hakuna mstari unaolipa.',
  freeSpinOf: 'Mzunguko wa bure {index} kati ya {count}, ushindi {multiplier}×',
  lines: 'Mistari ya malipo: {count}',
  'pay.intro':
    'Reel: {reels}, safu: {rows}, mistari ya malipo: {lines}. Mstari unalipa kwa alama zinazofanana mfululizo, kuanzia reel ya kushoto. Ushindi mkubwa tu wa kila mstari ndio unaolipwa, na ushindi wa mistari yote unajumlishwa.',
  'pay.wild': '{wild} inachukua nafasi ya kila alama isipokuwa {scatter}.',
  'pay.wildAll': '{wild} inachukua nafasi ya kila alama.',
  'pay.scatter':
    '{scatter} za kutosha popote zinatoa mizunguko ya bure kwa dau lilelile (idadi ya alama → mizunguko ya bure). Ushindi wote kwenye mizunguko ya bure unazidishwa kwa {multiplier}.',
  'pay.lines': 'Mistari ya malipo ({count})',
  'pay.base': 'Malipo kutoka mizunguko ya kulipia',
  'pay.free': 'Malipo kutoka mizunguko ya bure',
  'pay.feature': 'Raundi zenye mizunguko ya bure',
};
