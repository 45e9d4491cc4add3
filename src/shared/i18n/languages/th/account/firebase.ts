/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'วิธีเข้าสู่ระบบอื่น',
  or: 'หรือ',
  google: 'ใช้บัญชี Google',
  facebook: 'ใช้บัญชี Facebook',
  phone: 'ใช้เบอร์มือถือ',
  number: 'เบอร์มือถือ',
  numberHint: 'ใส่รหัสประเทศด้วย เช่น +66 81 234 5678',
  sendCode: 'ส่งรหัส',
  resendIn_other: 'ส่งใหม่ใน {{count}} วินาที',
  codeLabel: 'รหัสจาก SMS',
  enter: 'เข้าสู่ระบบด้วยมือถือ',
  lockedFor_other: 'ลองใหม่ใน {{count}} วินาที',
  code: {
    'invalid-phone-number': 'โปรดกรอกเบอร์มือถือที่ถูกต้อง',
    'missing-phone-number': 'โปรดกรอกเบอร์มือถือ',
    'too-many-requests': 'ลองหลายครั้งเกินไป โปรดลองใหม่หลังจาก {{length}}',
    unknown: 'เข้าสู่ระบบไม่สำเร็จ โปรดลองอีกครั้ง',
    'invalid-verification-code': 'โปรดกรอกรหัสยืนยันที่ถูกต้อง',
    'missing-verification-code': 'โปรดกรอกรหัสจาก SMS',
    'captcha-check-failed': 'ตรวจสอบความปลอดภัยไม่ผ่าน โปรดลองอีกครั้ง',
    'quota-exceeded': 'วันนี้ส่งรหัสเพิ่มไม่ได้แล้ว โปรดติดต่อฝ่ายบริการลูกค้า',
    'operation-not-allowed': 'ใช้วิธีเข้าสู่ระบบนี้ไม่ได้ โปรดติดต่อฝ่ายบริการลูกค้า',
    'code-expired': 'รหัสนี้หมดอายุแล้ว โปรดขอรหัสใหม่',
    'popup-closed-by-user': 'เข้าสู่ระบบไม่สำเร็จ: หน้าต่างถูกปิด โปรดลองอีกครั้ง',
    'popup-blocked': 'ป๊อปอัปถูกบล็อก โปรดอนุญาตป๊อปอัปแล้วลองอีกครั้ง',
    'network-request-failed': 'เครือข่ายขัดข้อง โปรดลองอีกครั้ง',
  },
};

export const failure = {
  firebase_token_refused: 'ระบบไม่รับการเข้าสู่ระบบนี้ โปรดเริ่มใหม่',
  firebase_unavailable: 'วิธีเข้าสู่ระบบนี้ไม่ตอบสนอง โปรดลองใหม่ภายหลังหรือใช้วิธีอื่น',
  firebase_unregistered: 'ยังไม่มีบัญชีที่ผูกกับการเข้าสู่ระบบนี้ โปรดสมัครก่อน',
};
