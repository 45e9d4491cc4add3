import type { MessageKey } from './en.ts';

/** Texts of mines in Filipino. */
export const ty: Record<MessageKey, string> = {
  begin: 'Buksan ang tile',
  take: 'Cash out {amount}',
  field: 'Field na {columns} by {rows} tile',
  place: 'Row {row}, column {column}',
  closed: 'sarado',
  chosen: 'napili',
  safe: 'ligtas',
  mine: 'mina',
  mines: 'Mga mina',
  choose: 'Piliin ang unang tile, saka pindutin ang button.',
  next: 'Susunod na ligtas na tile',
  now: 'Ngayon',
  opened: 'Ligtas. Puwede nang i-cash out ang {amount}.',
  hit: 'Mina. Tapos na ang round.',
  'rules.1': 'May mga mina sa ilalim ng ilang tile. Binubuksan ng bet ang unang tile.',
  'rules.2':
    'Bawat ligtas na tile ay nagtataas ng bayad ng round. Magbukas ng isa pa, o i-cash out ang ipinapakitang halaga. Natatapos ang round nang walang payout sa mina.',
  'rules.3': 'Inilalagay ang mga mina bago mabuksan ang unang tile at hindi gumagalaw.',
  pays: 'Bayad ng bawat ligtas na tile sa tayang {stake}',
  withMines: 'Mga mina: {mines}',
  stop: 'Return kapag nag-cash out',
  'verify.field': 'Mga mina',
  'verify.opened': 'Nabuksan',
};
