/** Texts of towers in English. The other languages have exactly these keys. */
export const en = {
  begin: 'Climb',
  take: 'Cash out {amount}',
  field: 'Tower of {rows} floors with {columns} columns',
  place: 'Floor {row}, column {column}',
  closed: 'closed',
  chosen: 'chosen',
  safe: 'safe',
  trap: 'trap',
  level: 'Difficulty',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
  choose: 'Choose a column of the lowest floor, then press the button.',
  next: 'Next floor',
  now: 'Now',
  opened: 'Safe. Cash out now for {amount}.',
  hit: 'A trap. The round is over.',
  'rules.1': 'Choose one column on each floor. The bet is the choice on the lowest floor.',
  'rules.2':
    'Each safe column raises what the round pays. Climb on, or cash out the amount shown. A trap ends the round without a payout.',
  'rules.3': 'The traps of all floors are placed before the first choice and do not move.',
  'level.rule': '{name}: {traps} of {columns} columns are traps.',
  pays: 'What each floor pays for a stake of {stake}',
  stop: 'Return when cashing out',
  'verify.traps': 'Traps from the lowest floor',
  'verify.climbed': 'Chosen columns',
} as const;

export type MessageKey = keyof typeof en;
