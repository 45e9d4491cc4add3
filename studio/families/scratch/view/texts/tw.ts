import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  begin: '購買刮刮樂',
  betOn: '一張刮刮樂',
  all: '全部刮開',
  hidden: '未刮開',
  cell: '第 {number} 格',
  boost: '倍數',
  keys: '中獎號碼',
  fields: '您的號碼',
  name: '刮刮樂',
  how: '刮開各格，或點一下直接開啟。',
  match: '三個相同的圖案贏得該圖案的獎金，再乘以旁邊的倍數。',
  keysRule: '您的每個號碼若為中獎號碼，即贏得旁邊的獎金。',
  book: '每張刮刮樂都從完整的 {book} 張一冊中抽取，因此無論他人購買了什麼，每張的機率均如下表。',
  prize: '獎金',
  tickets: '冊中張數',
  pays: '{stake} 刮刮樂的獎金',
  symbols: '三個相同圖案的獎金（乘倍數前）',
  part: '來自 {times} 倍價格的獎金',
  ticket: '第 {number} 號刮刮樂',
  face: '各格',
};
