import type { Messages } from './en.ts';

/** Texts of slots in French. */
export const fr: Messages = {
  spin: 'Lancer',
  freeSpins: 'Tours gratuits : {count}',
  reels: 'Rouleaux, de gauche à droite : {columns}',
  'pay.line': 'Ligne {number}',
  'verify.spin': 'Tour',
  'verify.freeSpin': 'Tour gratuit {index}',
  'verify.lineWin': 'Ligne {line} : {count} × {symbol} paie {units}',
  'verify.nothing': 'Aucune ligne ne paie.',
  freeSpinOf: 'Tour gratuit {index} sur {count}, gains {multiplier}×',
  lines: 'Lignes : {count}',
  'pay.intro':
    'Rouleaux : {reels}, rangées : {rows}, lignes de paiement : {lines}. Une ligne paie pour des symboles identiques consécutifs, à partir du rouleau de gauche. Seul le gain le plus élevé de chaque ligne est payé, et les gains de toutes les lignes s’additionnent.',
  'pay.wild': '{wild} remplace tous les symboles sauf {scatter}.',
  'pay.wildAll': '{wild} remplace tous les symboles.',
  'pay.scatter':
    'Un nombre suffisant de {scatter}, où que ce soit, donne des tours gratuits à la même mise (nombre de symboles → tours gratuits). Tous les gains des tours gratuits sont multipliés par {multiplier}.',
  'pay.lines': 'Lignes ({count})',
  'pay.base': 'Retour des tours payants',
  'pay.free': 'Retour des tours gratuits',
  'pay.feature': 'Parties avec tours gratuits',
};
