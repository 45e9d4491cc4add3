import type { MessageKey } from './en.ts';

/** Texts of towers in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  begin: 'Leo',
  take: 'Chốt {amount}',
  field: 'Tháp {rows} tầng, {columns} cột',
  place: 'Tầng {row}, cột {column}',
  closed: 'chưa mở',
  chosen: 'đã chọn',
  safe: 'an toàn',
  trap: 'bẫy',
  level: 'Độ khó',
  easy: 'Dễ',
  medium: 'Vừa',
  hard: 'Khó',
  expert: 'Chuyên gia',
  choose: 'Chọn một cột ở tầng thấp nhất rồi nhấn nút.',
  next: 'Tầng tiếp theo',
  now: 'Hiện tại',
  opened: 'An toàn. Chốt bây giờ được {amount}.',
  hit: 'Trúng bẫy. Ván kết thúc.',
  'rules.1': 'Mỗi tầng chọn một cột. Đặt cược chính là chọn cột ở tầng thấp nhất.',
  'rules.2':
    'Mỗi cột an toàn làm tăng số tiền ván trả. Leo tiếp hoặc chốt số tiền đang hiện. Trúng bẫy thì ván kết thúc và không trả gì.',
  'rules.3': 'Bẫy của mọi tầng được đặt trước lần chọn đầu tiên và không di chuyển.',
  'level.rule': '{name}: {traps} trên {columns} cột là bẫy.',
  pays: 'Số tiền trả cho từng tầng với mức cược {stake}',
  stop: 'RTP khi chốt',
  'verify.traps': 'Bẫy từ tầng thấp nhất',
  'verify.climbed': 'Các cột đã chọn',
};
