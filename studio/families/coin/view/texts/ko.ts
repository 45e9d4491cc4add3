import type { MessageKey } from './en.ts';

/** Texts of the coin in Korean. */
export const ko: Record<MessageKey, string> = {
  begin: '던지기',
  take: '캐시아웃 {amount}',
  call: '내 선택',
  again: '다시 선택하거나 캐시아웃하세요',
  heads: '앞면',
  tails: '뒷면',
  next: '다음 적중 시',
  now: '현재',
  right: '{side}. 적중. 지금 캐시아웃하면 {amount}.',
  wrong: '{side}. 라운드가 끝났습니다.',
  flips: '이 라운드의 결과',
  'rules.1': '앞면 또는 뒷면을 고르세요. 맞힐 때마다 당첨금이 올라가고, 틀리면 당첨금 없이 라운드가 끝납니다.',
  'rules.2':
    '맞히면 다시 고르거나 표시된 금액을 캐시아웃할 수 있습니다. {flips}번 맞히면 라운드가 끝나고 당첨금이 지급됩니다.',
  pays: '베팅금 {stake}, 연속 적중별 당첨금',
  stop: '캐시아웃 시 환수율',
  'verify.round': '선택과 결과',
};
