import type { Messages } from './en.ts';

/** Texts of slots in Japanese. */
export const ja: Messages = {
  spin: 'スピン',
  freeSpins: 'フリースピン：{count}',
  reels: 'リール、左から：{columns}',
  'pay.line': 'ライン{number}',
  'verify.spin': 'スピン',
  'verify.freeSpin': 'フリースピン{index}',
  'verify.lineWin': 'ライン{line}：{symbol} × {count}の配当{units}',
  'verify.nothing': '配当のあるラインはありません。',
  freeSpinOf: 'フリースピン{index}／{count}、勝利金{multiplier}×',
  lines: 'ペイライン：{count}',
  'pay.intro':
    'リール：{reels}、段：{rows}、ペイライン：{lines}。左端のリールから同じシンボルが連続すると配当されます。各ラインでは最高の配当のみが支払われ、全ラインの配当が合算されます。',
  'pay.wild': '{wild}は{scatter}以外のすべてのシンボルの代わりになります。',
  'pay.wildAll': '{wild}はすべてのシンボルの代わりになります。',
  'pay.scatter':
    '{scatter}が位置を問わず必要数そろうと、同じベット額でフリースピンを獲得します（シンボル数 → フリースピン数）。フリースピンの配当はすべて{multiplier}倍です。',
  'pay.lines': 'ペイライン（{count}）',
  'pay.base': '有料スピンの還元率',
  'pay.free': 'フリースピンの還元率',
  'pay.feature': 'フリースピンのあるラウンド',
};
