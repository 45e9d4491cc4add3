import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  'rules.game': 'Quay sáu số khác nhau từ 1 đến 49, rồi một số phụ. Mọi bộ số có xác suất như nhau.',
  'rules.more':
    'Chọn sáu số; nếu chọn đến mười số, mỗi bộ sáu số là một tổ hợp. Số phụ chỉ tính ở giải có ghi. Tổng sáu số từ 150 là tài. Mọi giải đều cố định: không tùy thuộc vào số người trúng.',
  'tab.six': 'Sáu số',
  'tab.few': 'Hai đến bốn',
  'tab.number': 'Một số',
  'tab.sum': 'Tổng',
  'bet.six': 'Sáu số',
  'bet.two': 'Xiên 2 trong sáu số',
  'bet.three': 'Xiên 3 trong sáu số',
  'bet.four': 'Xiên 4 trong sáu số',
  'bet.number': 'Trong sáu số',
  'bet.additional': 'Số phụ',
  'bet.sum-sides': 'Tổng sáu số',
  'prize.match-6': 'Trúng 6 số',
  'prize.match-5-more': '5 số và số phụ',
  'prize.match-5': 'Trúng 5 số',
  'prize.match-4-more': '4 số và số phụ',
  'prize.match-4': 'Trúng 4 số',
  'prize.match-3-more': '3 số và số phụ',
  'prize.match-3': 'Trúng 3 số',
  'prize.match-2': 'Trúng 2 số',
  said: '{numbers}; số phụ {additional}. Tổng {sum}.',
};
