import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Chinese. */
export const cn: Record<MessageKey, string> = {
  'rules.game': '从 0000 至 9999 中开出 23 个不同的号码：十个安慰奖、十个入围奖，再开三奖、二奖和头奖。',
  'rules.more': '大彩：23 个号码均可中奖；小彩：仅头三奖中奖，奖金更高。头奖末两位 50 至 99 为大。所有奖金固定。',
  'tab.number': '号码',
  'tab.first': '头奖',
  'bet.big': '大彩',
  'bet.small': '小彩',
  'bet.first-3': '头奖末三位',
  'bet.first-2': '头奖末两位',
  'bet.first-sides': '头奖两面',
  'field.place-1': '第一位',
  'field.place-2': '第二位',
  'field.place-3': '第三位',
  'field.place-4': '第四位',
  'row.first': '头奖',
  'row.second': '二奖',
  'row.third': '三奖',
  'row.starter': '入围奖',
  'row.consolation': '安慰奖',
  'prize.first': '头奖',
  'prize.second': '二奖',
  'prize.third': '三奖',
  'prize.starter': '入围奖',
  'prize.consolation': '安慰奖',
  said: '头奖 {special}，末两位 {tail}。',
};
