import type { MessageKey } from './en.ts';

/** Texts of plinko in Japanese. */
export const ja: Record<MessageKey, string> = {
  begin: '落とす',
  rows: '段数',
  risk: 'リスク',
  balls: 'ボール数',
  low: '低',
  medium: '中',
  high: '高',
  board: '{rows}段のボード。左からのポケット：{pockets}',
  landed: '結果：{multipliers}',
  'rules.1': '各ボールはピンの列を落ち、ピンごとに左右に同じ確率で進みます。落ちたポケットの倍率が配当されます。',
  'rules.2':
    'ベット額はボール1個あたりの額です。段数が多く、リスクが高いほど、大きな倍率が可能になり、小さな払戻も増えます。',
  pockets: '各ボードのポケット',
  boardName: '段数：{rows}、リスク：{risk}',
  part: '{times}のポケット',
  ball: 'ボール{number}：{path} → {times}',
};
