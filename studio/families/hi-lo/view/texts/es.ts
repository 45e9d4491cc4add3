import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Spanish. */
export const es: Record<MessageKey, string> = {
  begin: 'Mostrar carta',
  betOn: 'Primera carta',
  take: 'Cobrar {amount}',
  skip: 'Saltar la carta',
  'guess.higher': 'Mayor',
  'guess.lower': 'Menor',
  'guess.higher-or-same': 'Mayor o igual',
  'guess.lower-or-same': 'Menor o igual',
  'guess.same': 'Igual',
  'guess.red': 'Rojo',
  'guess.black': 'Negro',
  chance: '{wins} de {from}',
  now: 'Ahora',
  guesses: 'Predicciones',
  cards: 'Cartas de esta ronda',
  shown: '{card}. ¿Qué viene ahora?',
  right: '{card}. Acierto. Cobra ahora {amount}.',
  wrong: '{card}. La ronda ha terminado.',
  'rules.1': 'Se muestra una carta. Adivina cómo es la siguiente en comparación. Los ases son los más altos.',
  'rules.2':
    'Cada acierto sube lo que paga la ronda según su probabilidad. Continúa o cobra el importe mostrado. Un fallo termina la ronda sin pago.',
  'rules.full': 'Cada carta sale de una baraja completa de 52. Cartas que se pueden saltar por ronda: {skips}.',
  'rules.shrinking': 'Las cartas mostradas no vuelven a salir en la ronda. Cartas que se pueden saltar: {skips}.',
  'rules.3': 'El multiplicador más alto es de {ceiling} veces la apuesta.',
};
