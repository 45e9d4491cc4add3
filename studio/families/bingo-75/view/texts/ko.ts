import type { MessageKey } from './en.ts';

/** Texts of bingo in Korean. */
export const ko: Record<MessageKey, string> = {
  begin: '시작',
  cards: '카드',
  card: '카드 {number}',
  balls: '추첨된 볼',
  free: '프리',
  ball: '{letter} {number}',
  wonCard: '카드 {number}: {patterns}',
  none: '완성된 패턴이 없습니다.',
  'pattern.line': '한 줄',
  'pattern.two-lines': '두 줄',
  'pattern.three-lines': '세 줄',
  'pattern.corners': '네 모서리',
  'pattern.stamp': '스탬프',
  'pattern.two-stamps': '스탬프 두 개',
  'pattern.letter-x': '글자 X',
  'pattern.letter-t': '글자 T',
  'pattern.plus': '플러스',
  'pattern.diamond': '다이아몬드',
  'pattern.ring': '링',
  'pattern.frame': '프레임',
  'pattern.blackout': '풀 카드',
  'rules.1':
    '75개 중 {balls}개의 볼을 추첨합니다. 카드에는 번호 24개와 가운데 프리 칸이 있습니다. 추첨된 볼로 완성된 패턴에 따라 당첨됩니다.',
  'rules.best': '카드마다 가장 높은 패턴에 당첨됩니다.',
  'rules.each': '카드마다 완성된 모든 패턴에 당첨됩니다.',
  'rules.2': '베팅금은 카드 한 장의 가격입니다. 줄은 가로, 세로, 대각선입니다.',
  pays: '{stake} 카드 한 장의 당첨금',
};
