import { vi as solo } from '../../../blackjack-solo/view/texts/vi.ts';
import { vi as place } from '../../../shared/place-texts/vi.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of blackjack in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '×2',
  'move.hit': 'Rút bài',
  'move.stand': 'Dằn',
  'move.double': 'Gấp đôi',
  betHand: 'Tay bài {amount}',
  betBehind: 'Cược ké {amount}',
  betDouble: 'Gấp đôi {amount}',
  'on.hand': 'Tay bài của bạn',
  'on.behind': 'Cược ké',
  'pays.hand.short': 'bạn quyết định',
  'pays.behind.short': 'nhà cái quyết định',
  'bet.hand': 'Tay bài bạn chơi',
  'bet.behind': 'Cược ké',
  players: 'Người chơi',
  open: 'Đang nghĩ',
  chosen: 'Người chơi đã chọn',
  ended: '{who}: {points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'Gấp đôi (+{amount})',
  dealt: 'Tay bài: {own}. Nhà cái ngửa {theirs}.',
  'said.natural': 'Người chơi có blackjack.',
  'said.dealerNatural': 'Nhà cái có blackjack.',
  'said.level': 'Hai bên đều có blackjack.',
  'said.over': 'Nhà cái có {points} và bị quắc.',
  'said.made': 'Nhà cái có {points}.',
  'end.natural': 'Người chơi blackjack',
  'end.over': 'Nhà cái quắc',
  'end.made': 'Nhà cái 17 đến 20',
  'end.top': 'Nhà cái 21',
  'past.words': '{end}: {points}',
  shares:
    'Trong {rounds} ván gần nhất: nhà cái quắc {over}, 17 đến 20 {made}, 21 {top}, người chơi có blackjack {natural}',
  'choose.open': '{points}: rút, dằn hay gấp đôi? {seconds} giây',
  'choose.again': '{points}: rút hay dằn? {seconds} giây',
  'choose.others': 'Người chơi đang chọn: {seconds} giây',
  'choose.behind': 'Nhà cái chơi cược ké của bạn. Người chơi đang chọn: {seconds} giây',
  'choose.hit': 'Bạn rút bài. Lá bài đến chậm nhất sau {seconds} giây.',
  'choose.stand': 'Bạn dằn ở {points}. Người chơi đang chọn: {seconds} giây',
  'choose.double': 'Bạn gấp đôi lấy một lá. Người chơi đang chọn: {seconds} giây',
  'choose.missed': 'Bạn không chọn kịp và dằn ở {points}.',
  'choose.over': 'Đã hết thời gian chọn.',
  'made.hit': 'Bạn rút bài.',
  'made.stand': 'Bạn dằn.',
  'made.double': 'Bạn gấp đôi.',
  'rules.table':
    'Mọi người chơi dùng chung một tay bài đấu nhà cái. Ở mỗi bước, ai cũng tự quyết định cùng lúc: rút, dằn, hoặc gấp đôi khi có hai lá. Những người rút hoặc gấp đôi nhận cùng một lá tiếp theo. Ai không chọn kịp thì dằn. Mỗi người chơi có một cược trong một ván.',
  'rules.behind':
    'Cược ké do nhà cái chơi: chiến thuật cơ bản chỉ rút và dằn, không bao giờ gấp đôi. Bạn có thể đặt cùng tay bài của mình hoặc đặt riêng.',
  'rules.2':
    'Tám bộ bài, xào trước mỗi ván. Blackjack trả 2 ăn 3, các lần thắng khác 1 ăn 1. Nhà cái kiểm tra blackjack trước khi bạn quyết định và dằn ở mọi 17.',
  'rules.3':
    'Gấp đôi cần thêm một lần tiền cược để lấy đúng một lá nữa. Bàn này không có tách bài và không có bảo hiểm.',
  'rules.4':
    'Tỷ lệ hoàn trả nêu ra cho tay bài của bạn là theo chiến thuật cơ bản. Những lá không ai lấy bị bỏ ra ngoài.',
  'rules.keys': 'Phím tắt khi đang chọn một nút: H rút, S dằn, D gấp đôi.',
  'part.plain': 'Từ tay bài không gấp đôi',
};
