import { ty as place } from '../../../shared/place-texts/ty.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Filipino. */
export const ty: Record<MessageKey, string> = {
  ...place,
  begin: 'Spin',
  wheel: 'Wheel',
  on: '{pays} to 1',
  segments: '{count} sa {all}',
  came: '{place}',
  boosted: '{place}, mina-multiply ng {times}',
  boost: '{times}×: iikot ulit ang wheel',
  shares: 'Sa huling {rounds} spin: {counts}',
  share: '{place}: {count}',
  'rules.1': 'May {all} segment ang wheel. Panalo ang mga chip sa uri ng segment na nasa pointer ayon sa bayad nito.',
  'rules.2': 'Ibinabalik din ng panalo ang taya: 6 sa bawat 1 ang bayad ng 5 to 1.',
  'rules.boost':
    'Sa {boosts}, iikot ulit nang isang beses ang wheel sa mga segment na may bayad, at mina-multiply ng numerong iyon ang panalo. Isang beses lang ibinabalik ang taya.',
  kind: 'Bayad',
  count: 'Mga segment',
  'part.win': 'Mula sa mga panalo',
  'part.boost': 'Mula sa mga na-multiply na panalo',
};
