// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'สรุปผลแล้ว', taken_back: 'เป็นโมฆะ', payout_changed: 'แก้ยอดจ่าย' };

export const billStates = {
  issued: 'จ่ายแล้ว',
  unapproved: 'รออนุมัติ',
  part_received: 'ได้รับบางส่วน',
  insufficient: 'ยอดเงินไม่พอ',
  not_reached: 'ไม่ถึงขั้น',
  refused: 'ไม่อนุมัติ',
  expired: 'หมดอายุ',
};
