import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Thai. */
export const th: Record<MessageKey, string> = {
  'rules.game': 'ออกเลขไม่ซ้ำกัน 6 เลขจาก 1 ถึง 49 แล้วออกเลขเสริมอีก 1 เลข ทุกชุดมีโอกาสเท่ากัน',
  'rules.more':
    'เลือก 6 เลข หากเลือกมากกว่านั้นถึง 10 เลข ทุกชุด 6 เลขนับเป็น 1 แบบ เลขเสริมนับเฉพาะรางวัลที่ระบุ ผลรวม 6 เลขตั้งแต่ 150 คือสูง ทุกรางวัลคงที่ ไม่ขึ้นกับจำนวนผู้ถูกรางวัล',
  'tab.six': '6 เลข',
  'tab.few': '2 ถึง 4 เลข',
  'tab.number': 'เลขเดียว',
  'tab.sum': 'ผลรวม',
  'bet.six': '6 เลข',
  'bet.two': '2 จาก 6',
  'bet.three': '3 จาก 6',
  'bet.four': '4 จาก 6',
  'bet.number': 'อยู่ใน 6 เลข',
  'bet.additional': 'เลขเสริม',
  'bet.sum-sides': 'ผลรวม 6 เลข',
  'prize.match-6': 'ถูก 6 เลข',
  'prize.match-5-more': 'ถูก 5 เลขกับเลขเสริม',
  'prize.match-5': 'ถูก 5 เลข',
  'prize.match-4-more': 'ถูก 4 เลขกับเลขเสริม',
  'prize.match-4': 'ถูก 4 เลข',
  'prize.match-3-more': 'ถูก 3 เลขกับเลขเสริม',
  'prize.match-3': 'ถูก 3 เลข',
  'prize.match-2': 'ถูก 2 เลข',
  said: '{numbers}, เลขเสริม {additional}, ผลรวม {sum}',
};
