/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'บัตรทดสอบ',
    'sandbox-bank': 'ธนาคารทดสอบ',
  },
  instructions: 'ดำเนินการต่อที่หน้าชำระเงิน เว็บสาธิต ไม่มีการเรียกเก็บเงินจริง',
  instructionsReviewed:
    'ดำเนินการต่อที่หน้าชำระเงิน ค่าธรรมเนียมหักจากยอดที่โอน และยอดโอนจำนวนมากอาจต้องตรวจสอบก่อน เว็บสาธิต ไม่มีการเรียกเก็บเงินจริง',
  withdrawals: {
    'sandbox-bank': 'โอนธนาคารทดสอบ',
    'sandbox-wallet': 'วอลเล็ตทดสอบ',
    'sandbox-crypto': 'คริปโตทดสอบ',
  },
};
