import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Spanish. */
export const es: Record<MessageKey, string> = {
  begin: 'Comprar boleto',
  betOn: 'Un boleto',
  all: 'Descubrir todo',
  hidden: 'cubierta',
  cell: 'Casilla {number}',
  boost: 'Multiplicador',
  keys: 'Números ganadores',
  fields: 'Tus números',
  name: 'Boleto',
  how: 'Rasca las casillas o pulsa una para abrirla.',
  match: 'Tres símbolos iguales ganan el premio del símbolo por el multiplicador que está al lado.',
  keysRule: 'Cada número tuyo que sea un número ganador gana el premio que está al lado.',
  book: 'Cada boleto se sortea de una serie completa de {book} boletos, así que todos tienen las probabilidades de abajo, hayan comprado lo que hayan comprado otros.',
  prize: 'Premio',
  tickets: 'Boletos de la serie',
  pays: 'Premios por un boleto de {stake}',
  symbols: 'Ganan tres de un símbolo, antes del multiplicador',
  part: 'De premios de {times}× el precio',
  ticket: 'Boleto {number}',
  face: 'Casillas',
};
