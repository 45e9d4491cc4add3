import type { MessageKey } from './en.ts';

/** Texts of mines in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  begin: 'Mở ô',
  take: 'Chốt {amount}',
  field: 'Bãi {columns} × {rows} ô',
  place: 'Hàng {row}, cột {column}',
  closed: 'chưa mở',
  chosen: 'đã chọn',
  safe: 'an toàn',
  mine: 'mìn',
  mines: 'Mìn',
  choose: 'Chọn ô đầu tiên rồi nhấn nút.',
  next: 'Ô an toàn tiếp theo',
  now: 'Hiện tại',
  opened: 'An toàn. Chốt bây giờ được {amount}.',
  hit: 'Trúng mìn. Ván kết thúc.',
  'rules.1': 'Dưới một số ô có mìn. Đặt cược sẽ mở ô đầu tiên.',
  'rules.2':
    'Mỗi ô an toàn làm tăng số tiền ván trả. Mở tiếp hoặc chốt số tiền đang hiện. Trúng mìn thì ván kết thúc và không trả gì.',
  'rules.3': 'Mìn được đặt trước khi mở ô đầu tiên và không di chuyển.',
  pays: 'Số tiền trả cho từng ô an toàn với mức cược {stake}',
  withMines: 'Số mìn: {mines}',
  stop: 'RTP khi chốt',
  'verify.field': 'Mìn',
  'verify.opened': 'Đã mở',
};
