import type { MessageKey } from './en.ts';

/** Texts of three dice in Khmer. */
export const km: Record<MessageKey, string> = {
  'rules.game': 'បោះគ្រាប់ឡុកឡាក់បី។ មិនគិតលំដាប់ទេ។',
  'rules.more':
    'ធំគឺផលបូក 11 ដល់ 18 តូចគឺ 3 ដល់ 10។ ក្នុង “ធំតូច សេសគូ គិតបីដូច” លេខបីដូចគិតតាមផលបូក ក្នុង “ធំតូច សេសគូ មិនគិតបីដូច” លេខបីដូចចាញ់ទាំងបួន។',
  'tab.sum': 'ផលបូក',
  'tab.faces': 'លេខ',
  'tab.equal': 'លេខដូច',
  'field.pair': 'គូ',
  'field.single': 'គ្រាប់ទីបី',
  'bet.sides': 'ធំតូច សេសគូ គិតបីដូច',
  'bet.sides-no-triples': 'ធំតូច សេសគូ មិនគិតបីដូច',
  'bet.sum': 'ផលបូកត្រូវ',
  'bet.single': 'មួយលេខ',
  'bet.two-different': 'ពីរលេខខុសគ្នា',
  'bet.three-different': 'បីលេខខុសគ្នា',
  'bet.straight': 'បីលេខរៀង',
  'bet.pair': 'គូ ឬច្រើនជាង',
  'bet.pair-single': 'គូ និងលេខមួយទៀត',
  'bet.triple': 'បីដូចលេខមួយ',
  'bet.any-triple': 'បីដូចណាក៏បាន',
  'option.straight': 'បីលេខរៀង',
  'option.any-triple': 'បីដូចណាក៏បាន',
  'prize.match-2': 'ទាំងពីរលេខ',
  'prize.match-3': 'ទាំងបីលេខ',
  said: 'ផលបូក {sum}, {side}។',
};
