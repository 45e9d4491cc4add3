import type { Missed } from '../../../contract/draws.ts';
import { SignInTerms } from '../../../contract/draws-operator.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { DrawRow } from './draw-row.ts';

/** A day on which a member signed in. Rounds and positions are counted from 1. */
export interface SignedDay {
  /** yyyy-MM-dd */
  day: string;
  round: number;
  position: number;
  /** Missed days of the round that were made up. */
  madeUp: number;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Where signing in on a day leads, after the last one; undefined: that day, or a later one, is signed already. A round ends with its
 * last day, or with more missed days than its rule makes up.
 */
export const nextSignIn = (
  last: SignedDay | undefined,
  day: string,
  { length, missed }: { length: number; missed: Missed },
): SignedDay | undefined => {
  if (!last) return { day, round: 1, position: 1, madeUp: 0 };
  const gap = daysBetween(last.day, day) - 1;
  if (gap < 0) return undefined;
  const madeUp = last.madeUp + gap;
  const goesOn = last.position < length && (gap === 0 || (missed.rule === 'make_up' && madeUp <= missed.days));
  return goesOn
    ? { day, round: last.round, position: last.position + 1, madeUp }
    : { day, round: last.round + 1, position: 1, madeUp: 0 };
};

export type SignInRow = DrawRow<SignInTerms>;
/** Days that a page shows. */
const SHOWN = 62;

const makeUps = ({ missed }: SignInTerms): number => (missed.rule === 'make_up' ? missed.days : 0);

/** A member's streak, by the terms of the round under way; without a member, the first day. */
export const signInOf = async (db: Db | Tx, row: SignInRow, memberId: number | undefined, today: string) => {
  const days =
    memberId === undefined
      ? []
      : await inMerchant(db, row.merchant)
          .selectFrom('sign_ins')
          .select(['day', 'round', 'position', 'made_up as madeUp', 'terms_version as version'])
          .where('draw_id', '=', row.id)
          .where('member_id', '=', memberId)
          .orderBy('day', 'desc')
          .limit(SHOWN)
          .execute();
  const [last] = days;
  const lastTerms = last && last.version !== row.terms_version ? await termsOf(db, row, last.version) : row.terms;
  const next = nextSignIn(last, today, { length: lastTerms.days.length, missed: lastTerms.missed });
  const isNewRound = next !== undefined && next.round !== last?.round;
  const terms = isNewRound ? row.terms : lastTerms;
  const at: SignedDay = next ?? last!;
  return {
    terms,
    version: isNewRound || !last ? row.terms_version : last.version,
    next,
    signed: next === undefined,
    position: at.position,
    makeUpsLeft: Math.max(0, makeUps(terms) - at.madeUp),
    past: days.map(({ day, position }) => ({ day, position })),
  };
};

const termsOf = async (db: Db | Tx, { id, merchant }: SignInRow, version: number): Promise<SignInTerms> => {
  const { terms } = await inMerchant(db, merchant)
    .selectFrom('draw_terms')
    .select('terms')
    .where('draw_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return SignInTerms.parse(terms);
};
