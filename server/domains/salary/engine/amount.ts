import type { MinorUnits } from '../../../../contract/primitives.ts';
import type { Exact } from './difference.ts';

const MILLION = 1_000_000n;

/** To the minor unit, half away from zero. */
export const roundExact = (exact: Exact): MinorUnits => {
  const size = exact < 0n ? -exact : exact;
  const rounded = (size * 2n + MILLION) / (MILLION * 2n);
  return Number(exact < 0n ? -rounded : rounded);
};

export interface BillAmount {
  /** What is paid. */
  amount: MinorUnits;
  /** The lines' exact sum, rounded, before the cap. */
  uncapped: MinorUnits;
  /** What rounding added to the exact sum, in millionths of a minor unit. */
  roundedBy: Exact;
}

/** A bill's amount: rounded once, then held under the cap; never below zero, since a bill takes nothing back. */
export const billAmount = (exact: Exact, cap: MinorUnits | null): BillAmount => {
  const uncapped = roundExact(exact);
  return {
    amount: Math.max(0, Math.min(uncapped, cap ?? uncapped)),
    uncapped,
    roundedBy: BigInt(uncapped) * MILLION - exact,
  };
};
