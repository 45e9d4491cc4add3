import type { PayTerms, Rate } from '../../../../contract/pay-terms.ts';
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

/** A member's sum with what a net loss tells apart: of the payout what pools paid and what were promotions, and contributions. */
export interface LossSum extends MemberSum {
  poolPayout: MinorUnits;
  promotions: MinorUnits;
  /** To pools, in millionths. */
  contributionMicro: number;
}

/** The summands of a team's net loss: turnover − payouts − promotions − contributions + carriedIn + corrected. */
export interface LossLines {
  /** Without what pools paid, and without promotions. */
  payouts: MinorUnits;
  /** Absent without any. */
  promotions?: MinorUnits;
  /** To pools, rounded once per team. */
  contributions: MinorUnits;
  /** Loss below zero of earlier windows. */
  carriedIn: MinorUnits;
  /** Changes of bets of windows whose loss was carried on. */
  corrected: MinorUnits;
  /** Loss below zero that goes to the next window, or ends with the contract. */
  carriedOut: MinorUnits;
  writtenOff: MinorUnits;
}

/** The result of a window's own bets for one contract. */
export interface Earned {
  contract: Contract;
  figures: TeamFigures;
  /** Index of the tier, or -1. */
  tier: number;
  exact: Exact;
  /** Only where the net loss is paid for. */
  loss?: LossLines;
}

/** A window's correction of bets that counted in an earlier one, under the contract that paid them. */
export interface Correction {
  contract: Contract;
  correctsMs: Millis;
  exact: Exact;
}

/** An earlier window's bill, at whose rates its bets are corrected. */
export interface PaidBill {
  rate: Rate;
  exact: Exact;
  /** The operator refused it, or it expired: nothing was paid, so nothing is taken back. */
  unpaid?: boolean;
  netLoss: MinorUnits;
  /** Its net loss was carried on, so its bets are corrected in the loss of a later window. */
  lossGoesOn?: boolean;
}
/** Returns the bill of a contract for an earlier window, if there is one. */
export type PaidBillOf = (contract: Contract, windowMs: Millis) => PaidBill | undefined;

/** A window from which bills are made. */
export interface BilledWindow {
  /** Returns every contract with a part in the window, with the result of the window's own bets. */
  earned(paidBill: PaidBillOf): Earned[];
  /** Returns the corrections of bets that earlier bills paid. */
  corrections(paidBill: PaidBillOf): Correction[];
  /** The contracts and windows whose bills give the rates of the corrections. */
  corrected(): { contract: Contract; windowMs: Millis }[];
  /** The sums that the window was built from, by members and times. */
  sums(): MemberSum[];
}

/** Returns a member and the members above it when a bet was made, nearest first. */
export type AncestorLookup = (member: number, atMs: Millis) => readonly number[];

/** Whether this version is in force at an instant. */
export const isInForce = ({ fromMs, untilMs }: Contract, atMs: Millis): boolean =>
  fromMs <= atMs && (untilMs === null || atMs < untilMs);
