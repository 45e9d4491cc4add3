import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Japanese. */
export const ja: Record<MessageKey, string> = {
  begin: 'チケットを買う',
  betOn: 'チケット1枚',
  all: 'すべて開く',
  hidden: '未開封',
  cell: 'マス{number}',
  boost: '倍率',
  keys: '当選番号',
  fields: 'あなたの番号',
  name: 'チケット',
  how: 'マスを削るか、押して開いてください。',
  match: '同じシンボルが3つそろうと、その賞金に横の倍率を掛けた額が当たります。',
  keysRule: 'あなたの番号が当選番号と一致すると、横の賞金が当たります。',
  book: '各チケットは{book}枚の全セットから抽選されます。ほかの方の購入にかかわらず、どのチケットも下記の確率です。',
  prize: '賞金',
  tickets: 'セット内の枚数',
  pays: '{stake}のチケットの賞金',
  symbols: 'シンボル3つの賞金（倍率適用前）',
  part: '価格の{times}倍の賞金分',
  ticket: 'チケット{number}',
  face: 'マス',
};
