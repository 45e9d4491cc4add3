export default {
  close: 'ปิด',
  showPassword: 'แสดงรหัสผ่าน',
  hidePassword: 'ซ่อนรหัสผ่าน',
  imageError: 'โหลดภาพไม่ได้',
  tryAgain: 'ลองอีกครั้ง',
  cancel: 'ยกเลิก',
  ok: 'ตกลง',
  loadMore: 'โหลดเพิ่ม',
  search: 'ค้นหา',
  pauseMotion: 'หยุดภาพเคลื่อนไหว',
  resumeMotion: 'เล่นภาพเคลื่อนไหวต่อ',
  skipToContent: 'ข้ามไปที่เนื้อหา',
};
