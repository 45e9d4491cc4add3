// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'ฝากเงิน',
  withdrawal: 'ถอนเงิน',
  withdrawal_returned: 'คืนยอดถอน',
  bet: 'เดิมพัน',
  win: 'ยอดชนะ',
  jackpot: 'แจ็คพอต',
  rollback: 'คืนเงินเดิมพัน',
  adjust: 'ปรับยอด',
  bonus: 'โบนัส',
  transfer: 'โอนเงิน',
  salary: 'เงินเดือน',
  shortfall: 'หักชำระยอดแก้ไข',
  correction: 'แก้ไขยอดเงิน',
  fee: 'ค่าธรรมเนียม',
};

export const roundStates = { open: 'ยังไม่สรุปผล', closed: 'สรุปผลแล้ว', rolled_back: 'คืนเงินเดิมพันแล้ว' };

export const depositStates = {
  pending: 'รอชำระเงิน',
  review: 'กำลังตรวจสอบ',
  paid: 'เงินเข้าแล้ว',
  refused: 'ไม่อนุมัติ',
  expired: 'หมดอายุ',
  cancelled: 'ยกเลิกแล้ว',
};

export const withdrawalStates = {
  checking: 'กำลังตรวจสอบ',
  approved: 'อนุมัติแล้ว',
  paying: 'กำลังโอน',
  paid: 'โอนแล้ว',
  confirmed: 'ได้รับแล้ว',
  refused: 'ไม่อนุมัติ',
  failed: 'ไม่สำเร็จ คืนเงินแล้ว',
  returned: 'ถูกตีกลับ คืนเงินแล้ว',
};
