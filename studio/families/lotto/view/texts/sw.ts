import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Swahili. */
export const sw: Record<MessageKey, string> = {
  'rules.game': 'Namba sita tofauti kati ya 1 hadi 49 zinatolewa, kisha moja ya ziada. Kila seti ina nafasi sawa.',
  'rules.more':
    'Chagua namba sita; ukichagua hadi kumi, kila seti ya sita ni mchanganyiko mmoja. Namba ya ziada inahesabiwa pale tu zawadi inapoitaja. Jumla ya sita ni kubwa kuanzia 150. Zawadi zote hazibadiliki: hazitegemei ni wangapi wanaoshinda.',
  'tab.six': 'Sita',
  'tab.few': 'Mbili hadi nne',
  'tab.number': 'Namba moja',
  'tab.sum': 'Jumla',
  'bet.six': 'Namba sita',
  'bet.two': 'Mbili kati ya sita',
  'bet.three': 'Tatu kati ya sita',
  'bet.four': 'Nne kati ya sita',
  'bet.number': 'Kati ya sita',
  'bet.additional': 'Namba ya ziada',
  'bet.sum-sides': 'Jumla ya sita',
  'prize.match-6': '6 zimetoka',
  'prize.match-5-more': '5 na ya ziada',
  'prize.match-5': '5 zimetoka',
  'prize.match-4-more': '4 na ya ziada',
  'prize.match-4': '4 zimetoka',
  'prize.match-3-more': '3 na ya ziada',
  'prize.match-3': '3 zimetoka',
  'prize.match-2': '2 zimetoka',
  said: '{numbers}; ya ziada {additional}. Jumla {sum}.',
};
