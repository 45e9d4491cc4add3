import type { PayTerms } from '../../../../contract/pay-terms.ts';
import type { Millis, MinorUnits } from '../../../../contract/primitives.ts';
import type { Exact } from './difference.ts';
import type { TeamFigures } from './tiers.ts';

/** A member's settled bets of a window that were made under one state of the contracts. */
export interface MemberSum {
  member: number;
  /** Start of the window in which the bets were made. The contracts in force then apply. */
  termsAtMs: Millis;
  /** For a reversal or change of bets that counted in an earlier window: that window's start. */
  correctsMs: Millis | null;
  stake: MinorUnits;
  payout: MinorUnits;
}

/** One version of an agent's agreed contract, in force from `fromMs` until just before `untilMs`. */
export interface Contract {
  id: number;
  agent: number;
  terms: PayTerms;
  fromMs: Millis;
  untilMs: Millis | null;
}

/** The result of a window's own bets for one contract. */
export interface Earned {
  contract: Contract;
  figures: TeamFigures;
  /** Index of the tier, or -1. */
  tier: number;
  exact: Exact;
}

/** A window's correction of bets that counted in an earlier one, under the contract that paid them. */
export interface Correction {
  contract: Contract;
  correctsMs: Millis;
  exact: Exact;
}

/** Returns a member and the members above it, nearest first. */
export type Upwards = (member: number) => readonly number[];

/** Whether this version is in force at an instant. */
export const isInForce = ({ fromMs, untilMs }: Contract, atMs: Millis): boolean =>
  fromMs <= atMs && (untilMs === null || atMs < untilMs);
