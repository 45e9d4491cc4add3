import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Thai. */
export const th: Record<VerifyKey, string> = {
  'verify.title': 'ตรวจสอบรอบ',
  'verify.intro': 'คำนวณในเบราว์เซอร์ของคุณจากซีดเท่านั้น ใช้แบบออฟไลน์ได้ และไม่มีการส่งข้อมูล',
  'verify.serverSeed': 'เซิร์ฟเวอร์ซีด (เปิดเผยแล้ว)',
  'verify.commitment': 'แฮชของซีดที่แสดงก่อนรอบ',
  'verify.clientSeed': 'ไคลเอนต์ซีด',
  'verify.nonce': 'ลำดับรอบ (nonce)',
  'verify.game': 'เกม',
  'verify.choose': 'เลือกเกม',
  'verify.moves': 'การเล่น',
  'verify.waiting': 'หลังจากการเล่นเหล่านี้ รอบยังรอการเล่นอีกครั้ง',
  'verify.impossible': 'รอบแบบนี้เล่นไม่ได้จริง กติกาไม่อนุญาตเดิมพันหรือการเล่นบางครั้ง',
  'verify.stake': 'เดิมพัน',
  'verify.run': 'ตรวจสอบ',
  'verify.hashOk': 'แฮชตรงกัน นี่คือซีดที่แสดงก่อนรอบ',
  'verify.hashWrong': 'แฮชไม่ตรงกับเซิร์ฟเวอร์ซีดนี้',
  'verify.hashOwn': 'แฮชของเซิร์ฟเวอร์ซีดนี้: {hash}',
  'verify.total': 'รอบนี้จ่าย {amount} หน่วยย่อย จากเดิมพัน {stake}',
  'verify.jackpot': 'รอบนี้ถูกแกรนด์แจ็คพอต',
  'verify.noJackpot': 'รอบนี้ไม่ถูกแจ็คพอต',
  'verify.bad':
    'กรอกเกม เซิร์ฟเวอร์ซีด ไคลเอนต์ซีดที่เป็นตัวอักษรอังกฤษ ตัวเลข - หรือ _ จำนวน 1–64 ตัว nonce เป็นจำนวนเต็ม และเดิมพันกับการเล่นของรอบนั้น',
  'verify.insecure': 'เบราว์เซอร์ของคุณตรวจสอบรอบที่นี่ไม่ได้ เปิดหน้านี้ผ่าน HTTPS หรือเป็นไฟล์ที่บันทึกไว้',
  'verify.page': 'เปิดตัวตรวจสอบแบบแยก (บันทึกไว้ใช้ออฟไลน์ได้)',
};
