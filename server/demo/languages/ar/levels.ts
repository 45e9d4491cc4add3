import type en from '../en/levels.ts';

/** Names of the levels. */
export default {
  bamboo: 'الخيزران',
  jade: 'اليشم',
  silver: 'الفضة',
  gold: 'الذهب',
  pearl: 'اللؤلؤ',
  dragon: 'التنين',
} satisfies typeof en;
