import type { Messages } from './en.ts';

/** Texts of slots in Vietnamese. */
export const vi: Messages = {
  spin: 'Quay',
  freeSpins: 'Vòng quay miễn phí: {count}',
  reels: 'Các cuộn, từ trái sang phải: {columns}',
  'pay.line': 'Dòng {number}',
  'verify.spin': 'Lượt quay',
  'verify.freeSpin': 'Vòng quay miễn phí {index}',
  'verify.lineWin': 'Dòng {line}: {count} × {symbol} trả {units}',
  'verify.nothing': 'Không có dòng nào trả thưởng.',
  freeSpinOf: 'Vòng quay miễn phí {index}/{count}, tiền thắng {multiplier}×',
  lines: 'Số dòng thưởng: {count}',
  'pay.intro':
    'Số cuộn: {reels}, số hàng: {rows}, số dòng thưởng: {lines}. Một dòng trả thưởng khi có các biểu tượng giống nhau liên tiếp từ cuộn trái. Mỗi dòng chỉ trả mức thắng cao nhất, tiền thắng các dòng được cộng lại.',
  'pay.wild': '{wild} thay mọi biểu tượng trừ {scatter}.',
  'pay.wildAll': '{wild} thay mọi biểu tượng.',
  'pay.scatter':
    'Đủ số {scatter} ở bất kỳ đâu được vòng quay miễn phí ở cùng mức cược (số biểu tượng → số vòng quay miễn phí). Mọi tiền thắng trong vòng quay miễn phí nhân với {multiplier}.',
  'pay.lines': 'Dòng thưởng ({count})',
  'pay.base': 'RTP từ lượt quay tính tiền',
  'pay.free': 'RTP từ vòng quay miễn phí',
  'pay.feature': 'Ván có vòng quay miễn phí',
};
