import * as z from 'zod/mini';
import { Millis, MinorUnits, Money } from './primitives.ts';

/** A bet of a direct member that stands out: what was staked, or what it won. */
export const BigBet = z.strictObject({
  account: z.string(),
  /** By language. */
  game: z.record(z.string(), z.string()),
  amount: MinorUnits,
  atMs: Millis,
});
export type BigBet = z.infer<typeof BigBet>;

/** One direct downline since the brand's day began, with everybody below it as one sum; or the agent's own play. */
export const TeamRow = z.strictObject({
  who: z.enum(['self', 'member', 'team']),
  account: z.string(),
  /** Itself included, as in every figure of the row. */
  members: z.int(),
  online: z.int(),
  activeMembers: z.int(),
  turnover: MinorUnits,
});
export type TeamRow = z.infer<typeof TeamRow>;

/** What an agent's team does (LIVE-06): of members below its direct downline sums alone. */
export const TeamFigure = z.strictObject({
  /** The brand's day, in which all but who is on and the minutes is counted. */
  dayStartMs: Millis,
  /** Of everybody below the agent. */
  members: z.int(),
  newMembers: z.int(),
  online: z.int(),
  /** Who had a settled bet, and the turnover; the agent's own play included. */
  activeMembers: z.int(),
  turnover: Money,
  /** Of the last hour, the oldest first, where there was any. */
  minutes: z.array(z.strictObject({ atMs: Millis, turnover: MinorUnits })),
  /** The busiest, and how many there are besides. */
  rows: z.array(TeamRow),
  moreRows: z.int(),
  biggestBets: z.array(BigBet),
  biggestWins: z.array(BigBet),
  /** Direct downlines that joined today, the newest first. */
  joined: z.array(z.strictObject({ account: z.string(), atMs: Millis })),
});
export type TeamFigure = z.infer<typeof TeamFigure>;
