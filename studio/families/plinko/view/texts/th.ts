import type { MessageKey } from './en.ts';

/** Texts of plinko in Thai. */
export const th: Record<MessageKey, string> = {
  begin: 'ปล่อยบอล',
  rows: 'แถว',
  risk: 'ความเสี่ยง',
  balls: 'จำนวนบอล',
  low: 'ต่ำ',
  medium: 'กลาง',
  high: 'สูง',
  board: 'กระดาน {rows} แถว ช่องจากซ้าย: {pockets}',
  landed: 'ลงช่อง: {multipliers}',
  'rules.1': 'บอลแต่ละลูกตกผ่านแถวหมุด แต่ละหมุดไปซ้ายหรือขวาด้วยโอกาสเท่ากัน จ่ายตามตัวคูณของช่องที่ลง',
  'rules.2': 'เดิมพันคิดต่อบอล 1 ลูก แถวมากและความเสี่ยงสูงทำให้ตัวคูณสูงเป็นไปได้ และได้คืนน้อยบ่อยขึ้น',
  pockets: 'ช่องของแต่ละกระดาน',
  boardName: 'แถว: {rows} ความเสี่ยง: {risk}',
  part: 'ช่อง {times}',
  ball: 'บอลที่ {number}: {path} → {times}',
};
