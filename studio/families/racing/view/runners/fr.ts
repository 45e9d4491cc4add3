import type { RunnerKey } from './en.ts';

/** Names of runners in French. */
export const fr: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'Prince de Sucre',
  'runner.music-box': 'Boîte à Musique',
  'runner.silver-mane': 'Crinière d’Argent',
  'runner.ribbon-dance': 'Danse du Ruban',
  'runner.gilded-hoof': 'Sabot Doré',
  'runner.night-fair': 'Foire de Nuit',
  'runner.salt-lantern': 'Lanterne de Sel',
  'runner.grey-mole': 'Môle Gris',
  'runner.foghorn': 'Corne de Brume',
  'runner.pilot-boy': 'Petit Pilote',
  'runner.tar-and-rope': 'Goudron et Corde',
  'runner.gull-cry': 'Cri de Mouette',
  'runner.low-tide': 'Marée Basse',
  'runner.last-ferry': 'Dernier Ferry',
};
