import type { Messages } from './en.ts';

/** Texts of slots in Arabic. */
export const ar: Messages = {
  spin: 'لفّ',
  freeSpins: 'لفات مجانية: {count}',
  reels: 'البكرات من اليسار إلى اليمين: {columns}',
  'pay.line': 'الخط {number}',
  'verify.spin': 'لفة',
  'verify.freeSpin': 'لفة مجانية {index}',
  'verify.lineWin': 'الخط {line}: {count} × {symbol} يدفع {units}',
  'verify.nothing': 'لا خط يدفع.',
  freeSpinOf: 'لفة مجانية {index} من {count}، الأرباح \u200e{multiplier}×\u200e',
  lines: 'خطوط الدفع: {count}',
  'pay.intro':
    'البكرات: {reels}، الصفوف: {rows}، خطوط الدفع: {lines}. يدفع الخط لرموز متساوية متجاورة من البكرة اليسرى. يُدفع أعلى ربح لكل خط وتُجمع أرباح الخطوط.',
  'pay.wild': '{wild} يحل محل كل رمز ما عدا {scatter}.',
  'pay.wildAll': '{wild} يحل محل كل رمز.',
  'pay.scatter':
    'عدد كافٍ من {scatter} في أي مكان يمنح لفات مجانية بنفس الرهان (عدد الرموز ← اللفات). تُضرب أرباح اللفات المجانية في {multiplier}.',
  'pay.lines': 'خطوط الدفع ({count})',
  'pay.base': 'عائد اللفة المدفوعة',
  'pay.free': 'عائد اللفات المجانية',
  'pay.feature': 'جولات فيها لفات مجانية',
};
