import * as z from 'zod/mini';
import { Millis, MinorUnits, Money } from './primitives.ts';

/** A remarkable bet of a direct member: by its stake, or by what it won. */
export const BigBet = z.strictObject({
  account: z.string(),
  /** By language. */
  game: z.record(z.string(), z.string()),
  amount: MinorUnits,
  atMs: Millis,
});
export type BigBet = z.infer<typeof BigBet>;

/** One direct downline since the start of the merchant's day, with all members below it summed up; or the agent's own play. */
export const TeamRow = z.strictObject({
  who: z.enum(['self', 'member', 'team']),
  account: z.string(),
  /** Includes the downline itself, like every value of the row. */
  members: z.int(),
  online: z.int(),
  activeMembers: z.int(),
  turnover: MinorUnits,
});
export type TeamRow = z.infer<typeof TeamRow>;

/** The activity of an agent's team (LIVE-06). Members below the direct downlines appear only in sums. */
export const TeamFigure = z.strictObject({
  /** Start of the merchant's day. All values count from it, except who is online and `minutes`. */
  dayStartMs: Millis,
  /** Everybody below the agent. */
  members: z.int(),
  newMembers: z.int(),
  online: z.int(),
  /** Members with a settled bet, and the turnover; includes the agent's own play. */
  activeMembers: z.int(),
  turnover: Money,
  /** The minutes of the last hour with turnover, oldest first. */
  minutes: z.array(z.strictObject({ atMs: Millis, turnover: MinorUnits })),
  /** The busiest rows, and the number of the others. */
  rows: z.array(TeamRow),
  moreRows: z.int(),
  biggestBets: z.array(BigBet),
  biggestWins: z.array(BigBet),
  /** Direct downlines that joined today, newest first. */
  joined: z.array(z.strictObject({ account: z.string(), atMs: Millis })),
});
export type TeamFigure = z.infer<typeof TeamFigure>;
