import type { MessageKey } from './en.ts';

/** Texts of towers in Spanish. */
export const es: Record<MessageKey, string> = {
  begin: 'Subir',
  take: 'Cobrar {amount}',
  field: 'Torre de {rows} pisos con {columns} columnas',
  place: 'Piso {row}, columna {column}',
  closed: 'cerrada',
  chosen: 'elegida',
  safe: 'segura',
  trap: 'trampa',
  level: 'Dificultad',
  easy: 'Fácil',
  medium: 'Media',
  hard: 'Difícil',
  expert: 'Experta',
  choose: 'Elige una columna del piso más bajo y después pulsa el botón.',
  next: 'Próximo piso',
  now: 'Ahora',
  opened: 'Segura. Cobra ahora {amount}.',
  hit: 'Una trampa. La ronda ha terminado.',
  'rules.1': 'Elige una columna en cada piso. La apuesta es la elección en el piso más bajo.',
  'rules.2':
    'Cada columna segura sube lo que paga la ronda. Sigue subiendo o cobra el importe mostrado. Una trampa termina la ronda sin pago.',
  'rules.3': 'Las trampas de todos los pisos se colocan antes de la primera elección y no se mueven.',
  'level.rule': '{name}: en cada piso, trampas en {traps} de {columns} columnas.',
  pays: 'Lo que paga cada piso con una apuesta de {stake}',
  stop: 'Retorno al cobrar',
  'verify.traps': 'Trampas desde el piso más bajo',
  'verify.climbed': 'Columnas elegidas',
};
