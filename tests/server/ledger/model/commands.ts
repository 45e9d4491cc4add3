import { BOOKS, SLOTS } from './slots.ts';
import fc from '../../../support/fast-check.ts';

/** One entry; `at` names a slot, -1 an account that does not exist. */
export interface Line {
  at: number;
  amount: number;
}
/** A requested ledger transaction. */
export interface Call {
  merchant: string;
  actor: number;
  key: number;
  payload: number;
  answer: number | null;
  lines: Line[];
}
/** A ledger transaction, or a repetition of an earlier one of this sequence: with the same payload, or with another. */
export type Post = { post: Call } | { again: number; otherPayload: boolean };
/** The content of one database transaction. */
export type Act = Post | { many: Post[] } | { fold: number };
export type Command =
  | { open: number }
  | { alone: Act }
  /** One database transaction with several ledger transactions, of which some may be refused. */
  | { inOne: Post[]; ends: 'committed' | 'rolled back' }
  /** Two concurrent database transactions; `same` sends the first one's ledger transaction twice. */
  | { atOnce: [Act, Act | { same: true; otherPayload: boolean }] }
  | { foldAll: true };

const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 400 }) },
  { weight: 3, arbitrary: fc.integer({ min: -90, max: -1 }) },
);
/** Mostly the house pays or takes the remainder, so that wallets receive money. */
const houseFirst = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });

const isHot = (at: number): boolean => SLOTS[at]!.hot;

/** Entries of one book that sum to zero, except where the rest leaves nothing for the first entry. */
const balanced = fc
  .oneof({ weight: 5, arbitrary: fc.constant(BOOKS[0]!) }, { weight: 3, arbitrary: fc.constantFrom(...BOOKS.slice(1)) })
  .chain((book) =>
    fc.tuple(houseFirst, fc.shuffledSubarray(book, { minLength: 2, maxLength: Math.min(5, book.length) })),
  )
  .map(([first, places]) => (first ? [...places].sort((a, b) => Number(isHot(b)) - Number(isHot(a))) : places))
  .chain(([first, ...rest]) =>
    fc
      .array(amount, { minLength: rest.length, maxLength: rest.length })
      .map((amounts): Line[] => [
        { at: first!, amount: -amounts.reduce((sum, each) => sum + each, 0) },
        ...rest.map((at, index) => ({ at, amount: amounts[index]! })),
      ]),
  );

/** Requests that only a programming error can produce. */
const wrong = fc.oneof(
  balanced.map((lines) => lines.map((line, index) => (index ? line : { ...line, amount: line.amount + 1 }))),
  balanced.map((lines) => [...lines, { at: 5, amount: 0 }]),
  balanced.map(([first, ...rest]) => [{ ...first!, amount: first!.amount - 7 }, ...rest, { at: first!.at, amount: 7 }]),
  balanced.map((lines) => lines.slice(0, 1)),
  balanced.map((lines) => lines.map((line, index) => (index ? line : { ...line, at: -1 }))),
  fc
    .shuffledSubarray([...SLOTS.keys()], { minLength: 2, maxLength: 3 })
    .map((places) => places.map((at, index) => ({ at, amount: index ? 3 : -3 * (places.length - 1) }))),
);

const homeOf = (lines: Line[]): string => SLOTS[lines.find((line) => line.at >= 0)?.at ?? 0]!.merchant;

const call = fc
  .record({
    lines: fc.oneof({ weight: 12, arbitrary: balanced }, { weight: 1, arbitrary: wrong }),
    actor: fc.nat(1),
    // A small range of keys, so that a sequence also repeats one by chance, with other entries or another payload.
    key: fc.nat(200),
    payload: fc.nat(2),
    answer: fc.option(fc.nat(9)),
    foreign: fc.oneof({ weight: 40, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  })
  .map(({ foreign, ...rest }): Call => ({ ...rest, merchant: foreign ? 'other' : homeOf(rest.lines) }));

const post: fc.Arbitrary<Post> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ post: call }) },
  { weight: 1, arbitrary: fc.record({ again: fc.nat(20), otherPayload: fc.boolean() }) },
);
/** Includes an account that is not hot, where the roll-up does nothing. */
const fold = fc.record({ fold: fc.constantFrom(...[...SLOTS.keys()].filter(isHot), 0) });
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: post },
  { weight: 1, arbitrary: fc.record({ many: fc.array(post, { minLength: 1, maxLength: 4 }) }) },
  { weight: 1, arbitrary: fold },
);

/** Two debits of one wallet, which may hold enough for only one of them. */
const debit = fc.record({ key: fc.nat(200), taken: fc.integer({ min: 1, max: 400 }) }).map(({ key, taken }): Act => ({
  post: {
    merchant: 'acme',
    actor: 1,
    key,
    payload: 0,
    answer: null,
    lines: [
      { at: 0, amount: -taken },
      { at: 2, amount: taken },
    ],
  },
}));
const pair = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(act, act) },
  { weight: 2, arbitrary: fc.tuple(debit, debit) },
  {
    weight: 2,
    arbitrary: fc.tuple(act, fc.record({ same: fc.constant(true as const), otherPayload: fc.boolean() })),
  },
);

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ open: fc.constantFrom(...SLOTS.keys()) }) },
  { weight: 12, arbitrary: fc.record({ alone: act }) },
  {
    weight: 3,
    arbitrary: fc.record({
      inOne: fc.array(post, { minLength: 1, maxLength: 3 }),
      ends: fc.constantFrom('committed' as const, 'rolled back' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ atOnce: pair }),
  },
  { weight: 1, arbitrary: fc.constant({ foldAll: true as const }) },
);
