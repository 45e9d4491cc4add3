import type { MessageKey } from './en.ts';

/** Texts of three dice in Thai. */
export const th: Record<MessageKey, string> = {
  'rules.game': 'ทอยลูกเต๋า 3 ลูก ไม่นับลำดับ',
  'rules.more':
    'สูงคือผลรวม 11 ถึง 18 ต่ำคือ 3 ถึง 10 แบบ “สูง/ต่ำ คี่/คู่ นับตอง” ตองนับตามผลรวม แบบ “สูง/ต่ำ คี่/คู่ ไม่นับตอง” ออกตองเสียทั้งสี่แบบ',
  'tab.sum': 'ผลรวม',
  'tab.faces': 'เลข',
  'tab.equal': 'เลขซ้ำ',
  'field.pair': 'เบิ้ล',
  'field.single': 'ลูกที่ 3',
  'bet.sides': 'สูง/ต่ำ คี่/คู่ นับตอง',
  'bet.sides-no-triples': 'สูง/ต่ำ คี่/คู่ ไม่นับตอง',
  'bet.sum': 'ผลรวมตรง',
  'bet.single': 'เลขเดียว',
  'bet.two-different': '2 เลขต่างกัน',
  'bet.three-different': '3 เลขต่างกัน',
  'bet.straight': 'เรียง 3',
  'bet.pair': 'เบิ้ลขึ้นไป',
  'bet.pair-single': 'เบิ้ลกับอีกเลข',
  'bet.triple': 'ตองระบุเลข',
  'bet.any-triple': 'ตองใดก็ได้',
  'option.straight': 'เรียง 3',
  'option.any-triple': 'ตองใดก็ได้',
  'prize.match-2': 'ถูก 2 เลข',
  'prize.match-3': 'ถูก 3 เลข',
  said: 'ผลรวม {sum}, {side}',
};
