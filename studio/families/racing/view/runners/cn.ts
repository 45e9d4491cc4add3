import type { RunnerKey } from './en.ts';

/** Names of runners in Chinese. */
export const cn: Record<RunnerKey, string> = {
  'runner.sugar-prince': '糖果王子',
  'runner.music-box': '八音盒',
  'runner.silver-mane': '银鬃',
  'runner.ribbon-dance': '彩带舞',
  'runner.gilded-hoof': '金蹄',
  'runner.night-fair': '夜市',
  'runner.salt-lantern': '海盐灯',
  'runner.grey-mole': '灰码头',
  'runner.foghorn': '雾号',
  'runner.pilot-boy': '领航少年',
  'runner.tar-and-rope': '缆绳',
  'runner.gull-cry': '鸥鸣',
  'runner.low-tide': '退潮',
  'runner.last-ferry': '末班渡轮',
};
