/** Texts of plinko in English. The other languages have exactly these keys. */
export const en = {
  begin: 'Drop',
  rows: 'Rows',
  risk: 'Risk',
  balls: 'Balls',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  board: 'Board with rows: {rows}. Pockets from the left: {pockets}',
  landed: 'Landed: {multipliers}',
  'rules.1':
    'Each ball falls through rows of pins, at each pin to the left or to the right with equal chance. It pays the multiplier of the pocket in which it lands.',
  'rules.2':
    'The stake is that of each ball. More rows and a higher risk make large multipliers possible and small returns more frequent.',
  pockets: 'Pockets of each board',
  boardName: 'Rows: {rows}, risk: {risk}',
  part: 'Pocket of {times}',
  ball: 'Ball {number}: {path} → {times}',
} as const;

export type MessageKey = keyof typeof en;
