import type { MessageKey } from './en.ts';

/** Texts of plinko in Arabic. */
export const ar: Record<MessageKey, string> = {
  begin: 'أسقط',
  rows: 'الصفوف',
  risk: 'المخاطرة',
  balls: 'الكرات',
  low: 'منخفضة',
  medium: 'متوسطة',
  high: 'عالية',
  board: 'لوحة بصفوف: {rows}. الجيوب من اليسار: {pockets}',
  landed: 'استقرت: {multipliers}',
  'rules.1': 'تسقط كل كرة عبر صفوف المسامير، يمينا أو يسارا باحتمال متساوٍ. تدفع مضاعف الجيب الذي تستقر فيه.',
  'rules.2': 'الرهان لكل كرة. مزيد من الصفوف ومخاطرة أعلى يجعلان المضاعفات الكبيرة ممكنة والعوائد الصغيرة أكثر.',
  pockets: 'جيوب كل لوحة',
  boardName: 'الصفوف: {rows}، المخاطرة: {risk}',
  part: 'جيب {times}',
  ball: 'الكرة {number}: \u200e{path} → {times}\u200e',
};
