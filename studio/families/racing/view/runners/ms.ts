import type { RunnerKey } from './en.ts';

/** Names of runners in Malay. */
export const ms: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'Putera Gula',
  'runner.music-box': 'Kotak Muzik',
  'runner.silver-mane': 'Surai Perak',
  'runner.ribbon-dance': 'Tarian Reben',
  'runner.gilded-hoof': 'Ladam Emas',
  'runner.night-fair': 'Pesta Malam',
  'runner.salt-lantern': 'Tanglung Garam',
  'runner.grey-mole': 'Jeti Kelabu',
  'runner.foghorn': 'Hon Kabus',
  'runner.pilot-boy': 'Budak Pandu',
  'runner.tar-and-rope': 'Tar dan Tali',
  'runner.gull-cry': 'Pekik Camar',
  'runner.low-tide': 'Air Surut',
  'runner.last-ferry': 'Feri Terakhir',
};
