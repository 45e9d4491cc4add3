/** Tickets, and the bell of the header. */
export const texts = {
  title: 'ช่วยเหลือ',
  text: 'ติดต่อเราและอ่านคำตอบ',
  write: 'ติดต่อเรา',
  ticket: 'เรื่อง',
  choose: 'เลือกเรื่อง',
  chooseText: 'ข้อความจะแสดงที่นี่',
  empty: 'คุณยังไม่เคยติดต่อเรา',
  more: 'แสดงเพิ่ม',
  back: 'กลับไปที่รายการเรื่อง',
  number: 'เรื่องที่ {{id}}',
  close: 'ปิดเรื่อง',
  messages: 'ข้อความ',
  service: 'ฝ่ายบริการลูกค้า',
  youWrote: 'คุณเขียนว่า:',
  weWrote: 'ฝ่ายบริการลูกค้าเขียนว่า:',
  picture: 'รูปของคุณ',
  noPicture: 'โหลดรูปนี้ไม่ได้',
  reply: 'คำตอบของคุณ',
  replyHint: 'กด Ctrl+Enter เพื่อส่ง',
  opensAgain: 'เรื่องนี้ปิดแล้ว หากตอบกลับจะเปิดเรื่องอีกครั้ง',
  send: 'ส่ง',
  state: { open: 'รอเราตอบ', answered: 'ตอบแล้ว', closed: 'ปิดแล้ว' },
  unread_other: '{{count}} คำตอบยังไม่อ่าน',
};

export const bell = {
  title: 'การแจ้งเตือน',
  nothing: 'ไม่มีการแจ้งเตือน',
  messages: 'ข้อความ',
  tickets: 'ช่วยเหลือ',
  awards: 'รางวัลรอรับ',
  withdrawals: 'รายการถอน',
  announcements: 'ประกาศ',
  new_other: 'ใหม่ {{count}}',
};

export const failure = {
  ticket_full: 'เรื่องนี้มีข้อความครบจำนวนแล้ว คำตอบของคุณยังไม่ได้ส่ง โปรดเปิดเรื่องใหม่',
};
