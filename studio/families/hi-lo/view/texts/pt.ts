import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Portuguese. */
export const pt: Record<MessageKey, string> = {
  begin: 'Mostrar carta',
  betOn: 'Primeira carta',
  take: 'Cash out {amount}',
  skip: 'Pular a carta',
  'guess.higher': 'Maior',
  'guess.lower': 'Menor',
  'guess.higher-or-same': 'Maior ou igual',
  'guess.lower-or-same': 'Menor ou igual',
  'guess.same': 'Igual',
  'guess.red': 'Vermelho',
  'guess.black': 'Preto',
  chance: '{wins} de {from}',
  now: 'Agora',
  guesses: 'Palpites',
  cards: 'Cartas desta rodada',
  shown: '{card}. O que vem agora?',
  right: '{card}. Certo. Cash out agora: {amount}.',
  wrong: '{card}. A rodada terminou.',
  'rules.1': 'Uma carta é mostrada. Dê seu palpite sobre a próxima em relação a ela. Os ases são as cartas mais altas.',
  'rules.2':
    'Cada acerto aumenta o que a rodada paga, conforme a chance do palpite. Continue ou faça cash out do valor exibido. Um erro encerra a rodada sem pagamento.',
  'rules.full': 'Cada carta vem de um baralho completo de 52. É possível pular {skips} cartas por rodada.',
  'rules.shrinking': 'Cartas já mostradas não voltam na rodada. É possível pular {skips} cartas.',
  'rules.3': 'O maior multiplicador é {ceiling} vezes a aposta.',
};
