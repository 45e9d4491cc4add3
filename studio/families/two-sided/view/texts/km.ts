import { km as place } from '../../../shared/place-texts/km.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Khmer. */
export const km: Record<MessageKey, string> = {
  ...place,
  begin: 'ភ្នាល់',
  bout: 'គូប្រកួត',
  'on.red': 'ក្រហម',
  'on.blue': 'ខៀវ',
  'on.draw': 'ស្មើ',
  'on.off': 'លុបចោល',
  'short.red': 'ក',
  'short.blue': 'ខ',
  'short.draw': 'ស',
  'short.off': '–',
  pays: '{pays}:1',
  wins: '{side}ឈ្នះ',
  'is.draw': 'ស្មើ៖ ប្រាក់ភ្នាល់លើក្រហម និងខៀវប្រគល់វិញ',
  'is.off': 'លុបចោល៖ ប្រាក់ភ្នាល់ទាំងអស់ប្រគល់វិញ',
  returned: 'ប្រាក់ភ្នាល់ប្រគល់វិញ',
  leads: '{side}នាំមុខ',
  even: 'ប្រហាក់ប្រហែល',
  shares: 'ក្នុង {rounds} គូចុងក្រោយ៖ ក្រហម {red}, ខៀវ {blue}, ស្មើ {draw}, លុបចោល {off}',
  'rules.1': 'ក្រហម និងខៀវប្រកួតគ្នា {exchanges} ទឹក។ ភ្នាល់លើខាងដែលឈ្នះ ឬភ្នាល់ស្មើ។',
  'rules.2': 'ស្មើសង {draw}:1 ហើយប្រគល់ប្រាក់ភ្នាល់លើក្រហម និងខៀវវិញ។',
  'rules.3': 'លទ្ធផល​ត្រូវបានចាប់ដោយចៃដន្យមុនពេលបង្ហាញការប្រកួត។ ទឹកនីមួយៗគ្រាន់តែបង្ហាញ មិនប្ដូរលទ្ធផលទេ។',
  'rules.4': 'គូប្រកួត​អាចត្រូវលុបចោលមុនចប់។ ពេលនោះប្រាក់ភ្នាល់ទាំងអស់ប្រគល់វិញ។',
  chance: 'ឱកាស',
  kind: 'សង',
  'part.win': 'ពីការឈ្នះ',
  'part.push': 'ពីប្រាក់ភ្នាល់ប្រគល់វិញ',
};
