import type { RunnerKey } from './en.ts';

/** Names of runners in Telugu. */
export const te: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'షుగర్ ప్రిన్స్',
  'runner.music-box': 'మ్యూజిక్ బాక్స్',
  'runner.silver-mane': 'సిల్వర్ మేన్',
  'runner.ribbon-dance': 'రిబ్బన్ డాన్స్',
  'runner.gilded-hoof': 'గిల్డెడ్ హూఫ్',
  'runner.night-fair': 'నైట్ ఫెయిర్',
  'runner.salt-lantern': 'సాల్ట్ లాంటర్న్',
  'runner.grey-mole': 'గ్రే మోల్',
  'runner.foghorn': 'ఫాగ్‌హార్న్',
  'runner.pilot-boy': 'పైలట్ బాయ్',
  'runner.tar-and-rope': 'టార్ అండ్ రోప్',
  'runner.gull-cry': 'గల్ క్రై',
  'runner.low-tide': 'లో టైడ్',
  'runner.last-ferry': 'లాస్ట్ ఫెర్రీ',
};
