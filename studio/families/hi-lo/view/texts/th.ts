import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Thai. */
export const th: Record<MessageKey, string> = {
  begin: 'เปิดไพ่',
  betOn: 'ไพ่ใบแรก',
  take: 'แคชเอาท์ {amount}',
  skip: 'ข้ามไพ่นี้',
  'guess.higher': 'สูงกว่า',
  'guess.lower': 'ต่ำกว่า',
  'guess.higher-or-same': 'สูงกว่าหรือเท่ากัน',
  'guess.lower-or-same': 'ต่ำกว่าหรือเท่ากัน',
  'guess.same': 'เท่ากัน',
  'guess.red': 'แดง',
  'guess.black': 'ดำ',
  chance: '{wins} จาก {from}',
  now: 'ตอนนี้',
  guesses: 'การทาย',
  cards: 'ไพ่ในรอบนี้',
  shown: '{card} ใบถัดไปออกอะไร',
  right: '{card} ทายถูก แคชเอาท์ตอนนี้ได้ {amount}',
  wrong: '{card} รอบนี้จบแล้ว',
  'rules.1': 'เปิดไพ่ 1 ใบ ทายว่าใบถัดไปเทียบแล้วเป็นอย่างไร เอซสูงสุด',
  'rules.2': 'ทายถูกทุกครั้งจะเพิ่มยอดจ่ายของรอบตามโอกาสของการทาย ทายต่อหรือแคชเอาท์ตามยอดที่แสดงได้ หากทายผิด รอบจบโดยไม่มีการจ่าย',
  'rules.full': 'ไพ่แต่ละใบมาจากสำรับเต็ม 52 ใบ ข้ามไพ่ได้รอบละ {skips} ใบ',
  'rules.shrinking': 'ไพ่ที่เปิดแล้วจะไม่ออกอีกในรอบนั้น ข้ามไพ่ได้ {skips} ใบ',
  'rules.3': 'ตัวคูณสูงสุดคือ {ceiling} เท่าของเดิมพัน',
};
