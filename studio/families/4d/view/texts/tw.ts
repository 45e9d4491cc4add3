import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  'rules.game': '從 0000 至 9999 中開出 23 個不同的號碼：十個安慰獎、十個入圍獎，再開三獎、二獎和頭獎。',
  'rules.more': '大：23 個號碼均可中獎；小：僅前三獎中獎，獎金較高。頭獎末兩位 50 至 99 為大。所有獎金固定。',
  'tab.number': '號碼',
  'tab.first': '頭獎',
  'bet.big': '大',
  'bet.small': '小',
  'bet.first-3': '頭獎末三位',
  'bet.first-2': '頭獎末兩位',
  'bet.first-sides': '頭獎兩面',
  'field.place-1': '第一位',
  'field.place-2': '第二位',
  'field.place-3': '第三位',
  'field.place-4': '第四位',
  'row.first': '頭獎',
  'row.second': '二獎',
  'row.third': '三獎',
  'row.starter': '入圍獎',
  'row.consolation': '安慰獎',
  'prize.first': '頭獎',
  'prize.second': '二獎',
  'prize.third': '三獎',
  'prize.starter': '入圍獎',
  'prize.consolation': '安慰獎',
  said: '頭獎 {special}，末兩位 {tail}。',
};
