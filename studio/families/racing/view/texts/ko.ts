import { ko as place } from '../../../shared/place-texts/ko.ts';
import { ko as runners } from '../runners/ko.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Korean. */
export const ko: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: '베팅',
  race: '레이스',
  win: '단승',
  place: '연승',
  exacta: '쌍승',
  first: '1착',
  second: '2착',
  strength: '전력',
  runner: '출전마',
  'on.win': '{runner} 단승',
  'on.place': '{runner} 연승',
  'on.exacta': '쌍승 {first}-{second}',
  off: '레이스가 시작되었습니다',
  finished: '1착 {first}, 2착 {second}, 3착 {third}',
  winner: '우승 {runner}',
  shares: '최근 {rounds}경주의 우승: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    '단승: 말이 1착으로 들어옵니다. 연승: {placed}착 안에 들어옵니다. 쌍승: 두 말이 지정한 순서대로 1착과 2착으로 들어옵니다.',
  'rules.2':
    '우승마는 모든 출전마 중에서 전력에 비례한 확률로 추첨합니다. 2착은 나머지 말 중에서 같은 방식으로 추첨하며 이후도 같습니다.',
  'rules.3': '배당은 전력에서 하우스 마진을 빼고 내림하여 정합니다. 베팅금이 포함된 배당입니다.',
  'rules.4': '결과는 레이스를 보여 주기 전에 추첨됩니다. 레이스는 결과를 보여 줄 뿐 바꾸지 않습니다.',
  'part.win': '적중',
};
