import type { MessageKey } from './en.ts';

/** Texts of plinko in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  begin: 'Thả bóng',
  rows: 'Số hàng',
  risk: 'Rủi ro',
  balls: 'Số bóng',
  low: 'Thấp',
  medium: 'Vừa',
  high: 'Cao',
  board: 'Bảng có số hàng: {rows}. Các hốc từ trái: {pockets}',
  landed: 'Rơi vào: {multipliers}',
  'rules.1':
    'Mỗi bóng rơi qua các hàng đinh, ở mỗi đinh lệch trái hoặc phải với xác suất bằng nhau. Bóng trả theo hệ số của hốc rơi vào.',
  'rules.2':
    'Mức cược là cho mỗi bóng. Nhiều hàng hơn và rủi ro cao hơn thì có thể có hệ số lớn, còn mức trả nhỏ gặp thường hơn.',
  pockets: 'Các hốc của từng bảng',
  boardName: 'Số hàng: {rows}, rủi ro: {risk}',
  part: 'Hốc {times}',
  ball: 'Bóng {number}: {path} → {times}',
};
