import { th as solo } from '../../../casino-holdem-solo/view/texts/th.ts';
import { th as place } from '../../../shared/place-texts/th.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Thai. */
export const th: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'แอนตี้',
  'on.aces': 'เดิมพันข้างเอซ',
  'pays.ante.short': 'สูงสุด 100 ต่อ 1',
  'pays.aces.short': '7–100 ต่อ 1',
  you: 'ผู้เล่นทุกคน',
  callName: 'คอล',
  callPays: '2 เท่าของแอนตี้',
  dealt: 'ไพ่ในมือ: {own} คอลด้วย 2 เท่าของแอนตี้ หรือหมอบ',
  won: 'ผู้เล่นชนะ: {own} กับ {theirs}',
  lost: 'ดีลเลอร์ชนะ: {theirs} กับ {own}',
  level: 'เสมอ: {own} ทั้งสองฝ่าย',
  'end.won': 'ผู้เล่นชนะ',
  'end.lost': 'ดีลเลอร์ชนะ',
  'end.level': 'เสมอ',
  'end.out': 'ดีลเลอร์ไม่ผ่านเกณฑ์',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares: '{rounds} ตาล่าสุด: ผู้เล่นชนะ {won}, ดีลเลอร์ {lost}, เสมอ {level}, ดีลเลอร์ไม่ผ่านเกณฑ์ {out}',
  'choose.open': 'คอลหรือหมอบ: {seconds} วิ',
  'choose.others': 'ผู้เล่นตัดสินใจ: {seconds} วิ',
  'choose.call': 'คุณคอล แจกไพ่ใน {seconds} วิ',
  'choose.fold': 'คุณหมอบ แจกไพ่ใน {seconds} วิ',
  'choose.over': 'หมดเวลาเลือก',
  called: 'คุณคอล',
  'rules.table': 'ผู้เล่นทุกคนใช้ไพ่มือเดียวกันสู้กับดีลเลอร์ และตัดสินใจเอง ผู้เล่นที่ไม่เลือกทันเวลาถือว่าหมอบ ผู้เล่นเดิมพันได้คนละ 1 ครั้งต่อตา',
};
