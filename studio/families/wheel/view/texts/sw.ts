import { sw as place } from '../../../shared/place-texts/sw.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Swahili. */
export const sw: Record<MessageKey, string> = {
  ...place,
  begin: 'Zungusha',
  wheel: 'Gurudumu',
  on: '{pays} kwa 1',
  segments: '{count} kati ya {all}',
  came: '{place}',
  boosted: '{place}, mara {times}',
  boost: '{times}×: gurudumu linazunguka tena',
  shares: 'Kati ya mizunguko {rounds} ya mwisho: {counts}',
  share: '{place}: {count}',
  'rules.1': 'Gurudumu lina sehemu {all}. Chipu kwenye aina ya sehemu iliyo kwenye mshale zinashinda malipo yake.',
  'rules.2': 'Ushindi unarudisha dau pia: 5 kwa 1 inalipa 6 kwa kila 1 iliyobetiwa.',
  'rules.boost':
    'Kwenye {boosts} gurudumu linazunguka mara moja zaidi kati ya sehemu zinazolipa, na ushindi unazidishwa kwa namba hiyo. Dau linarudi mara moja.',
  kind: 'Malipo',
  count: 'Sehemu',
  'part.win': 'Kutoka kwenye ushindi',
  'part.boost': 'Kutoka kwenye ushindi uliozidishwa',
};
