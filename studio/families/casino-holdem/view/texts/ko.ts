import { ko as solo } from '../../../casino-holdem-solo/view/texts/ko.ts';
import { ko as place } from '../../../shared/place-texts/ko.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Korean. */
export const ko: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': '앤티',
  'on.aces': '에이스',
  'pays.ante.short': '최대 100:1',
  'pays.aces.short': '7–100:1',
  you: '모든 플레이어',
  callName: '콜',
  callPays: '앤티의 두 배',
  dealt: '핸드: {own}. 앤티의 두 배로 콜하거나 폴드하세요.',
  won: '플레이어 승리: {own} 대 {theirs}.',
  lost: '딜러 승리: {theirs} 대 {own}.',
  level: '타이: 양쪽 모두 {own}.',
  'end.won': '플레이어 승',
  'end.lost': '딜러 승',
  'end.level': '타이',
  'end.out': '딜러 자격 미달',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares: '최근 핸드 {rounds}회: 플레이어 승 {won}, 딜러 승 {lost}, 타이 {level}, 딜러 자격 미달 {out}',
  'choose.open': '콜 또는 폴드: {seconds}초',
  'choose.others': '플레이어 선택 중: {seconds}초',
  'choose.call': '콜했습니다. {seconds}초 후 카드를 나눕니다.',
  'choose.fold': '폴드했습니다. {seconds}초 후 카드를 나눕니다.',
  'choose.over': '선택 시간이 끝났습니다.',
  called: '콜했습니다.',
  'rules.table':
    '모든 플레이어가 같은 핸드로 딜러와 겨루며 각자 선택합니다. 시간 안에 선택하지 않으면 폴드합니다. 핸드당 플레이어마다 한 번 베팅합니다.',
};
