import type { Messages } from './en.ts';

/** Texts of slots in Portuguese. */
export const pt: Messages = {
  spin: 'Girar',
  freeSpins: 'Giros grátis: {count}',
  reels: 'Rolos, da esquerda para a direita: {columns}',
  'pay.line': 'Linha {number}',
  'verify.spin': 'Giro',
  'verify.freeSpin': 'Giro grátis {index}',
  'verify.lineWin': 'Linha {line}: {count} × {symbol} paga {units}',
  'verify.nothing': 'Nenhuma linha paga.',
  freeSpinOf: 'Giro grátis {index} de {count}, ganhos {multiplier}×',
  lines: 'Linhas de pagamento: {count}',
  'pay.intro':
    'Rolos: {reels}, fileiras: {rows}, linhas de pagamento: {lines}. Uma linha paga por símbolos iguais seguidos, a partir do rolo da esquerda. Só o maior ganho de cada linha é pago, e os ganhos de todas as linhas são somados.',
  'pay.wild': '{wild} substitui todos os símbolos, exceto {scatter}.',
  'pay.wildAll': '{wild} substitui todos os símbolos.',
  'pay.scatter':
    '{scatter} em quantidade suficiente, em qualquer posição, dá giros grátis com a mesma aposta (número de símbolos → giros grátis). Todos os ganhos nos giros grátis são multiplicados por {multiplier}.',
  'pay.lines': 'Linhas de pagamento ({count})',
  'pay.base': 'Retorno dos giros pagos',
  'pay.free': 'Retorno dos giros grátis',
  'pay.feature': 'Rodadas com giros grátis',
};
