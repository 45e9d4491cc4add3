import type { RunnerKey } from './en.ts';

/** Names of runners in Portuguese. */
export const pt: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'Príncipe de Açúcar',
  'runner.music-box': 'Caixinha de Música',
  'runner.silver-mane': 'Crina de Prata',
  'runner.ribbon-dance': 'Dança das Fitas',
  'runner.gilded-hoof': 'Casco Dourado',
  'runner.night-fair': 'Feira Noturna',
  'runner.salt-lantern': 'Lanterna de Sal',
  'runner.grey-mole': 'Cais Cinzento',
  'runner.foghorn': 'Buzina da Neblina',
  'runner.pilot-boy': 'Menino Piloto',
  'runner.tar-and-rope': 'Breu e Corda',
  'runner.gull-cry': 'Grito da Gaivota',
  'runner.low-tide': 'Maré Baixa',
  'runner.last-ferry': 'Última Balsa',
};
