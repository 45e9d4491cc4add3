import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  begin: 'Mua vé',
  betOn: 'Một vé',
  all: 'Mở tất cả',
  hidden: 'chưa cào',
  cell: 'Ô {number}',
  boost: 'Hệ số nhân',
  keys: 'Số trúng thưởng',
  fields: 'Số của bạn',
  name: 'Vé cào',
  how: 'Cào các ô, hoặc nhấn vào một ô để mở.',
  match: 'Ba biểu tượng giống nhau thắng giải của biểu tượng đó, nhân với hệ số bên cạnh.',
  keysRule: 'Mỗi số của bạn trùng số trúng thưởng thắng giải ghi bên cạnh.',
  book: 'Mỗi vé được rút từ trọn bộ {book} vé, nên vé nào cũng có xác suất như dưới đây, bất kể người khác đã mua gì.',
  prize: 'Giải thưởng',
  tickets: 'Số vé trong bộ',
  pays: 'Giải cho một vé {stake}',
  symbols: 'Ba biểu tượng giống nhau thắng, trước khi nhân hệ số',
  part: 'Từ các giải {times}× giá vé',
  ticket: 'Vé {number}',
  face: 'Các ô',
};
