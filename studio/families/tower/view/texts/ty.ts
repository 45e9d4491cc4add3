import type { MessageKey } from './en.ts';

/** Texts of towers in Filipino. */
export const ty: Record<MessageKey, string> = {
  begin: 'Umakyat',
  take: 'Cash out {amount}',
  field: 'Tower na may {rows} palapag at {columns} column',
  place: 'Palapag {row}, column {column}',
  closed: 'sarado',
  chosen: 'napili',
  safe: 'ligtas',
  trap: 'trap',
  level: 'Hirap',
  easy: 'Madali',
  medium: 'Katamtaman',
  hard: 'Mahirap',
  expert: 'Expert',
  choose: 'Pumili ng column sa pinakamababang palapag, saka pindutin ang button.',
  next: 'Susunod na palapag',
  now: 'Ngayon',
  opened: 'Ligtas. Puwede nang i-cash out ang {amount}.',
  hit: 'Trap. Tapos na ang round.',
  'rules.1': 'Pumili ng isang column sa bawat palapag. Ang pinili sa pinakamababang palapag ang bet.',
  'rules.2':
    'Bawat ligtas na column ay nagtataas ng bayad ng round. Umakyat pa, o i-cash out ang ipinapakitang halaga. Natatapos ang round nang walang payout sa trap.',
  'rules.3': 'Inilalagay ang mga trap ng lahat ng palapag bago ang unang pili at hindi gumagalaw.',
  'level.rule': '{name}: {traps} sa {columns} column ang trap.',
  pays: 'Bayad ng bawat palapag sa tayang {stake}',
  stop: 'Return kapag nag-cash out',
  'verify.traps': 'Mga trap mula sa pinakamababang palapag',
  'verify.climbed': 'Mga napiling column',
};
