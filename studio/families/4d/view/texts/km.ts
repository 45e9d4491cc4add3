import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Khmer. */
export const km: Record<MessageKey, string> = {
  'rules.game': 'ចេញលេខខុសគ្នា 23 ពី 0000 ដល់ 9999៖ រង្វាន់លើកទឹកចិត្ត 10, រង្វាន់ពិសេស 10 រួចរង្វាន់ទី 3, ទី 2 និងទី 1។',
  'rules.more':
    'ភ្នាល់ធំឈ្នះលើលេខណាមួយក្នុងទាំង 23 ភ្នាល់តូចឈ្នះតែរង្វាន់ទី 1 ដល់ទី 3 តែសងច្រើនជាង។ ក្នុងពីរខ្ទង់ចុងនៃរង្វាន់ទី 1 លេខ 50 ដល់ 99 គឺធំ។ រង្វាន់ទាំងអស់ថេរ។',
  'tab.number': 'លេខ',
  'tab.first': 'រង្វាន់ទី 1',
  'bet.big': 'ធំ',
  'bet.small': 'តូច',
  'bet.first-3': 'រង្វាន់ទី 1 បីខ្ទង់ចុង',
  'bet.first-2': 'រង្វាន់ទី 1 ពីរខ្ទង់ចុង',
  'bet.first-sides': 'រង្វាន់ទី 1 ធំតូច សេសគូ',
  'field.place-1': 'ទី 1',
  'field.place-2': 'ទី 2',
  'field.place-3': 'ទី 3',
  'field.place-4': 'ទី 4',
  'row.first': 'រង្វាន់ទី 1',
  'row.second': 'រង្វាន់ទី 2',
  'row.third': 'រង្វាន់ទី 3',
  'row.starter': 'ពិសេស',
  'row.consolation': 'លើកទឹកចិត្ត',
  'prize.first': 'រង្វាន់ទី 1',
  'prize.second': 'រង្វាន់ទី 2',
  'prize.third': 'រង្វាន់ទី 3',
  'prize.starter': 'ពិសេស',
  'prize.consolation': 'លើកទឹកចិត្ត',
  said: 'រង្វាន់ទី 1៖ {special}, ពីរខ្ទង់ចុង {tail}។',
};
