import type { MinorUnits } from '../../../../contract/primitives.ts';
import type { Exact } from './difference.ts';

const MILLION = 1_000_000n;

/** To the minor unit, half away from zero. */
export const roundExact = (exact: Exact): MinorUnits => {
  const size = exact < 0n ? -exact : exact;
  const rounded = (size * 2n + MILLION) / (MILLION * 2n);
  return Number(exact < 0n ? -rounded : rounded);
};

/** What the cap leaves of an exact sum. */
export const underCap = (exact: Exact, cap: MinorUnits | null): Exact =>
  cap !== null && exact > BigInt(cap) * MILLION ? BigInt(cap) * MILLION : exact;

interface Summands {
  /** The sum of the window's own lines. */
  exact: Exact;
  cap: MinorUnits | null;
  /** Of bets that earlier bills paid. */
  corrected?: Exact;
  /** What earlier windows lack; not above zero. */
  carriedIn?: Exact;
  /** Whether the contract goes on after the window: what it lacks is carried on then, else written off. */
  goesOn?: boolean;
}

/** The summands of a bill: with its own lines' exact sum they come to the amount. Exact ones are in millionths of a minor unit. */
export interface BillAmount {
  /** What is paid; never below zero. */
  amount: MinorUnits;
  /** Before rounding, and before anything is carried on; below zero where the window lacks something. */
  sum: Exact;
  /** What the cap took from the own lines. */
  capped: Exact;
  corrected: Exact;
  carriedIn: Exact;
  carriedOut: Exact;
  writtenOff: Exact;
  roundedBy: Exact;
}

/**
 * A bill's amount. The cap is on what the window's own bets pay; what is taken back comes after it. A sum below zero pays nothing
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
