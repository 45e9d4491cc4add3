import type { RunnerKey } from './en.ts';

/** Names of runners in Japanese. */
export const ja: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'シュガープリンス',
  'runner.music-box': 'ミュージックボックス',
  'runner.silver-mane': 'シルバーメイン',
  'runner.ribbon-dance': 'リボンダンス',
  'runner.gilded-hoof': 'ギルデッドフーフ',
  'runner.night-fair': 'ナイトフェア',
  'runner.salt-lantern': 'ソルトランタン',
  'runner.grey-mole': 'グレイモール',
  'runner.foghorn': 'フォグホーン',
  'runner.pilot-boy': 'パイロットボーイ',
  'runner.tar-and-rope': 'タールアンドロープ',
  'runner.gull-cry': 'ガルクライ',
  'runner.low-tide': 'ロウタイド',
  'runner.last-ferry': 'ラストフェリー',
};
