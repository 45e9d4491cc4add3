import type { MessageKey } from './en.ts';

/** Texts of mines in Spanish. */
export const es: Record<MessageKey, string> = {
  begin: 'Abrir casilla',
  take: 'Cobrar {amount}',
  field: 'Campo de {columns} por {rows} casillas',
  place: 'Fila {row}, columna {column}',
  closed: 'cerrada',
  chosen: 'elegida',
  safe: 'segura',
  mine: 'mina',
  mines: 'Minas',
  choose: 'Elige la primera casilla y después pulsa el botón.',
  next: 'Próxima casilla segura',
  now: 'Ahora',
  opened: 'Segura. Cobra ahora {amount}.',
  hit: 'Una mina. La ronda ha terminado.',
  'rules.1': 'Hay minas bajo algunas casillas. La apuesta abre la primera casilla.',
  'rules.2':
    'Cada casilla segura sube lo que paga la ronda. Abre otra o cobra el importe mostrado. Una mina termina la ronda sin pago.',
  'rules.3': 'Las minas se colocan antes de abrir la primera casilla y no se mueven.',
  pays: 'Lo que paga cada casilla segura con una apuesta de {stake}',
  withMines: 'Minas: {mines}',
  stop: 'Retorno al cobrar',
  'verify.field': 'Minas',
  'verify.opened': 'Abiertas',
};
