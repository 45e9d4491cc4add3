/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'ตรวจสอบความปลอดภัย',
  registerTitle: 'ตรวจสอบความปลอดภัย',
  pictureAlt: 'ภาพความปลอดภัย มีอักขระ {{letters}} ตัว หากอ่านไม่ออก ใช้ปุ่มด้านล่าง',
  pictureComing: 'กำลังโหลดภาพ…',
  noPicture: 'โหลดภาพไม่ได้',
  another: 'เปลี่ยนภาพ',
  letters: 'อักขระในภาพ',
  missing: 'โปรดกรอกอักขระในภาพ',
  alternative: 'อ่านภาพไม่ออก',
  working: 'อุปกรณ์ของคุณกำลังตรวจสอบแทน จะส่งแบบฟอร์มในไม่กี่วินาที',
  worked: 'ตรวจสอบเสร็จแล้ว ไม่ต้องกรอกอักขระ',
};

export const failure = {
  captcha_needed: 'ลองผิดหลายครั้งเกินไป โปรดกรอกอักขระในภาพ',
  captcha_wrong: 'อักขระไม่ตรง โปรดลองกับภาพใหม่',
  captcha_check_needed: 'ยังไม่ได้ตรวจสอบความปลอดภัย โปรดลองอีกครั้ง',
  captcha_check_failed: 'ตรวจสอบความปลอดภัยไม่ผ่าน โปรดลองอีกครั้ง',
  captcha_check_unavailable: 'ระบบตรวจสอบความปลอดภัยไม่ตอบสนอง โปรดลองใหม่ในอีก 1 นาที',
};
