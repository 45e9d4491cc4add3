import type { MessageKey } from './en.ts';

/** Texts of plinko in Khmer. */
export const km: Record<MessageKey, string> = {
  begin: 'ទម្លាក់',
  rows: 'ជួរ',
  risk: 'ហានិភ័យ',
  balls: 'បាល់',
  low: 'ទាប',
  medium: 'មធ្យម',
  high: 'ខ្ពស់',
  board: 'ក្ដារ ជួរ៖ {rows}។ រន្ធពីឆ្វេង៖ {pockets}',
  landed: 'ធ្លាក់ចូល៖ {multipliers}',
  'rules.1': 'បាល់នីមួយៗធ្លាក់កាត់ជួរដែកគោល នៅដែកគោលនីមួយៗទៅឆ្វេង ឬស្ដាំដោយឱកាសស្មើគ្នា។ សងតាមមេគុណ​នៃរន្ធដែលវាធ្លាក់ចូល។',
  'rules.2': 'ប្រាក់ភ្នាល់គិតក្នុងបាល់មួយ។ ជួរកាន់តែច្រើន និងហានិភ័យកាន់តែខ្ពស់ អាចមានមេគុណធំជាង តែប្រាក់សងតិចតួចក៏ញឹកញាប់ជាង។',
  pockets: 'រន្ធនៃក្ដារនីមួយៗ',
  boardName: 'ជួរ៖ {rows}, ហានិភ័យ៖ {risk}',
  part: 'រន្ធ {times}',
  ball: 'បាល់ {number}៖ {path} → {times}',
};
