import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Khmer. */
export const km: Record<MessageKey, string> = {
  'rules.game': 'ចេញលេខខុសគ្នាប្រាំមួយពី 1 ដល់ 49 រួចលេខបន្ថែមមួយ។ បន្សំទាំងអស់មានឱកាសស្មើគ្នា។',
  'rules.more':
    'ជ្រើសប្រាំមួយលេខ បើជ្រើសរហូតដល់ដប់ បន្សំប្រាំមួយលេខនីមួយៗជាការភ្នាល់មួយ។ លេខបន្ថែមគិតតែ​ក្នុងរង្វាន់​ដែលបញ្ជាក់វា។ ផលបូកប្រាំមួយលេខធំចាប់ពី 150។ រង្វាន់ទាំងអស់ថេរ៖ មិនអាស្រ័យលើចំនួនអ្នកឈ្នះទេ។',
  'tab.six': 'ប្រាំមួយ',
  'tab.few': 'ពីរដល់បួន',
  'tab.number': 'មួយលេខ',
  'tab.sum': 'ផលបូក',
  'bet.six': 'ប្រាំមួយលេខ',
  'bet.two': 'ពីរក្នុងប្រាំមួយ',
  'bet.three': 'បីក្នុងប្រាំមួយ',
  'bet.four': 'បួនក្នុងប្រាំមួយ',
  'bet.number': 'មួយក្នុងប្រាំមួយ',
  'bet.additional': 'លេខបន្ថែម',
  'bet.sum-sides': 'ផលបូកប្រាំមួយលេខ',
  'prize.match-6': 'ចេញ 6',
  'prize.match-5-more': '5 និងលេខបន្ថែម',
  'prize.match-5': 'ចេញ 5',
  'prize.match-4-more': '4 និងលេខបន្ថែម',
  'prize.match-4': 'ចេញ 4',
  'prize.match-3-more': '3 និងលេខបន្ថែម',
  'prize.match-3': 'ចេញ 3',
  'prize.match-2': 'ចេញ 2',
  said: '{numbers} លេខបន្ថែម {additional}។ ផលបូក {sum}។',
};
