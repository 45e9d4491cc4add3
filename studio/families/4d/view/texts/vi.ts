import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  'rules.game':
    '23 số khác nhau từ 0000 đến 9999 được quay: mười giải khuyến khích, mười giải khởi đầu, rồi giải ba, giải nhì và giải nhất.',
  'rules.more':
    'Cược lớn thắng khi trúng bất kỳ số nào trong 23 số, cược nhỏ chỉ thắng ở ba giải đầu nhưng được nhiều hơn. Với hai số cuối của giải nhất, 50 đến 99 là tài. Mọi giải đều cố định.',
  'tab.number': 'Số',
  'tab.first': 'Giải nhất',
  'bet.big': 'Lớn',
  'bet.small': 'Nhỏ',
  'bet.first-3': 'Giải nhất, ba số cuối',
  'bet.first-2': 'Giải nhất, hai số cuối',
  'bet.first-sides': 'Giải nhất, tài xỉu chẵn lẻ',
  'field.place-1': 'Vị trí 1',
  'field.place-2': 'Vị trí 2',
  'field.place-3': 'Vị trí 3',
  'field.place-4': 'Vị trí 4',
  'row.first': 'Giải nhất',
  'row.second': 'Giải nhì',
  'row.third': 'Giải ba',
  'row.starter': 'Giải khởi đầu',
  'row.consolation': 'Khuyến khích',
  'prize.first': 'Giải nhất',
  'prize.second': 'Giải nhì',
  'prize.third': 'Giải ba',
  'prize.starter': 'Giải khởi đầu',
  'prize.consolation': 'Khuyến khích',
  said: 'Giải nhất {special}, hai số cuối {tail}.',
};
