import type { RunnerKey } from './en.ts';

/** Names of runners in Khmer. */
export const km: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'បុត្រាស្ករ',
  'runner.music-box': 'ប្រអប់តន្ត្រី',
  'runner.silver-mane': 'សក់ប្រាក់',
  'runner.ribbon-dance': 'របាំខ្សែបូ',
  'runner.gilded-hoof': 'ក្រចកមាស',
  'runner.night-fair': 'ពិព័រណ៍រាត្រី',
  'runner.salt-lantern': 'គោមអំបិល',
  'runner.grey-mole': 'ផែប្រផេះ',
  'runner.foghorn': 'ស៊ីផ្លេអ័ព្ទ',
  'runner.pilot-boy': 'ក្មេងនាំផ្លូវ',
  'runner.tar-and-rope': 'ជ័រ និងខ្សែ',
  'runner.gull-cry': 'សម្រែករំពេ',
  'runner.low-tide': 'ទឹកនាច',
  'runner.last-ferry': 'សាឡាងចុងក្រោយ',
};
