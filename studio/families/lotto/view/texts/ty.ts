import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Filipino. */
export const ty: Record<MessageKey, string> = {
  'rules.game':
    'Anim na magkakaibang numero mula 1 hanggang 49 ang bubunutin, saka isang karagdagan. Pantay ang tsansa ng bawat set.',
  'rules.more':
    'Pumili ng anim na numero; sa hanggang sampu, kombinasyon ang bawat set ng anim. Binibilang lang ang karagdagang numero kung saan ito nakasaad sa premyo. Big ang sum ng anim kapag 150 pataas. Nakapirmi ang lahat ng premyo: hindi nakadepende sa dami ng nanalo.',
  'tab.six': 'Anim',
  'tab.few': 'Dalawa–apat',
  'tab.number': 'Isang numero',
  'tab.sum': 'Sum',
  'bet.six': 'Anim na numero',
  'bet.two': 'Dalawa sa anim',
  'bet.three': 'Tatlo sa anim',
  'bet.four': 'Apat sa anim',
  'bet.number': 'Kasama sa anim',
  'bet.additional': 'Karagdagang numero',
  'bet.sum-sides': 'Sum ng anim',
  'prize.match-6': '6 nabunot',
  'prize.match-5-more': '5 at ang karagdagan',
  'prize.match-5': '5 nabunot',
  'prize.match-4-more': '4 at ang karagdagan',
  'prize.match-4': '4 nabunot',
  'prize.match-3-more': '3 at ang karagdagan',
  'prize.match-3': '3 nabunot',
  'prize.match-2': '2 nabunot',
  said: '{numbers}; karagdagan {additional}. Sum {sum}.',
};
