import type { MessageKey } from './en.ts';

/** Texts of towers in Korean. */
export const ko: Record<MessageKey, string> = {
  begin: '오르기',
  take: '캐시아웃 {amount}',
  field: '{rows}층, {columns}열의 타워',
  place: '{row}층 {column}열',
  closed: '닫힘',
  chosen: '선택됨',
  safe: '안전',
  trap: '함정',
  level: '난이도',
  easy: '쉬움',
  medium: '보통',
  hard: '어려움',
  expert: '전문가',
  choose: '맨 아래층의 열을 고른 다음 버튼을 누르세요.',
  next: '다음 층',
  now: '현재',
  opened: '안전합니다. 지금 캐시아웃하면 {amount}.',
  hit: '함정입니다. 라운드가 끝났습니다.',
  'rules.1': '층마다 열 하나를 고르세요. 맨 아래층의 선택이 베팅입니다.',
  'rules.2':
    '안전한 열을 고를 때마다 당첨금이 올라갑니다. 계속 오르거나 표시된 금액을 캐시아웃하세요. 함정이 나오면 당첨금 없이 라운드가 끝납니다.',
  'rules.3': '모든 층의 함정은 첫 선택 전에 배치되며 움직이지 않습니다.',
  'level.rule': '{name}: {columns}열 중 {traps}열이 함정입니다.',
  pays: '베팅금 {stake}, 층별 당첨금',
  stop: '캐시아웃 시 환수율',
  'verify.traps': '맨 아래층부터의 함정',
  'verify.climbed': '선택한 열',
};
