import type { MessageKey } from './en.ts';

/** Texts of mines in Swahili. */
export const sw: Record<MessageKey, string> = {
  begin: 'Fungua kigae',
  take: 'Cash out {amount}',
  field: 'Uwanja wa vigae {columns} kwa {rows}',
  place: 'Safu {row}, safuwima {column}',
  closed: 'kimefungwa',
  chosen: 'kimechaguliwa',
  safe: 'salama',
  mine: 'bomu',
  mines: 'Mabomu',
  choose: 'Chagua kigae cha kwanza, kisha bonyeza kitufe.',
  next: 'Kigae salama kinachofuata',
  now: 'Sasa',
  opened: 'Salama. Cash out sasa upate {amount}.',
  hit: 'Bomu. Raundi imekwisha.',
  'rules.1': 'Mabomu yako chini ya baadhi ya vigae. Beti inafungua kigae cha kwanza.',
  'rules.2':
    'Kila kigae salama kinaongeza malipo ya raundi. Fungua kingine, au cash out kiasi kinachoonyeshwa. Bomu linamaliza raundi bila malipo.',
  'rules.3': 'Mabomu yanawekwa kabla ya kigae cha kwanza kufunguliwa na hayasogei.',
  pays: 'Malipo ya kila kigae salama kwa dau la {stake}',
  withMines: 'Mabomu: {mines}',
  stop: 'RTP ukifanya cash out',
  'verify.field': 'Mabomu',
  'verify.opened': 'Vilivyofunguliwa',
};
