import type { RunnerKey } from './en.ts';

/** Names of runners in Indonesian. */
export const id: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'Pangeran Gula',
  'runner.music-box': 'Kotak Musik',
  'runner.silver-mane': 'Surai Perak',
  'runner.ribbon-dance': 'Tari Pita',
  'runner.gilded-hoof': 'Tapal Emas',
  'runner.night-fair': 'Pasar Malam',
  'runner.salt-lantern': 'Lentera Garam',
  'runner.grey-mole': 'Dermaga Kelabu',
  'runner.foghorn': 'Terompet Kabut',
  'runner.pilot-boy': 'Si Pandu',
  'runner.tar-and-rope': 'Ter dan Tambang',
  'runner.gull-cry': 'Seruan Camar',
  'runner.low-tide': 'Air Surut',
  'runner.last-ferry': 'Feri Terakhir',
};
