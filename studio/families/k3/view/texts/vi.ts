import type { MessageKey } from './en.ts';

/** Texts of three dice in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  'rules.game': 'Đổ ba xúc xắc. Không tính thứ tự.',
  'rules.more':
    'Tài là tổng 11 đến 18, xỉu là 3 đến 10. Ở “Tài xỉu chẵn lẻ, tính bão”, bão được tính theo tổng; ở “Tài xỉu chẵn lẻ, bão thua”, ra bão thì cả bốn cửa đều thua.',
  'tab.sum': 'Tổng',
  'tab.faces': 'Số',
  'tab.equal': 'Giống nhau',
  'field.pair': 'Đôi',
  'field.single': 'Xúc xắc thứ ba',
  'bet.sides': 'Tài xỉu chẵn lẻ, tính bão',
  'bet.sides-no-triples': 'Tài xỉu chẵn lẻ, bão thua',
  'bet.sum': 'Tổng chính xác',
  'bet.single': 'Một số',
  'bet.two-different': 'Hai số khác nhau',
  'bet.three-different': 'Ba số khác nhau',
  'bet.straight': 'Ba số liên tiếp',
  'bet.pair': 'Đôi trở lên',
  'bet.pair-single': 'Đôi và một số khác',
  'bet.triple': 'Bão chỉ định',
  'bet.any-triple': 'Bão bất kỳ',
  'option.straight': 'Ba số liên tiếp',
  'option.any-triple': 'Bão bất kỳ',
  'prize.match-2': 'Cả hai số',
  'prize.match-3': 'Cả ba số',
  said: 'Tổng {sum}, {side}.',
};
