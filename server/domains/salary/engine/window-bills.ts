import type { Rate } from '../../../../contract/pay-terms.ts';
import type { Millis } from '../../../../contract/primitives.ts';
import { billAmount, underCap, type BillAmount } from './amount.ts';
import type { Exact } from './difference.ts';
import type { FillingWindow } from './filling-window.ts';
import { tierMet } from './tiers.ts';
import { isInForce, type Contract, type Correction, type Earned } from './window-parts.ts';
import type { Window } from './windows.ts';

/** What a bill takes back of an earlier bill's bets. */
export interface CorrectionLine extends Correction {
  /** What the earlier bill's cap had kept back of it anyway: nobody gives back what was never paid. */
  keptBack: Exact;
}

/** What a window comes to for one contract. */
export interface WindowBill extends Earned, BillAmount {
  corrections: readonly CorrectionLine[];
}

/** An earlier window's bill: what its bets are valued at when they are taken back. */
export interface PaidBill {
  rate: Rate;
  exact: Exact;
}

/** What the windows before leave to one. */
export interface Past {
  /** What each agent's windows still lack; below zero. */
  readonly carried: ReadonlyMap<number, Exact>;
  /** What windows since took back of a bill, at its rates; by `billKey`. */
  readonly corrected: ReadonlyMap<string, Exact>;
}

export const billKey = (contract: Contract, windowMs: Millis): string => `${contract.id} ${windowMs}`;

const NOBODY = { turnover: 0, active: 0, netLoss: 0 };

/**
 * The bills of a window, and what it leaves to the next. What is taken back, and what earlier windows lack, is on the bill of the
 * agent's newest version: a contract's versions are one contract. Where the contract ends with this window, what it still lacks
 * is written off on a bill of its own, also where nobody bet.
 */
export const billsOf = (
  window: FillingWindow | undefined,
  { startMs, endMs }: Window,
  contracts: readonly Contract[],
  past: Past,
  paidBill: (contract: Contract, windowMs: Millis) => PaidBill | undefined,
): { bills: WindowBill[]; past: Past } => {
  /** Of each agent, in the order of versions: the newest that has begun. */
  const newest = new Map<number, Contract>();
  const goingOn = new Set<number>();
  for (const contract of contracts) {
    if (contract.fromMs <= startMs) newest.set(contract.agent, contract);
    if (isInForce(contract, endMs)) goingOn.add(contract.agent);
  }
  const earned = new Map(window?.earned().map((each) => [each.contract, each]));
  const corrections = new Map<Contract, Correction[]>();
  const rateOf = (contract: Contract, windowMs: Millis) => paidBill(contract, windowMs)?.rate ?? 0;
  for (const each of window?.corrections(rateOf) ?? []) {
    const bill = newest.get(each.contract.agent) ?? each.contract;
    const beside = corrections.get(bill);
    if (beside) beside.push(each);
    else corrections.set(bill, [each]);
  }
  const ended = [...past.carried.keys()].flatMap((agent) => {
    const contract = newest.get(agent);
    return contract && !goingOn.has(agent) ? [contract] : [];
  });

  const carried = new Map(past.carried);
  const corrected = new Map(past.corrected);
  const lineOf = (each: Correction): CorrectionLine => {
    const { contract, correctsMs, exact } = each;
    const key = billKey(contract, correctsMs);
    const before = (paidBill(contract, correctsMs)?.exact ?? 0n) + (corrected.get(key) ?? 0n);
    corrected.set(key, (corrected.get(key) ?? 0n) + exact);
    const { cap } = contract.terms;
    return { ...each, keptBack: underCap(before + exact, cap) - underCap(before, cap) - exact };
  };
  const bills = [...new Set([...earned.keys(), ...corrections.keys(), ...ended])].map((contract): WindowBill => {
    const { agent, terms } = contract;
    const own = earned.get(contract) ?? { contract, figures: NOBODY, tier: tierMet(terms, NOBODY), exact: 0n };
    const lines = (corrections.get(contract) ?? []).map(lineOf);
    const takes = newest.get(agent) === contract;
    const amount = billAmount({
      exact: own.exact,
      cap: terms.cap,
      corrected: lines.reduce((sum, { exact, keptBack }) => sum + exact + keptBack, 0n),
      carriedIn: takes ? (past.carried.get(agent) ?? 0n) : 0n,
      goesOn: takes && goingOn.has(agent),
    });
    if (takes) {
      if (amount.carriedOut > 0n) carried.set(agent, -amount.carriedOut);
      else carried.delete(agent);
    }
    return { ...own, ...amount, corrections: lines };
  });
  return { bills, past: { carried, corrected } };
};
