import type { RunnerKey } from './en.ts';

/** Names of runners in traditional Chinese. */
export const tw: Record<RunnerKey, string> = {
  'runner.sugar-prince': '糖果王子',
  'runner.music-box': '音樂盒',
  'runner.silver-mane': '銀鬃',
  'runner.ribbon-dance': '綵帶舞',
  'runner.gilded-hoof': '金蹄',
  'runner.night-fair': '夜市',
  'runner.salt-lantern': '海鹽燈',
  'runner.grey-mole': '灰堤',
  'runner.foghorn': '霧號',
  'runner.pilot-boy': '領航少年',
  'runner.tar-and-rope': '纜繩',
  'runner.gull-cry': '鷗鳴',
  'runner.low-tide': '退潮',
  'runner.last-ferry': '末班渡輪',
};
