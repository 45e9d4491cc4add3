import type { MessageKey } from './en.ts';

/** Texts of bingo in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  begin: 'Bắt đầu',
  cards: 'Số vé',
  card: 'Vé {number}',
  balls: 'Bóng đã quay',
  free: 'ô tặng',
  ball: '{letter} {number}',
  wonCard: 'Vé {number}: {patterns}',
  none: 'Không có hình nào hoàn thành.',
  'pattern.line': 'Một hàng',
  'pattern.two-lines': 'Hai hàng',
  'pattern.three-lines': 'Ba hàng',
  'pattern.corners': 'Bốn góc',
  'pattern.stamp': 'Con tem',
  'pattern.two-stamps': 'Hai con tem',
  'pattern.letter-x': 'Chữ X',
  'pattern.letter-t': 'Chữ T',
  'pattern.plus': 'Dấu cộng',
  'pattern.diamond': 'Hình thoi',
  'pattern.ring': 'Hình vòng',
  'pattern.frame': 'Khung viền',
  'pattern.blackout': 'Kín vé',
  'rules.1':
    'Quay {balls} trong 75 bóng. Mỗi vé có 24 số và một ô tặng ở giữa. Vé thắng theo các hình mà bóng hoàn thành.',
  'rules.best': 'Mỗi vé chỉ thắng hình cao nhất.',
  'rules.each': 'Mỗi vé thắng mọi hình hoàn thành.',
  'rules.2': 'Mức cược là giá của mỗi vé. Hàng có thể ngang, dọc hoặc chéo.',
  pays: 'Trả cho một vé {stake}',
};
