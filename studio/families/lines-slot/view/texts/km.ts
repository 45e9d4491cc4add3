import type { Messages } from './en.ts';

/** Texts of slots in Khmer. */
export const km: Messages = {
  spin: 'បង្វិល',
  freeSpins: 'បង្វិលឥតគិតថ្លៃ៖ {count}',
  reels: 'កង់ពីឆ្វេងទៅស្ដាំ៖ {columns}',
  'pay.line': 'ខ្សែ {number}',
  'verify.spin': 'ការបង្វិល',
  'verify.freeSpin': 'បង្វិលឥតគិតថ្លៃ {index}',
  'verify.lineWin': 'ខ្សែ {line}៖ {count} × {symbol} សង {units}',
  'verify.nothing': 'គ្មានខ្សែណាសងទេ។',
  freeSpinOf: 'បង្វិលឥតគិតថ្លៃ {index} ក្នុង {count}, ឈ្នះ {multiplier}×',
  lines: 'ខ្សែរង្វាន់៖ {count}',
  'pay.intro':
    'កង់៖ {reels}, ជួរ៖ {rows}, ខ្សែរង្វាន់៖ {lines}។ ខ្សែមួយសងពេលមាននិមិត្តសញ្ញាដូចគ្នាជាប់គ្នា ចាប់ពីកង់ឆ្វេង។ ក្នុងខ្សែនីមួយៗសងតែការឈ្នះខ្ពស់បំផុត ហើយការឈ្នះគ្រប់ខ្សែបូកចូលគ្នា។',
  'pay.wild': '{wild} ជំនួសគ្រប់និមិត្តសញ្ញា លើកលែងតែ {scatter}។',
  'pay.wildAll': '{wild} ជំនួសគ្រប់និមិត្តសញ្ញា។',
  'pay.scatter':
    '{scatter} គ្រប់ចំនួននៅទីណាក៏ដោយ ផ្ដល់ការបង្វិលឥតគិតថ្លៃតាមប្រាក់ភ្នាល់ដដែល (ចំនួននិមិត្តសញ្ញា → បង្វិលឥតគិតថ្លៃ)។ ការឈ្នះទាំងអស់​ក្នុងការបង្វិលឥតគិតថ្លៃគុណនឹង {multiplier}។',
  'pay.lines': 'ខ្សែរង្វាន់ ({count})',
  'pay.base': 'សងត្រឡប់ពីការបង្វិលធម្មតា',
  'pay.free': 'សងត្រឡប់ពីការបង្វិលឥតគិតថ្លៃ',
  'pay.feature': 'ជុំដែលមានការបង្វិលឥតគិតថ្លៃ',
};
