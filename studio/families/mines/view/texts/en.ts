/** Texts of mines in English. The other languages have exactly these keys. */
export const en = {
  begin: 'Open tile',
  take: 'Cash out {amount}',
  field: 'Field of {columns} by {rows} tiles',
  place: 'Row {row}, column {column}',
  closed: 'closed',
  chosen: 'chosen',
  safe: 'safe',
  mine: 'mine',
  mines: 'Mines',
  choose: 'Choose the first tile, then press the button.',
  next: 'Next safe tile',
  now: 'Now',
  opened: 'Safe. Cash out now for {amount}.',
  hit: 'A mine. The round is over.',
  'rules.1': 'Mines lie under some of the tiles. The bet opens the first tile.',
  'rules.2':
    'Each safe tile raises what the round pays. Open another one, or cash out the amount shown. A mine ends the round without a payout.',
  'rules.3': 'The mines are placed before the first tile opens and do not move.',
  pays: 'What each safe tile pays for a stake of {stake}',
  withMines: 'Mines: {mines}',
  stop: 'Return when cashing out',
  'verify.field': 'Mines',
  'verify.opened': 'Opened',
} as const;

export type MessageKey = keyof typeof en;
