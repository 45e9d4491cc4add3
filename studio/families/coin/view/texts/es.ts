import type { MessageKey } from './en.ts';

/** Texts of the coin in Spanish. */
export const es: Record<MessageKey, string> = {
  begin: 'Lanzar',
  take: 'Cobrar {amount}',
  call: 'Tu elección',
  again: 'Elige de nuevo o cobra',
  heads: 'Cara',
  tails: 'Cruz',
  next: 'Próximo acierto',
  now: 'Ahora',
  right: '{side}. Acierto. Cobra ahora {amount}.',
  wrong: '{side}. La ronda ha terminado.',
  flips: 'Lanzamientos de esta ronda',
  'rules.1': 'Elige cara o cruz. Cada acierto sube lo que paga la ronda; un fallo le pone fin sin pago.',
  'rules.2':
    'Después de un acierto, elige de nuevo o cobra el importe mostrado. Tras {flips} aciertos, la ronda termina y paga.',
  pays: 'Lo que pagan los aciertos seguidos con una apuesta de {stake}',
  stop: 'Retorno al cobrar',
  'verify.round': 'Elecciones y lanzamientos',
};
