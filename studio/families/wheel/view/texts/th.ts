import { th as place } from '../../../shared/place-texts/th.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Thai. */
export const th: Record<MessageKey, string> = {
  ...place,
  begin: 'หมุน',
  wheel: 'วงล้อ',
  on: '{pays} ต่อ 1',
  segments: '{count} จาก {all}',
  came: '{place}',
  boosted: '{place} คูณ {times}',
  boost: '{times}×: วงล้อหมุนอีกครั้ง',
  shares: '{rounds} สปินล่าสุด: {counts}',
  share: '{place}: {count}',
  'rules.1': 'วงล้อมี {all} ช่อง ชิปบนประเภทช่องที่เข็มชี้ชนะตามอัตราจ่าย',
  'rules.2': 'เมื่อชนะได้คืนเงินเดิมพันด้วย: 5 ต่อ 1 จ่ายรวม 6 ต่อเดิมพัน 1',
  'rules.boost': 'เมื่อออก {boosts} วงล้อหมุนอีกครั้งในช่องที่จ่าย และยอดชนะคูณด้วยเลขนั้น เงินเดิมพันคืนครั้งเดียว',
  kind: 'จ่าย',
  count: 'จำนวนช่อง',
  'part.win': 'จากการชนะ',
  'part.boost': 'จากยอดชนะที่คูณ',
};
