import type { MessageKey } from './en.ts';

/** Texts of plinko in Spanish. */
export const es: Record<MessageKey, string> = {
  begin: 'Soltar',
  rows: 'Filas',
  risk: 'Riesgo',
  balls: 'Bolas',
  low: 'Bajo',
  medium: 'Medio',
  high: 'Alto',
  board: 'Tablero con filas: {rows}. Casillas desde la izquierda: {pockets}',
  landed: 'Cayó en: {multipliers}',
  'rules.1':
    'Cada bola cae entre filas de clavos y en cada clavo va a la izquierda o a la derecha con la misma probabilidad. Paga el multiplicador de la casilla en la que cae.',
  'rules.2':
    'La apuesta es la de cada bola. Con más filas y más riesgo son posibles multiplicadores grandes y son más frecuentes los pagos pequeños.',
  pockets: 'Casillas de cada tablero',
  boardName: 'Filas: {rows}, riesgo: {risk}',
  part: 'Casilla de {times}',
  ball: 'Bola {number}: {path} → {times}',
};
