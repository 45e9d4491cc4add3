import { vi as place } from '../../../shared/place-texts/vi.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  ...place,
  begin: 'Đặt cược',
  bout: 'Trận đấu',
  'on.red': 'Đỏ',
  'on.blue': 'Xanh',
  'on.draw': 'Hòa',
  'on.off': 'Hủy',
  'short.red': 'Đ',
  'short.blue': 'X',
  'short.draw': 'H',
  'short.off': '–',
  pays: '1 ăn {pays}',
  wins: '{side} thắng',
  'is.draw': 'Hòa: tiền cược Đỏ và Xanh được hoàn lại',
  'is.off': 'Hủy: mọi tiền cược được hoàn lại',
  returned: 'đã hoàn cược',
  leads: '{side} đang dẫn',
  even: 'Ngang nhau',
  shares: 'Trong {rounds} trận gần nhất: Đỏ {red}, Xanh {blue}, hòa {draw}, hủy {off}',
  'rules.1': 'Đỏ và Xanh gặp nhau trong trận gồm {exchanges} lần giao đấu. Cược vào bên thắng hoặc cược hòa.',
  'rules.2': 'Hòa trả 1 ăn {draw}, và hoàn lại tiền cược Đỏ và Xanh.',
  'rules.3': 'Kết quả được rút trước khi chiếu trận đấu. Các lần giao đấu chỉ hiển thị kết quả và không làm thay đổi.',
  'rules.4': 'Trận đấu có thể bị hủy trước khi kết thúc. Khi đó mọi tiền cược được hoàn lại.',
  chance: 'Xác suất',
  kind: 'Trả',
  'part.win': 'Từ cược thắng',
  'part.push': 'Từ tiền hoàn cược',
};
