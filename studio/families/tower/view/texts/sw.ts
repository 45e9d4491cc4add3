import type { MessageKey } from './en.ts';

/** Texts of towers in Swahili. */
export const sw: Record<MessageKey, string> = {
  begin: 'Panda',
  take: 'Cash out {amount}',
  field: 'Mnara wa ghorofa {rows} zenye safuwima {columns}',
  place: 'Ghorofa {row}, safuwima {column}',
  closed: 'imefungwa',
  chosen: 'imechaguliwa',
  safe: 'salama',
  trap: 'mtego',
  level: 'Ugumu',
  easy: 'Rahisi',
  medium: 'Wa kati',
  hard: 'Mgumu',
  expert: 'Bingwa',
  choose: 'Chagua safuwima ya ghorofa ya chini kabisa, kisha bonyeza kitufe.',
  next: 'Ghorofa inayofuata',
  now: 'Sasa',
  opened: 'Salama. Cash out sasa upate {amount}.',
  hit: 'Mtego. Raundi imekwisha.',
  'rules.1': 'Chagua safuwima moja kwenye kila ghorofa. Beti ni chaguo la ghorofa ya chini kabisa.',
  'rules.2':
    'Kila safuwima salama inaongeza malipo ya raundi. Endelea kupanda, au cash out kiasi kinachoonyeshwa. Mtego unamaliza raundi bila malipo.',
  'rules.3': 'Mitego ya ghorofa zote inawekwa kabla ya chaguo la kwanza na haisogei.',
  'level.rule': '{name}: safuwima {traps} kati ya {columns} ni mitego.',
  pays: 'Malipo ya kila ghorofa kwa dau la {stake}',
  stop: 'RTP ukifanya cash out',
  'verify.traps': 'Mitego kuanzia ghorofa ya chini kabisa',
  'verify.climbed': 'Safuwima zilizochaguliwa',
};
