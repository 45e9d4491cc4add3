import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Korean. */
export const ko: Record<MessageKey, string> = {
  begin: '카드 열기',
  betOn: '첫 카드',
  take: '캐시아웃 {amount}',
  skip: '카드 건너뛰기',
  'guess.higher': '하이',
  'guess.lower': '로우',
  'guess.higher-or-same': '하이 또는 같음',
  'guess.lower-or-same': '로우 또는 같음',
  'guess.same': '같음',
  'guess.red': '레드',
  'guess.black': '블랙',
  chance: '{from} 중 {wins}',
  now: '현재',
  guesses: '예측',
  cards: '이 라운드의 카드',
  shown: '{card}. 다음 카드는?',
  right: '{card}. 적중. 지금 캐시아웃하면 {amount}.',
  wrong: '{card}. 라운드가 끝났습니다.',
  'rules.1': '카드 한 장이 공개됩니다. 다음 카드가 높을지 낮을지 예측하세요. 에이스가 가장 높습니다.',
  'rules.2':
    '맞힐 때마다 예측의 확률에 따라 당첨금이 올라갑니다. 계속하거나 표시된 금액을 캐시아웃하세요. 틀리면 당첨금 없이 라운드가 끝납니다.',
  'rules.full': '카드는 매번 52장 전체에서 나옵니다. 라운드마다 {skips}장을 건너뛸 수 있습니다.',
  'rules.shrinking': '공개된 카드는 그 라운드에 다시 나오지 않습니다. {skips}장을 건너뛸 수 있습니다.',
  'rules.3': '최고 배수는 베팅금의 {ceiling}배입니다.',
};
