import type { MessageKey } from './en.ts';

/** Texts of blackjack in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  begin: 'Chia bài',
  betOn: 'Cược {amount}',
  raised: '{name} {amount}',
  hit: 'Rút bài',
  stand: 'Dằn',
  double: 'Gấp đôi',
  split: 'Tách',
  more: '{name} (+{amount})',
  dealer: 'Nhà cái',
  you: 'Bạn',
  hand: 'Tay bài {number}',
  points: '{who}: {points}',
  turn: '{points}. Đến lượt bạn.',
  blackjack: 'Blackjack',
  bust: 'Quắc',
  wins: 'Thắng',
  push: 'Hòa',
  loses: 'Thua',
  'rules.1':
    'Đạt gần 21 hơn nhà cái mà không vượt quá. Lá từ 2 đến 10 tính theo số, lá hình tính 10, át tính 1 hoặc 11.',
  'rules.2':
    'Tám bộ bài, xào trước mỗi ván. Blackjack trả 2 ăn 3, các lần thắng khác 1 ăn 1. Nhà cái kiểm tra blackjack trước khi bạn đi và dằn ở mọi 17. Không có bảo hiểm.',
  'rules.3':
    'Gấp đôi cần thêm một lần tiền cược để lấy đúng một lá nữa. Hai lá cùng giá trị được tách một lần, cũng cần thêm một lần tiền cược; át đã tách mỗi bên nhận một lá.',
  'rules.4': 'Tỷ lệ hoàn trả nêu ra là theo chiến thuật cơ bản.',
  'part.blackjack': 'Từ blackjack',
  'part.plain': 'Từ tay bài không gấp đôi, không tách',
  'part.double': 'Từ tay bài gấp đôi',
  'part.split': 'Từ tay bài tách',
};
