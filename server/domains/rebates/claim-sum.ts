/** Millionths of a minor unit. */
const MICRO = 1_000_000n;

/** What a claim pays of these stakes, and the fraction that it leaves. */
export interface ClaimSum {
  /** Whole minor units; zero or less: nothing is paid. */
  amount: number;
  /** From 0 to 999,999 millionths, whatever the amount. */
  carriedMicro: number;
}

const floorOf = (value: bigint): bigint => {
  const whole = value / MICRO;
  return value < 0n && whole * MICRO !== value ? whole - 1n : whole;
};

/** What stakes accrue at their rates (millionths), in millionths of a minor unit. Pure. */
export const microOf = (lines: readonly { rate: number; stake: number }[]): bigint =>
  lines.reduce((sum, { rate, stake }) => sum + BigInt(rate) * BigInt(stake), 0n);

/** Adds what a claim before left to the stakes of a claim. Nothing is lost: what is not paid is carried. Pure. */
export const claimSum = (lines: readonly { rate: number; stake: number }[], carriedMicro: number): ClaimSum => {
  const all = microOf(lines) + BigInt(carriedMicro);
  const whole = floorOf(all);
  return { amount: Number(whole), carriedMicro: Number(all - whole * MICRO) };
};

/** A line in whole minor units, rounded down. Pure. */
export const wholeOf = (line: { rate: number; stake: number }): number => Number(floorOf(microOf([line])));
