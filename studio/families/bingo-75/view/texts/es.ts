import type { MessageKey } from './en.ts';

/** Texts of bingo in Spanish. */
export const es: Record<MessageKey, string> = {
  begin: 'Empezar',
  cards: 'Cartones',
  card: 'Cartón {number}',
  balls: 'Bolas sorteadas',
  free: 'libre',
  ball: '{letter} {number}',
  wonCard: 'Cartón {number}: {patterns}',
  none: 'Ninguna figura completa.',
  'pattern.line': 'Una línea',
  'pattern.two-lines': 'Dos líneas',
  'pattern.three-lines': 'Tres líneas',
  'pattern.corners': 'Cuatro esquinas',
  'pattern.stamp': 'Sello',
  'pattern.two-stamps': 'Dos sellos',
  'pattern.letter-x': 'Letra X',
  'pattern.letter-t': 'Letra T',
  'pattern.plus': 'Cruz',
  'pattern.diamond': 'Diamante',
  'pattern.ring': 'Anillo',
  'pattern.frame': 'Marco',
  'pattern.blackout': 'Cartón lleno',
  'rules.1':
    'Se sortean {balls} de 75 bolas. Un cartón tiene 24 números y una casilla libre en el centro. Gana según las figuras que completen las bolas.',
  'rules.best': 'Un cartón gana su mejor figura.',
  'rules.each': 'Un cartón gana cada figura completa.',
  'rules.2': 'La apuesta es el precio de cada cartón. Las líneas son horizontales, verticales o de esquina a esquina.',
  pays: 'Pagos por un cartón de {stake}',
};
