import { ko as place } from '../../../shared/place-texts/ko.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Korean. */
export const ko: Record<MessageKey, string> = {
  ...place,
  begin: '베팅',
  bout: '대결',
  'on.red': '레드',
  'on.blue': '블루',
  'on.draw': '무승부',
  'on.off': '취소',
  'short.red': 'R',
  'short.blue': 'B',
  'short.draw': 'D',
  'short.off': '–',
  pays: '{pays}:1',
  wins: '{side} 승리',
  'is.draw': '무승부: 레드와 블루의 베팅금이 반환됩니다',
  'is.off': '취소: 모든 베팅금이 반환됩니다',
  returned: '베팅금 반환',
  leads: '{side} 우세',
  even: '팽팽함',
  shares: '최근 {rounds}경기: 레드 {red}, 블루 {blue}, 무승부 {draw}, 취소 {off}',
  'rules.1': '레드와 블루가 {exchanges}합의 대결을 벌입니다. 이기는 쪽 또는 무승부에 베팅하세요.',
  'rules.2': '무승부 배당은 {draw}:1이며 레드와 블루의 베팅금은 반환됩니다.',
  'rules.3': '결과는 대결을 보여 주기 전에 추첨됩니다. 대결 장면은 결과를 보여 줄 뿐 바꾸지 않습니다.',
  'rules.4': '대결은 끝나기 전에 취소될 수 있습니다. 이 경우 모든 베팅금이 반환됩니다.',
  chance: '확률',
  kind: '배당',
  'part.win': '적중',
  'part.push': '베팅금 반환',
};
