import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Korean. */
export const ko: Record<MessageKey, string> = {
  begin: '복권 구매',
  betOn: '복권 1장',
  all: '모두 긁기',
  hidden: '가려짐',
  cell: '{number}번 칸',
  boost: '배수',
  keys: '당첨 번호',
  fields: '내 번호',
  name: '복권',
  how: '칸을 긁거나 눌러서 여세요.',
  match: '같은 심볼 세 개가 나오면 심볼의 상금에 옆의 배수를 곱한 금액이 당첨됩니다.',
  keysRule: '내 번호가 당첨 번호와 같으면 옆의 상금에 당첨됩니다.',
  book: '복권은 매번 {book}장 한 세트 전체에서 뽑으므로, 다른 사람의 구매와 관계없이 모든 복권의 확률은 아래와 같습니다.',
  prize: '상금',
  tickets: '세트 내 장수',
  pays: '{stake} 복권의 상금',
  symbols: '심볼 세 개의 상금 (배수 적용 전)',
  part: '가격의 {times}배 상금',
  ticket: '복권 {number}',
  face: '칸',
};
