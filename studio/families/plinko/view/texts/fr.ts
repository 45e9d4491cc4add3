import type { MessageKey } from './en.ts';

/** Texts of plinko in French. */
export const fr: Record<MessageKey, string> = {
  begin: 'Lâcher',
  rows: 'Rangées',
  risk: 'Risque',
  balls: 'Billes',
  low: 'Faible',
  medium: 'Moyen',
  high: 'Élevé',
  board: 'Plateau, rangées : {rows}. Cases depuis la gauche : {pockets}',
  landed: 'Arrivée : {multipliers}',
  'rules.1':
    'Chaque bille tombe à travers des rangées de clous ; à chacun, elle part à gauche ou à droite avec la même probabilité. Elle paie le multiplicateur de la case où elle arrive.',
  'rules.2':
    'La mise est celle de chaque bille. Davantage de rangées et un risque plus élevé rendent possibles de grands multiplicateurs et plus fréquents les petits retours.',
  pockets: 'Cases de chaque plateau',
  boardName: 'Rangées : {rows}, risque : {risk}',
  part: 'Case {times}',
  ball: 'Bille {number} : {path} → {times}',
};
