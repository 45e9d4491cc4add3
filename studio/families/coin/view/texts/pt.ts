import type { MessageKey } from './en.ts';

/** Texts of the coin in Portuguese. */
export const pt: Record<MessageKey, string> = {
  begin: 'Lançar',
  take: 'Cash out {amount}',
  call: 'Seu palpite',
  again: 'Novo palpite ou cash out',
  heads: 'Cara',
  tails: 'Coroa',
  next: 'Próximo acerto',
  now: 'Agora',
  right: '{side}. Certo. Cash out agora: {amount}.',
  wrong: '{side}. A rodada terminou.',
  flips: 'Lançamentos desta rodada',
  'rules.1': 'Escolha cara ou coroa. Cada acerto aumenta o que a rodada paga; um erro a encerra sem pagamento.',
  'rules.2':
    'Depois de um acerto, dê outro palpite ou faça cash out do valor exibido. Após {flips} acertos, a rodada termina e paga.',
  pays: 'O que acertos seguidos pagam com aposta de {stake}',
  stop: 'Retorno no cash out',
  'verify.round': 'Palpites e lançamentos',
};
