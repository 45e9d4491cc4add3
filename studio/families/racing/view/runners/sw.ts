import type { RunnerKey } from './en.ts';

/** Names of runners in Swahili. */
export const sw: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'Sugar Prince',
  'runner.music-box': 'Music Box',
  'runner.silver-mane': 'Silver Mane',
  'runner.ribbon-dance': 'Ribbon Dance',
  'runner.gilded-hoof': 'Gilded Hoof',
  'runner.night-fair': 'Night Fair',
  'runner.salt-lantern': 'Salt Lantern',
  'runner.grey-mole': 'Grey Mole',
  'runner.foghorn': 'Foghorn',
  'runner.pilot-boy': 'Pilot Boy',
  'runner.tar-and-rope': 'Tar and Rope',
  'runner.gull-cry': 'Gull Cry',
  'runner.low-tide': 'Low Tide',
  'runner.last-ferry': 'Last Ferry',
};
