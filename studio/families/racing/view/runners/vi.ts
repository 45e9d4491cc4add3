import type { RunnerKey } from './en.ts';

/** Names of runners in Vietnamese. */
export const vi: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'Hoàng tử kẹo',
  'runner.music-box': 'Hộp nhạc',
  'runner.silver-mane': 'Bờm bạc',
  'runner.ribbon-dance': 'Vũ điệu ruy băng',
  'runner.gilded-hoof': 'Móng vàng',
  'runner.night-fair': 'Chợ đêm',
  'runner.salt-lantern': 'Đèn muối',
  'runner.grey-mole': 'Đê xám',
  'runner.foghorn': 'Còi sương mù',
  'runner.pilot-boy': 'Hoa tiêu nhỏ',
  'runner.tar-and-rope': 'Dây và hắc ín',
  'runner.gull-cry': 'Tiếng hải âu',
  'runner.low-tide': 'Triều rút',
  'runner.last-ferry': 'Chuyến phà cuối',
};
