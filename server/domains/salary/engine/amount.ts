import type { MinorUnits } from '../../../../contract/primitives.ts';
import type { Exact } from './difference.ts';

const MILLION = 1_000_000n;

/** Rounds to the minor unit, half away from zero. */
export const roundExact = (exact: Exact): MinorUnits => {
  const size = exact < 0n ? -exact : exact;
  const rounded = (size * 2n + MILLION) / (MILLION * 2n);
  return Number(exact < 0n ? -rounded : rounded);
};

/** Limits an exact sum to the cap. */
export const underCap = (exact: Exact, cap: MinorUnits | null): Exact =>
  cap !== null && exact > BigInt(cap) * MILLION ? BigInt(cap) * MILLION : exact;

interface Summands {
  /** The sum of the window's own lines. */
  exact: Exact;
  cap: MinorUnits | null;
  /** Corrections of bets that earlier bills paid. */
  corrected?: Exact;
  /** Deficit of earlier windows; zero or negative. */
  carriedIn?: Exact;
  /** Whether the contract continues after the window. If so its deficit is carried on, else written off. */
  goesOn?: boolean;
}

/**
 * The summands of a bill. With the exact sum of its own lines they add up to the amount. Exact values are in millionths of a
 * minor unit.
 */
export interface BillAmount {
  /** The amount paid; never negative. */
  amount: MinorUnits;
  /** Before rounding and carrying on; negative if the window has a deficit. */
  sum: Exact;
  /** The part of the own lines above the cap. */
  capped: Exact;
  corrected: Exact;
  carriedIn: Exact;
  carriedOut: Exact;
  writtenOff: Exact;
  roundedBy: Exact;
}

/**
 * Returns a bill's amount. The cap applies to the window's own bets; corrections come after it. A negative sum pays nothing
 * and is carried on; any other is rounded once.
 */
export const billAmount = ({ exact, cap, corrected = 0n, carriedIn = 0n, goesOn = true }: Summands): BillAmount => {
  const capped = underCap(exact, cap) - exact;
  const sum = exact + capped + corrected + carriedIn;
  const lacks = sum < 0n ? -sum : 0n;
  const amount = roundExact(sum + lacks);
  return {
    amount,
    sum,
    capped,
    corrected,
    carriedIn,
    carriedOut: goesOn ? lacks : 0n,
    writtenOff: goesOn ? 0n : lacks,
    roundedBy: BigInt(amount) * MILLION - sum - lacks,
  };
};
