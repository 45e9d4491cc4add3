/** Credits. */
export const texts = {
  text: 'Parlour สร้างขึ้นจากผลงานของผู้อื่น ขอขอบคุณ',
  icons: 'ลวดลายในภาพเกม',
  iconsText: 'วาดจากไอคอนของ game-icons.net โดย Lorc, Delapouite และผู้ร่วมสร้าง สัญญาอนุญาต CC BY 3.0 ปรับสีและจัดองค์ประกอบใหม่',
  fonts: 'แบบอักษร',
  fontsText: 'Fraunces โดย Undercase Type และ Figtree โดย Erik Kennedy ทั้งสองใช้สัญญาอนุญาต SIL Open Font License 1.1',
  symbols: 'สัญลักษณ์หน้าจอ',
  symbolsText: 'Lucide สัญญาอนุญาต ISC',
  software: 'ซอฟต์แวร์',
  developers: 'สำหรับนักพัฒนา',
  api: 'เอกสาร API',
  version: 'เวอร์ชัน {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod และ HPKE.js ทั้งหมดใช้สัญญาอนุญาต MIT, ISC หรือ Apache 2.0',
};
