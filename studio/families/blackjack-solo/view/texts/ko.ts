import type { MessageKey } from './en.ts';

/** Texts of blackjack in Korean. */
export const ko: Record<MessageKey, string> = {
  begin: '딜',
  betOn: '베팅 {amount}',
  raised: '{name} {amount}',
  hit: '히트',
  stand: '스탠드',
  double: '더블',
  split: '스플릿',
  more: '{name} (+{amount})',
  dealer: '딜러',
  you: '나',
  hand: '핸드 {number}',
  points: '{who}: {points}',
  turn: '{points}. 회원님 차례입니다.',
  blackjack: '블랙잭',
  bust: '버스트',
  wins: '승리',
  push: '푸시',
  loses: '패배',
  'rules.1':
    '21을 넘지 않으면서 딜러보다 21에 가까우면 이깁니다. 2부터 10까지는 숫자 그대로, 그림 카드는 10, 에이스는 1 또는 11로 계산합니다.',
  'rules.2':
    '8덱을 라운드마다 섞습니다. 블랙잭은 3:2, 다른 승리는 1:1로 지급됩니다. 딜러는 회원님의 선택 전에 블랙잭을 확인하고 모든 17에서 스탠드합니다. 인슈어런스는 없습니다.',
  'rules.3':
    '더블은 베팅금을 한 번 더 걸고 카드를 한 장만 받습니다. 값이 같은 카드 두 장은 베팅금을 한 번 더 걸고 한 번 스플릿할 수 있습니다. 스플릿한 에이스는 각각 한 장만 받습니다.',
  'rules.4': '표시된 환수율은 기본 전략 기준입니다.',
  'part.blackjack': '블랙잭',
  'part.plain': '더블·스플릿 없는 핸드',
  'part.double': '더블한 핸드',
  'part.split': '스플릿한 핸드',
};
