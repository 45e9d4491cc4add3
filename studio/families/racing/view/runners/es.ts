import type { RunnerKey } from './en.ts';

/** Names of runners in Spanish. */
export const es: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'Príncipe de Azúcar',
  'runner.music-box': 'Caja de Música',
  'runner.silver-mane': 'Crin de Plata',
  'runner.ribbon-dance': 'Danza de Cintas',
  'runner.gilded-hoof': 'Casco Dorado',
  'runner.night-fair': 'Feria Nocturna',
  'runner.salt-lantern': 'Farol de Sal',
  'runner.grey-mole': 'Muelle Gris',
  'runner.foghorn': 'Sirena de Niebla',
  'runner.pilot-boy': 'Joven Timonel',
  'runner.tar-and-rope': 'Brea y Cabo',
  'runner.gull-cry': 'Grito de Gaviota',
  'runner.low-tide': 'Marea Baja',
  'runner.last-ferry': 'Último Ferri',
};
