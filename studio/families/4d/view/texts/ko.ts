import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Korean. */
export const ko: Record<MessageKey, string> = {
  'rules.game':
    '0000부터 9999까지 서로 다른 번호 23개를 추첨합니다. 위로상 10개, 입선상 10개, 그다음 3등, 2등, 1등 순입니다.',
  'rules.more':
    '빅 베팅은 번호 23개 중 하나라도 맞으면 당첨되고, 스몰 베팅은 1–3등만 당첨되는 대신 당첨금이 더 많습니다. 1등 번호의 끝 두 자리가 50–99이면 대입니다. 모든 당첨금은 고정입니다.',
  'tab.number': '번호',
  'tab.first': '1등',
  'bet.big': '빅',
  'bet.small': '스몰',
  'bet.first-3': '1등 끝 세 자리',
  'bet.first-2': '1등 끝 두 자리',
  'bet.first-sides': '1등 대소·홀짝',
  'field.place-1': '첫째',
  'field.place-2': '둘째',
  'field.place-3': '셋째',
  'field.place-4': '넷째',
  'row.first': '1등',
  'row.second': '2등',
  'row.third': '3등',
  'row.starter': '입선',
  'row.consolation': '위로상',
  'prize.first': '1등',
  'prize.second': '2등',
  'prize.third': '3등',
  'prize.starter': '입선',
  'prize.consolation': '위로상',
  said: '1등 {special}, 끝 두 자리 {tail}.',
};
