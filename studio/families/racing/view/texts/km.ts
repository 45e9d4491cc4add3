import { km as place } from '../../../shared/place-texts/km.ts';
import { km as runners } from '../runners/km.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Khmer. */
export const km: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'ភ្នាល់',
  race: 'ការប្រណាំង',
  win: 'ឈ្នះ',
  place: 'ជាប់លេខ',
  exacta: 'ត្រូវទី 1-2',
  first: 'ទី 1',
  second: 'ទី 2',
  strength: 'កម្លាំង',
  runner: 'សេះ',
  'on.win': '{runner} ឈ្នះ',
  'on.place': '{runner} ជាប់លេខ',
  'on.exacta': 'ត្រូវទី 1-2 {first}-{second}',
  off: 'ការប្រណាំងបានចាប់ផ្ដើម',
  finished: '{first} ឈ្នះ ទីពីរ {second} ទីបី {third}',
  winner: 'អ្នកឈ្នះ {runner}',
  shares: 'អ្នកឈ្នះក្នុង {rounds} ការប្រណាំងចុងក្រោយ៖ {counts}',
  share: '{runner}៖ {count}',
  'rules.1': 'ឈ្នះ៖ សេះចូលទី 1។ ជាប់លេខ៖ សេះចូលក្នុង {placed} លំដាប់ដំបូង។ ត្រូវទី 1-2៖ សេះពីរចូលទី 1 និងទី 2 តាមលំដាប់នេះ។',
  'rules.2': 'អ្នកឈ្នះត្រូវបានចាប់ក្នុងចំណោមសេះទាំងអស់ តាមចំណែកកម្លាំងរបស់វា។ ទី 2 ត្រូវបានចាប់តាមវិធីដូចគ្នាក្នុងចំណោមសេះនៅសល់ និងបន្តបន្ទាប់។',
  'rules.3': 'អត្រាគិតតាមកម្លាំង ដកចំណែករបស់កាស៊ីណូ ហើយបង្គត់ចុះ។ អត្រារួមទាំងប្រាក់ភ្នាល់។',
  'rules.4': 'លទ្ធផល​ត្រូវបានចាប់ដោយចៃដន្យមុនពេលបង្ហាញការប្រណាំង។ ការប្រណាំងគ្រាន់តែបង្ហាញ មិនប្ដូរលទ្ធផលទេ។',
  'part.win': 'ពីការឈ្នះ',
};
