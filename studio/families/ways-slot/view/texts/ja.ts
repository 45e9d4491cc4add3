import type { MessageKey } from './en.ts';

/** Texts of ways slots in Japanese. */
export const ja: Record<MessageKey, string> = {
  spin: 'スピン',
  ways: 'ウェイ',
  betOn: '最大{ways}ウェイ',
  reels: 'リール、左から：{columns}',
  freeSpins: 'フリースピン：{count}',
  freeSpinOf: 'フリースピン{index}／{count}',
  times: '倍率',
  win: '{symbol} × {reels}、{ways}ウェイ',
  capped: '最大配当に達したため、ラウンドは終了します。',
  'pay.intro':
    '{reels}本のリールに、それぞれ2～7個のシンボルが表示されます。左から各リールに1つずつ並ぶウェイごとに配当されます。当たったシンボルは消え、上のシンボルが落ちてきます。当たりがなくなるまで続きます。',
  'pay.wild': '{symbol}は配当のあるすべてのシンボルの代わりになり、{counts}として数えます。最初のリールには出ません。',
  'pay.multiplier': '有料スピンの倍率は{start}から始まり、カスケードごとに{step}ずつ上がります。',
  'pay.free':
    '{symbol}が位置を問わず必要数そろうと、フリースピンを獲得します（シンボル数 → フリースピン数）。倍率は{start}から始まり、カスケードごとに{step}ずつ上がります。',
  'pay.persists': 'フリースピン中、倍率はリセットされません。',
  'pay.cap': '1ラウンドの払戻はベット額の{cap}倍が上限で、達すると終了します。',
  'part.ways': 'スピンの最初の結果の還元率',
  'part.cascades': 'カスケードの還元率',
  'part.free': 'フリースピンの還元率',
  'share.free': 'フリースピンのあるラウンド',
  'verify.spin': 'スピン',
  'verify.freeSpin': 'フリースピン{index}',
  'verify.fall': 'カスケード{number}：{wins} × {multiplier}',
  'verify.nothing': '配当のあるウェイはありません。',
};
