import type { MessageKey } from './en.ts';

/** Texts of ways slots in Portuguese. */
export const pt: Record<MessageKey, string> = {
  spin: 'Girar',
  ways: 'Formas',
  betOn: 'Até {ways} formas de ganhar',
  reels: 'Rolos, da esquerda para a direita: {columns}',
  freeSpins: 'Giros grátis: {count}',
  freeSpinOf: 'Giro grátis {index} de {count}',
  times: 'Multiplicador',
  win: '{reels} × {symbol}, {ways} formas',
  capped: 'A rodada atingiu o ganho máximo e termina.',
  'pay.intro':
    '{reels} rolos mostram de 2 a 7 símbolos cada. Um símbolo paga por cada forma a partir da esquerda: um símbolo igual em cada rolo. Os símbolos premiados somem, e os de cima caem no lugar, até que nada mais ganhe.',
  'pay.wild': '{symbol} substitui todo símbolo que paga e conta como {counts}. Não aparece no primeiro rolo.',
  'pay.multiplier': 'O multiplicador de um giro pago começa em {start} e sobe {step} a cada cascata.',
  'pay.free':
    '{symbol} em quantidade suficiente, em qualquer posição, dá giros grátis (número de símbolos → giros grátis). O multiplicador deles começa em {start} e sobe {step} a cada cascata.',
  'pay.persists': 'Nos giros grátis, o multiplicador não volta ao início.',
  'pay.cap': 'Uma rodada paga no máximo {cap} vezes a aposta e termina aí.',
  'part.ways': 'Retorno do primeiro resultado de um giro',
  'part.cascades': 'Retorno das cascatas',
  'part.free': 'Retorno dos giros grátis',
  'share.free': 'Rodadas com giros grátis',
  'verify.spin': 'Giro',
  'verify.freeSpin': 'Giro grátis {index}',
  'verify.fall': 'Cascata {number}: {wins} × {multiplier}',
  'verify.nothing': 'Nenhuma forma paga.',
};
