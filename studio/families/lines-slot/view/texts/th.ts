import type { Messages } from './en.ts';

/** Texts of slots in Thai. */
export const th: Messages = {
  spin: 'หมุน',
  freeSpins: 'ฟรีสปิน: {count}',
  reels: 'รีลจากซ้ายไปขวา: {columns}',
  'pay.line': 'ไลน์ {number}',
  'verify.spin': 'สปิน',
  'verify.freeSpin': 'ฟรีสปิน {index}',
  'verify.lineWin': 'ไลน์ {line}: {count} × {symbol} จ่าย {units}',
  'verify.nothing': 'ไม่มีไลน์ที่จ่าย',
  freeSpinOf: 'ฟรีสปิน {index} จาก {count} ยอดชนะ {multiplier}×',
  lines: 'เพย์ไลน์: {count}',
  'pay.intro':
    'รีล: {reels} แถว: {rows} เพย์ไลน์: {lines} ไลน์จ่ายเมื่อสัญลักษณ์ตรงกันเรียงต่อกันจากรีลซ้ายสุด แต่ละไลน์จ่ายเฉพาะยอดสูงสุด แล้วรวมยอดของทุกไลน์',
  'pay.wild': '{wild} แทนได้ทุกสัญลักษณ์ยกเว้น {scatter}',
  'pay.wildAll': '{wild} แทนได้ทุกสัญลักษณ์',
  'pay.scatter':
    '{scatter} ครบจำนวนในตำแหน่งใดก็ได้ รับฟรีสปินที่เดิมพันเท่าเดิม (จำนวนสัญลักษณ์ → ฟรีสปิน) ยอดชนะทั้งหมดในฟรีสปินคูณ {multiplier}',
  'pay.lines': 'เพย์ไลน์ ({count})',
  'pay.base': 'อัตราคืนจากสปินปกติ',
  'pay.free': 'อัตราคืนจากฟรีสปิน',
  'pay.feature': 'รอบที่มีฟรีสปิน',
};
