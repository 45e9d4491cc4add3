import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  begin: 'Lật bài',
  betOn: 'Lá đầu tiên',
  take: 'Chốt {amount}',
  skip: 'Bỏ qua lá này',
  'guess.higher': 'Cao hơn',
  'guess.lower': 'Thấp hơn',
  'guess.higher-or-same': 'Cao hơn hoặc bằng',
  'guess.lower-or-same': 'Thấp hơn hoặc bằng',
  'guess.same': 'Bằng',
  'guess.red': 'Đỏ',
  'guess.black': 'Đen',
  chance: '{wins}/{from}',
  now: 'Hiện tại',
  guesses: 'Các lần đoán',
  cards: 'Các lá trong ván',
  shown: '{card}. Lá tiếp theo thế nào?',
  right: '{card}. Đúng. Chốt bây giờ được {amount}.',
  wrong: '{card}. Ván kết thúc.',
  'rules.1': 'Một lá bài được lật. Đoán lá tiếp theo so với lá này thế nào. Át lớn nhất.',
  'rules.2':
    'Mỗi lần đoán đúng làm tăng số tiền ván trả theo xác suất của lần đoán. Đoán tiếp hoặc chốt số tiền đang hiện. Đoán sai thì ván kết thúc và không trả gì.',
  'rules.full': 'Mỗi lá lấy từ một bộ đủ 52 lá. Mỗi ván được bỏ qua {skips} lá.',
  'rules.shrinking': 'Lá đã lật không ra lại trong ván. Được bỏ qua {skips} lá.',
  'rules.3': 'Hệ số cao nhất là {ceiling} lần tiền cược.',
};
