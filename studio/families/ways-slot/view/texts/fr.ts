import type { MessageKey } from './en.ts';

/** Texts of ways slots in French. */
export const fr: Record<MessageKey, string> = {
  spin: 'Lancer',
  ways: 'Façons',
  betOn: 'Jusqu’à {ways} façons',
  reels: 'Rouleaux, de gauche à droite : {columns}',
  freeSpins: 'Tours gratuits : {count}',
  freeSpinOf: 'Tour gratuit {index} sur {count}',
  times: 'Multiplicateur',
  win: '{reels} × {symbol}, {ways} façons',
  capped: 'La partie a atteint le gain max et prend fin.',
  'pay.intro':
    '{reels} rouleaux montrent chacun de 2 à 7 symboles. Un symbole paie pour chaque façon depuis la gauche : un exemplaire sur chaque rouleau. Les symboles gagnants disparaissent et ceux du dessus tombent à leur place, jusqu’à ce que plus rien ne gagne.',
  'pay.wild': '{symbol} remplace tout symbole payant et compte pour {counts}. Il ne figure pas sur le premier rouleau.',
  'pay.multiplier': 'Le multiplicateur d’un tour payant commence à {start} et augmente de {step} à chaque cascade.',
  'pay.free':
    'Un nombre suffisant de {symbol}, où que ce soit, donne des tours gratuits (nombre de symboles → tours gratuits). Leur multiplicateur commence à {start} et augmente de {step} à chaque cascade.',
  'pay.persists': 'Pendant les tours gratuits, le multiplicateur ne revient pas au départ.',
  'pay.cap': 'Une partie paie au plus {cap} fois la mise et s’arrête alors.',
  'part.ways': 'Retour du premier résultat d’un tour',
  'part.cascades': 'Retour des cascades',
  'part.free': 'Retour des tours gratuits',
  'share.free': 'Parties avec tours gratuits',
  'verify.spin': 'Tour',
  'verify.freeSpin': 'Tour gratuit {index}',
  'verify.fall': 'Cascade {number} : {wins} × {multiplier}',
  'verify.nothing': 'Aucune façon ne paie.',
};
