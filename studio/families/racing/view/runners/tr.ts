import type { RunnerKey } from './en.ts';

/** Names of runners in Turkish. */
export const tr: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'Şeker Prens',
  'runner.music-box': 'Müzik Kutusu',
  'runner.silver-mane': 'Gümüş Yele',
  'runner.ribbon-dance': 'Kurdele Dansı',
  'runner.gilded-hoof': 'Yaldızlı Toynak',
  'runner.night-fair': 'Gece Panayırı',
  'runner.salt-lantern': 'Tuz Feneri',
  'runner.grey-mole': 'Gri Mendirek',
  'runner.foghorn': 'Sis Düdüğü',
  'runner.pilot-boy': 'Kılavuz Çocuk',
  'runner.tar-and-rope': 'Katran ve Halat',
  'runner.gull-cry': 'Martı Çığlığı',
  'runner.low-tide': 'Cezir',
  'runner.last-ferry': 'Son Vapur',
};
