import type { MessageKey } from './en.ts';

/** Texts of plinko in Swahili. */
export const sw: Record<MessageKey, string> = {
  begin: 'Dondosha',
  rows: 'Safu',
  risk: 'Hatari',
  balls: 'Mipira',
  low: 'Ndogo',
  medium: 'Ya kati',
  high: 'Kubwa',
  board: 'Ubao wenye safu: {rows}. Mifuko kutoka kushoto: {pockets}',
  landed: 'Imetua: {multipliers}',
  'rules.1':
    'Kila mpira unaanguka kupitia safu za pini, kwenye kila pini kushoto au kulia kwa nafasi sawa. Unalipa kizidisho cha mfuko unamotua.',
  'rules.2':
    'Dau ni la kila mpira. Safu zaidi na hatari kubwa huwezesha vizidisho vikubwa na kufanya malipo madogo yatokee mara nyingi zaidi.',
  pockets: 'Mifuko ya kila ubao',
  boardName: 'Safu: {rows}, hatari: {risk}',
  part: 'Mfuko wa {times}',
  ball: 'Mpira {number}: {path} → {times}',
};
