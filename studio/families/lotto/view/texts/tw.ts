import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  'rules.game': '從 1 至 49 中開出六個不同的號碼，再開出一個特別號碼。每種組合機率相同。',
  'rules.more':
    '選六個號碼；最多選十個，每六個為一注。特別號碼只計入註明的獎項。六碼總和 150 及以上為大。所有獎金固定，與中獎人數無關。',
  'tab.six': '六碼',
  'tab.few': '二至四碼',
  'tab.number': '單碼',
  'tab.sum': '總和',
  'bet.six': '六個號碼',
  'bet.two': '二碼全中',
  'bet.three': '三碼全中',
  'bet.four': '四碼全中',
  'bet.number': '六碼之一',
  'bet.additional': '特別號碼',
  'bet.sum-sides': '總和兩面',
  'prize.match-6': '中 6 個',
  'prize.match-5-more': '中 5 個加特別號碼',
  'prize.match-5': '中 5 個',
  'prize.match-4-more': '中 4 個加特別號碼',
  'prize.match-4': '中 4 個',
  'prize.match-3-more': '中 3 個加特別號碼',
  'prize.match-3': '中 3 個',
  'prize.match-2': '中 2 個',
  said: '{numbers}；特別號碼 {additional}。總和 {sum}。',
};
