import type { Millis } from '../../../../contract/primitives.ts';
import { billAmount, underCap, type BillAmount } from './amount.ts';
import type { Exact } from './difference.ts';
import { tierMet } from './tiers.ts';
import {
  isInForce,
  type BilledWindow,
  type Contract,
  type Correction,
  type Earned,
  type PaidBillOf,
} from './window-parts.ts';
import type { Window } from '../../pay-contracts/index.ts';

/** A correction of bets that an earlier bill paid. */
export interface CorrectionLine extends Correction {
  /** The part that the earlier bill's cap withheld. It was never paid, so it is not taken back. */
  keptBack: Exact;
}

/** The result of a window for one contract. */
export interface WindowBill extends Earned, BillAmount {
  corrections: readonly CorrectionLine[];
}

/** What earlier windows leave to a window. */
export interface CarriedState {
  /** The deficit of each agent's windows; negative. */
  readonly carried: ReadonlyMap<number, Exact>;
  /** Corrections of a bill by later windows, at its rates; by `billKey`. */
  readonly corrected: ReadonlyMap<string, Exact>;
}

export const billKey = (contract: Contract, windowMs: Millis): string => `${contract.id} ${windowMs}`;

const NOBODY = { turnover: 0, active: 0, netLoss: 0 };

/**
 * Returns the bills of a window, and what it leaves to the next. Corrections and the deficit of earlier windows go on the
 * bill of the agent's newest version: a contract's versions are one contract. If the contract ends with this window, its
 * remaining deficit is written off on a separate bill, even without bets.
 */
export const billsOf = (
  window: BilledWindow | undefined,
  { startMs, endMs }: Window,
  contracts: readonly Contract[],
  past: CarriedState,
  paidBill: PaidBillOf,
): { bills: WindowBill[]; past: CarriedState } => {
  /** Per agent, in the order of versions: the newest that has begun. */
  const newest = new Map<number, Contract>();
  const goingOn = new Set<number>();
  for (const contract of contracts) {
    if (contract.fromMs <= startMs) newest.set(contract.agent, contract);
    if (isInForce(contract, endMs)) goingOn.add(contract.agent);
  }
  const earned = new Map(window?.earned(paidBill).map((each) => [each.contract, each]));
  const corrections = new Map<Contract, Correction[]>();
  for (const each of window?.corrections(paidBill) ?? []) {
    if (paidBill(each.contract, each.correctsMs)?.unpaid) continue;
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
