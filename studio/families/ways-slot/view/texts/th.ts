import type { MessageKey } from './en.ts';

/** Texts of ways slots in Thai. */
export const th: Record<MessageKey, string> = {
  spin: 'หมุน',
  ways: 'เวย์',
  betOn: 'สูงสุด {ways} เวย์',
  reels: 'รีลจากซ้ายไปขวา: {columns}',
  freeSpins: 'ฟรีสปิน: {count}',
  freeSpinOf: 'ฟรีสปิน {index} จาก {count}',
  times: 'ตัวคูณ',
  win: '{reels} × {symbol}, {ways} เวย์',
  capped: 'รอบนี้ถึงยอดชนะสูงสุดและจบแล้ว',
  'pay.intro':
    '{reels} รีล รีลละ 2 ถึง 7 สัญลักษณ์ สัญลักษณ์จ่ายทุกเวย์จากซ้าย: รีลละ 1 ตัว สัญลักษณ์ที่ชนะจะหายไปและตัวบนตกลงมาแทน จนกว่าจะไม่มีการชนะ',
  'pay.wild': '{symbol} แทนได้ทุกสัญลักษณ์ที่จ่ายและนับเป็น {counts} ไม่ออกในรีลแรก',
  'pay.multiplier': 'ตัวคูณของสปินปกติเริ่มที่ {start} และเพิ่ม {step} ทุกครั้งที่สัญลักษณ์ตกลงมา',
  'pay.free':
    '{symbol} ครบจำนวนในตำแหน่งใดก็ได้ รับฟรีสปิน (จำนวนสัญลักษณ์ → ฟรีสปิน) ตัวคูณเริ่มที่ {start} และเพิ่ม {step} ทุกครั้งที่สัญลักษณ์ตกลงมา',
  'pay.persists': 'ในฟรีสปินตัวคูณจะไม่รีเซ็ต',
  'pay.cap': 'รอบหนึ่งจ่ายสูงสุด {cap} เท่าของเดิมพัน และจบทันทีเมื่อถึง',
  'part.ways': 'อัตราคืนจากผลแรกของสปิน',
  'part.cascades': 'อัตราคืนจากการตกลงมา',
  'part.free': 'อัตราคืนจากฟรีสปิน',
  'share.free': 'รอบที่มีฟรีสปิน',
  'verify.spin': 'สปิน',
  'verify.freeSpin': 'ฟรีสปิน {index}',
  'verify.fall': 'การตกครั้งที่ {number}: {wins} × {multiplier}',
  'verify.nothing': 'ไม่มีเวย์ที่จ่าย',
};
