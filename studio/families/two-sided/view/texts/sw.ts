import { sw as place } from '../../../shared/place-texts/sw.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Swahili. */
export const sw: Record<MessageKey, string> = {
  ...place,
  begin: 'Beti',
  bout: 'Pambano',
  'on.red': 'Nyekundu',
  'on.blue': 'Bluu',
  'on.draw': 'Sare',
  'on.off': 'Limefutwa',
  'short.red': 'N',
  'short.blue': 'B',
  'short.draw': 'S',
  'short.off': '–',
  pays: '{pays} kwa 1',
  wins: '{side} imeshinda',
  'is.draw': 'Sare: madau ya nyekundu na bluu yanarudishwa',
  'is.off': 'Limefutwa: madau yote yanarudishwa',
  returned: 'madau yamerudishwa',
  leads: '{side} inaongoza',
  even: 'Sawa',
  shares: 'Kati ya mapambano {rounds} ya mwisho: nyekundu {red}, bluu {blue}, sare {draw}, yaliyofutwa {off}',
  'rules.1':
    'Nyekundu na bluu zinakutana kwenye pambano la mashambulizi {exchanges}. Betia upande unaoshinda, au sare.',
  'rules.2': 'Sare inalipa {draw} kwa 1, na kurudisha madau ya nyekundu na bluu.',
  'rules.3': 'Matokeo yanachaguliwa kabla ya pambano kuonyeshwa. Mashambulizi yanayaonyesha tu na hayayabadilishi.',
  'rules.4': 'Pambano linaweza kufutwa kabla ya kuisha. Hapo madau yote yanarudishwa.',
  chance: 'Nafasi',
  kind: 'Malipo',
  'part.win': 'Kutoka kwenye ushindi',
  'part.push': 'Kutoka kwenye madau yaliyorudishwa',
};
