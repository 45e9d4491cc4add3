import type { MessageKey } from './en.ts';

/** Texts of bingo in French. */
export const fr: Record<MessageKey, string> = {
  begin: 'Commencer',
  cards: 'Cartons',
  card: 'Carton {number}',
  balls: 'Boules tirées',
  free: 'libre',
  ball: '{letter} {number}',
  wonCard: 'Carton {number} : {patterns}',
  none: 'Aucun motif complet.',
  'pattern.line': 'Une ligne',
  'pattern.two-lines': 'Deux lignes',
  'pattern.three-lines': 'Trois lignes',
  'pattern.corners': 'Quatre coins',
  'pattern.stamp': 'Timbre',
  'pattern.two-stamps': 'Deux timbres',
  'pattern.letter-x': 'Lettre X',
  'pattern.letter-t': 'Lettre T',
  'pattern.plus': 'Croix',
  'pattern.diamond': 'Losange',
  'pattern.ring': 'Anneau',
  'pattern.frame': 'Cadre',
  'pattern.blackout': 'Carton plein',
  'rules.1':
    '{balls} boules sur 75 sont tirées. Un carton a 24 numéros et une case libre au centre. Il gagne selon les motifs que les boules complètent.',
  'rules.best': 'Un carton gagne son meilleur motif.',
  'rules.each': 'Un carton gagne chaque motif complet.',
  'rules.2':
    'La mise est le prix de chaque carton. Les lignes vont à l’horizontale, à la verticale ou d’un coin à l’autre.',
  pays: 'Gains pour un carton à {stake}',
};
