/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} ดอลลาร์สหรัฐ',
    description: 'เข้ากระเป๋าเงินทันที',
  },
  moneyReviewed: {
    name: '{sum} ดอลลาร์สหรัฐ',
    description: 'เข้ากระเป๋าเงินเมื่อทีมงานอนุมัติ',
  },
  bonus: {
    name: 'โบนัส {sum} ดอลลาร์สหรัฐ',
    description: 'สำหรับเกมคาสิโน ทำเทิร์น 1 เท่าภายใน 14 วัน',
  },
  rounds: {
    name: 'รอบฟรี {count} รอบ',
    description: 'ใช้กับสล็อตที่ร่วมรายการ ทำเทิร์นยอดที่ชนะ 1 เท่าภายใน 14 วัน',
  },
};
