import { describe, expect, it } from 'vitest';
import { underCap } from '../../../server/domains/salary/engine/amount.ts';
import { FillingWindow } from '../../../server/domains/salary/engine/filling-window.ts';
import {
  billKey,
  billsOf,
  type CarriedState,
  type WindowBill,
} from '../../../server/domains/salary/engine/window-bills.ts';
import type { Contract, AncestorLookup } from '../../../server/domains/salary/engine/window-parts.ts';
import { byTheSpecification } from './by-the-specification.ts';
import { MILLION, termsOf } from './support/engine-terms.ts';
import fc from '../../support/fast-check.ts';

describe('a window in progress', () => {
  const MEMBERS = 12;
  const drawn = fc.record({
    above: fc.array(fc.nat(), { minLength: MEMBERS, maxLength: MEMBERS }),
    contracts: fc.array(
      fc.record({
        agent: fc.nat(MEMBERS - 1),
        from: fc.nat(3),
        length: fc.option(fc.integer({ min: 1, max: 3 })),
        tiers: fc.array(
          fc.record({ turnover: fc.nat(3_000), active: fc.nat(3), rate: fc.integer({ min: 1, max: 9 }) }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        activeFrom: fc.nat(500),
        cap: fc.option(fc.nat(50)),
      }),
      { maxLength: 9 },
    ),
    lines: fc.array(
      fc.record({
        member: fc.nat(MEMBERS - 1),
        termsAtMs: fc.nat(4),
        stake: fc.integer({ min: -200, max: 900 }),
        payout: fc.nat(900),
      }),
      { maxLength: 25 },
    ),
  });
  type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;
  const upwardsOf =
    ({ above }: Pick<Drawn, 'above'>): ((member: number) => readonly number[]) =>
    (member) =>
      member === 0 ? [0] : [member, ...upwardsOf({ above })(above[member]! % member)];
  /** An agent never has two contracts in force at once; windows have the product's length. */
  const contractsOf = ({ contracts: rows }: Pick<Drawn, 'contracts'>, length = 1): Contract[] => {
    const seen = new Map<number, number>();
    return rows.flatMap(({ agent, from, length: windows, tiers, activeFrom, cap }, id): Contract[] => {
      const fromMs = Math.max(from * length, seen.get(agent) ?? 0);
      if (fromMs === Infinity) return [];
      const untilMs = windows === null ? null : fromMs + windows * length;
      seen.set(agent, untilMs ?? Infinity);
      const terms = { ...termsOf([]), tiers: tiers.map((tier) => ({ ...tier, loss: null })), activeFrom, cap };
      return [{ id, agent, terms, fromMs, untilMs }];
    });
  };

  it('matches the wording of the contract after each line, in any order and under any contracts', () => {
    fc.assert(
      fc.property(drawn, ({ above, contracts: rows, lines: stakes }) => {
        const upwards = upwardsOf({ above });
        const contracts = contractsOf({ contracts: rows });
        const lines = stakes.map((line) => ({ ...line, correctsMs: null }));
        const shown = (each: { contract: { id: number }; figures: object; exact: bigint }[]) =>
          each.map(({ contract, figures, exact }) => ({ id: contract.id, figures, exact })).sort((a, b) => a.id - b.id);
        const window = new FillingWindow(upwards, contracts);
        const other = new FillingWindow(upwards, []);
        for (const [index, line] of lines.entries()) {
          window.add(line);
          other.add(lines.at(-1 - index)!);
          const here = lines.slice(0, index + 1).map((each) => ({ ...each, windowMs: 0 }));
          expect(shown(window.earned())).toEqual(shown(byTheSpecification(here, upwards, contracts).get(0)!));
        }
        expect(shown(other.under(contracts).earned())).toEqual(shown(window.earned()));
      }),
    );
  });

  /** Consecutive windows, each with its own bets and with reversals of earlier bets. */
  const LENGTH = 300_000;
  const WINDOWS = 5;
  const played = fc.array(
    fc.record({
      window: fc.nat(WINDOWS - 1),
      /** After how many windows the bet is voided, if at all. */
      voidedAfter: fc.option(fc.integer({ min: 1, max: WINDOWS })),
      member: fc.nat(MEMBERS - 1),
      stake: fc.integer({ min: 1, max: 900 }),
    }),
    { maxLength: 25 },
  );
  const computeAll = (
    upwards: AncestorLookup,
    contracts: Contract[],
    bets: typeof played extends fc.Arbitrary<infer T> ? T : never,
  ) => {
    const lines = bets.flatMap(({ window, voidedAfter, member, stake }) => {
      const windowMs = window * LENGTH;
      const bet = { member, termsAtMs: windowMs, windowMs, correctsMs: null, stake, payout: 0 };
      const back = voidedAfter === null ? null : (window + voidedAfter) * LENGTH;
      return back === null ? [bet] : [bet, { ...bet, windowMs: back, correctsMs: windowMs, stake: -stake }];
    });
    const all = new Map<number, WindowBill[]>();
    let past: CarriedState = { carried: new Map(), corrected: new Map() };
    for (const startMs of [...new Set(lines.map(({ windowMs }) => windowMs))].sort((a, b) => a - b)) {
      const window = new FillingWindow(upwards, contracts);
      for (const { windowMs, ...line } of lines) if (windowMs === startMs) window.add(line);
      const results = billsOf(window, { startMs, endMs: startMs + LENGTH }, contracts, past, (contract, windowMs) => {
        const bill = all.get(windowMs)?.find((each) => each.contract === contract);
        return bill && { rate: contract.terms.tiers[bill.tier]?.rate ?? 0, exact: bill.exact, netLoss: 0 };
      });
      all.set(startMs, results.bills);
      past = results.past;
    }
    return { lines, all, past };
  };

  it('matches the wording of the contract, line by line, after windows whose bets it reverses', () => {
    let takenBack = 0;
    fc.assert(
      fc.property(drawn, played, ({ above, contracts: rows }, bets) => {
        const upwards = upwardsOf({ above });
        const contracts = contractsOf({ contracts: rows }, LENGTH);
        const { lines, all } = computeAll(upwards, contracts, bets);
        const texts = byTheSpecification(lines, upwards, contracts);
        for (const [startMs, bills] of all) {
          const shown = bills
            .map((bill) => ({
              id: bill.contract.id,
              exact: bill.exact,
              takenBack: bill.corrected,
              carriedIn: bill.carriedIn,
              amount: bill.amount,
              carriedOut: bill.carriedOut,
              writtenOff: bill.writtenOff,
            }))
            .sort((a, b) => a.id - b.id);
          const expected = texts
            .get(startMs)!
            .map(({ contract: { id }, exact, takenBack, carriedIn, amount, carriedOut, writtenOff }) => ({
              id,
              exact,
              takenBack,
              carriedIn,
              amount,
              carriedOut,
              writtenOff,
            }))
            .sort((a, b) => a.id - b.id);
          expect(shown).toEqual(expected);
          takenBack += shown.filter((bill) => bill.takenBack < 0n).length;
        }
      }),
      { numRuns: 300 },
    );
    expect(takenBack).toBeGreaterThan(50);
  });

  it('pays over all windows what the bets without the voided ones earn at the original tiers: nothing is lost or deducted twice', () => {
    fc.assert(
      fc.property(drawn, played, ({ above, contracts: rows }, bets) => {
        const upwards = upwardsOf({ above });
        const contracts = contractsOf({ contracts: rows }, LENGTH);
        const { all, past } = computeAll(upwards, contracts, bets);
        const bills = [...all].flatMap(([windowMs, each]) => each.map((bill) => ({ ...bill, windowMs })));
        const sum = (each: bigint[]) => each.reduce((whole, one) => whole + one, 0n);
        for (const agent of new Set(contracts.map((each) => each.agent))) {
          const own = bills.filter(({ contract }) => contract.agent === agent);
          const paid = sum(own.map((bill) => BigInt(bill.amount) * MILLION - bill.roundedBy - bill.writtenOff));
          const due = own.map(({ contract, windowMs, exact }) =>
            underCap(exact + (past.corrected.get(billKey(contract, windowMs)) ?? 0n), contract.terms.cap),
          );
          expect(paid + (past.carried.get(agent) ?? 0n)).toBe(sum(due));
        }
      }),
    );
  });
});
