import type { MessageKey } from './en.ts';

/** Texts of mines in Korean. */
export const ko: Record<MessageKey, string> = {
  begin: '칸 열기',
  take: '캐시아웃 {amount}',
  field: '{columns} × {rows} 칸',
  place: '{row}행 {column}열',
  closed: '닫힘',
  chosen: '선택됨',
  safe: '안전',
  mine: '지뢰',
  mines: '지뢰',
  choose: '첫 칸을 고른 다음 버튼을 누르세요.',
  next: '다음 안전한 칸',
  now: '현재',
  opened: '안전합니다. 지금 캐시아웃하면 {amount}.',
  hit: '지뢰입니다. 라운드가 끝났습니다.',
  'rules.1': '일부 칸 아래에 지뢰가 있습니다. 베팅하면 첫 칸이 열립니다.',
  'rules.2':
    '안전한 칸을 열 때마다 당첨금이 올라갑니다. 다른 칸을 열거나 표시된 금액을 캐시아웃하세요. 지뢰가 나오면 당첨금 없이 라운드가 끝납니다.',
  'rules.3': '지뢰는 첫 칸을 열기 전에 배치되며 움직이지 않습니다.',
  pays: '베팅금 {stake}, 안전한 칸별 당첨금',
  withMines: '지뢰: {mines}',
  stop: '캐시아웃 시 환수율',
  'verify.field': '지뢰',
  'verify.opened': '연 칸',
};
