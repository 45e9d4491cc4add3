/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'ใหม่',
    title: 'โคมหยก',
    text: '5 รีล 10 ไลน์ พร้อมฟรีสปินและแจ็คพอต ตรวจสอบได้ทุกสปิน',
    action: 'เปิดเกม',
  },
  grand: {
    eyebrow: 'แจ็คพอต',
    title: 'เงินแจ็คพอตมาจากไหน',
    text: 'ยอดปัจจุบัน โอกาสถูกรางวัล และผู้ถูกรางวัลล่าสุด',
    action: 'ดูแจ็คพอต',
  },
  fishing: {
    eyebrow: 'ยิงปลา',
    title: 'รวมเกมยิงปลาไว้ที่เดียว',
    text: 'เลือกดูเกมยิงปลาตามค่าย',
    action: 'ดูเกม',
  },
  tables: {
    eyebrow: 'คาสิโนสด',
    title: 'รูเล็ต บาคาร่า และแบล็คแจ็ค',
    text: 'เลือกดูโต๊ะสดตามค่าย',
    action: 'ดูโต๊ะ',
  },
};
