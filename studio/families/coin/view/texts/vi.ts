import type { MessageKey } from './en.ts';

/** Texts of the coin in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  begin: 'Tung xu',
  take: 'Chốt {amount}',
  call: 'Bạn chọn',
  again: 'Chọn tiếp hoặc chốt',
  heads: 'Ngửa',
  tails: 'Sấp',
  next: 'Lần đúng tiếp theo',
  now: 'Hiện tại',
  right: '{side}. Đúng. Chốt bây giờ được {amount}.',
  wrong: '{side}. Ván kết thúc.',
  flips: 'Các lần tung trong ván',
  'rules.1': 'Chọn ngửa hoặc sấp. Mỗi lần đúng làm tăng số tiền ván trả; sai một lần thì ván kết thúc và không trả gì.',
  'rules.2':
    'Sau một lần đúng, bạn chọn tiếp hoặc chốt số tiền đang hiện. Sau {flips} lần đúng, ván kết thúc và trả thưởng.',
  pays: 'Số tiền trả cho các lần đúng liên tiếp với mức cược {stake}',
  stop: 'RTP khi chốt',
  'verify.round': 'Lượt chọn và lượt tung',
};
