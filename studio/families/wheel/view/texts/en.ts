import { en as place } from '../../../shared/place-texts/en.ts';

/** Texts of the money wheel in English. The other languages have exactly these keys. */
export const en = {
  ...place,
  begin: 'Spin',
  wheel: 'Wheel',
  on: '{pays} to 1',
  segments: '{count} of {all}',
  came: '{place}',
  boosted: '{place}, multiplied by {times}',
  boost: '{times}×: the wheel spins again',
  shares: 'Of the last {rounds} spins: {counts}',
  share: '{place}: {count}',
  'rules.1': 'The wheel has {all} segments. Chips on the kind of segment at the pointer win what it pays.',
  'rules.2': 'A win returns the stake, too: 5 to 1 pays 6 for 1.',
  'rules.boost':
    'On {boosts} the wheel spins once more among the segments that pay, and the win is multiplied by that number. The stake comes back once.',
  kind: 'Pays',
  count: 'Segments',
  'part.win': 'From wins',
  'part.boost': 'From multiplied wins',
} as const;

export type MessageKey = keyof typeof en;
