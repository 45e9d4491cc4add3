import type { PayTerms } from '../../../../contract/pay-terms.ts';
import type { Millis, MinorUnits } from '../../../../contract/primitives.ts';
import type { Exact } from './difference.ts';
import type { TeamFigures } from './tiers.ts';

/** What a member's settled bets of a window come to, those made under one state of the contracts. */
export interface MemberSum {
  member: number;
  /** Start of the window in which the bets were made: the contracts in force then hold for them. */
  termsAtMs: Millis;
  /** Of what takes back or changes bets that counted in an earlier window: that one's start. */
  correctsMs: Millis | null;
  stake: MinorUnits;
  payout: MinorUnits;
}

/** One version of what an agent agreed on; in force from `fromMs` until just before `untilMs`. */
export interface Contract {
  id: number;
  agent: number;
  terms: PayTerms;
  fromMs: Millis;
  untilMs: Millis | null;
}

/** What a window's own bets come to for one contract. */
export interface Earned {
  contract: Contract;
  figures: TeamFigures;
  /** The tier's place, or -1. */
  tier: number;
  exact: Exact;
}

/** What a window takes back, or adds, of bets that counted in an earlier one, under the contract that paid them. */
export interface Correction {
  contract: Contract;
  correctsMs: Millis;
  exact: Exact;
}

/** The members above somebody, the nearest first, beginning with that member itself. */
export type Upwards = (member: number) => readonly number[];

/** Whether this version is the one in force at an instant. */
export const isInForce = ({ fromMs, untilMs }: Contract, atMs: Millis): boolean =>
  fromMs <= atMs && (untilMs === null || atMs < untilMs);
