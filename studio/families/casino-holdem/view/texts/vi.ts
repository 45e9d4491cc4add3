import { vi as solo } from '../../../casino-holdem-solo/view/texts/vi.ts';
import { vi as place } from '../../../shared/place-texts/vi.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'Cược ante',
  'on.aces': 'Cược phụ đôi át',
  'pays.ante.short': 'đến 1 ăn 100',
  'pays.aces.short': '1 ăn 7–100',
  you: 'Mọi người chơi',
  callName: 'Theo',
  callPays: 'gấp đôi ante',
  dealt: 'Tay bài: {own}. Theo với gấp đôi ante, hoặc bỏ bài.',
  won: 'Người chơi thắng: {own} đấu {theirs}.',
  lost: 'Nhà cái thắng: {theirs} đấu {own}.',
  level: 'Hòa: hai bên đều {own}.',
  'end.won': 'Người chơi thắng',
  'end.lost': 'Nhà cái thắng',
  'end.level': 'Hòa',
  'end.out': 'Nhà cái không đủ điều kiện',
  'short.won': 'N',
  'short.lost': 'C',
  'short.level': '=',
  'short.out': 'K',
  shares:
    'Trong {rounds} ván gần nhất: người chơi thắng {won}, nhà cái {lost}, hòa {level}, nhà cái không đủ điều kiện {out}',
  'choose.open': 'Theo hay bỏ bài: {seconds} giây',
  'choose.others': 'Người chơi đang chọn: {seconds} giây',
  'choose.call': 'Bạn theo. Chia bài sau {seconds} giây.',
  'choose.fold': 'Bạn bỏ bài. Chia bài sau {seconds} giây.',
  'choose.over': 'Đã hết thời gian chọn.',
  called: 'Bạn theo.',
  'rules.table':
    'Mọi người chơi dùng chung một tay bài đấu nhà cái và mỗi người tự quyết định. Ai không chọn kịp thì bỏ bài. Mỗi người chơi có một cược trong một ván.',
};
