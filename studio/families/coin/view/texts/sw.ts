import type { MessageKey } from './en.ts';

/** Texts of the coin in Swahili. */
export const sw: Record<MessageKey, string> = {
  begin: 'Rusha',
  take: 'Cash out {amount}',
  call: 'Chaguo lako',
  again: 'Chagua tena, au cash out',
  heads: 'Kichwa',
  tails: 'Mkia',
  next: 'Ukipatia tena',
  now: 'Sasa',
  right: '{side}. Umepatia. Cash out sasa upate {amount}.',
  wrong: '{side}. Raundi imekwisha.',
  flips: 'Mirusho ya raundi hii',
  'rules.1':
    'Chagua kichwa au mkia. Kila ukipatia, malipo ya raundi yanaongezeka; ukikosea raundi inaisha bila malipo.',
  'rules.2': 'Ukipatia, chagua tena au cash out kiasi kinachoonyeshwa. Ukipatia mara {flips} raundi inaisha na kulipa.',
  pays: 'Malipo ya kupatia mfululizo kwa dau la {stake}',
  stop: 'RTP ukifanya cash out',
  'verify.round': 'Machaguo na mirusho',
};
