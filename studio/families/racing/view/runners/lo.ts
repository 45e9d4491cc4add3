import type { RunnerKey } from './en.ts';

/** Names of runners in Lao. */
export const lo: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'ເຈົ້າຊາຍນ້ຳຕານ',
  'runner.music-box': 'ກ່ອງດົນຕີ',
  'runner.silver-mane': 'ຂົນແຜງເງິນ',
  'runner.ribbon-dance': 'ຟ້ອນໂບ',
  'runner.gilded-hoof': 'ເກືອກຄຳ',
  'runner.night-fair': 'ງານກາງຄືນ',
  'runner.salt-lantern': 'ໂຄມເກືອ',
  'runner.grey-mole': 'ທ່າເຮືອສີເທົາ',
  'runner.foghorn': 'ແກໝອກ',
  'runner.pilot-boy': 'ທ້າວນຳຮ່ອງ',
  'runner.tar-and-rope': 'ເຊືອກຢາງ',
  'runner.gull-cry': 'ສຽງນົກນາງນວນ',
  'runner.low-tide': 'ນ້ຳລົງ',
  'runner.last-ferry': 'ເຮືອຂ້າມຟາກຖ້ຽວສຸດທ້າຍ',
};
