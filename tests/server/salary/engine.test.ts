import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayTerms, Rate } from '../../../contract/pay-terms.ts';
import { billAmount, roundExact, underCap } from '../../../server/domains/salary/engine/amount.ts';
import { areOrdered, faultUnder, termsFault } from '../../../server/domains/salary/engine/check-terms.ts';
import { payByDifference, type AgentNode } from '../../../server/domains/salary/engine/difference.ts';
import { dividend, roundFraction } from '../../../server/domains/salary/engine/dividend.ts';
import { FillingWindow } from '../../../server/domains/salary/engine/filling-window.ts';
import { lackingForNext, rateMet, tierMet } from '../../../server/domains/salary/engine/tiers.ts';
import { billKey, billsOf, type Past, type WindowBill } from '../../../server/domains/salary/engine/window-bills.ts';
import type { Contract, Upwards } from '../../../server/domains/salary/engine/window-parts.ts';
import { windowAt, type Period } from '../../../server/domains/salary/engine/windows.ts';
import { byTheWords } from './by-the-words.ts';

const PERCENT = 10_000;
const MILLION = 1_000_000n;
/** Amounts in whole units of the currency. */
const units = (amount: number) => amount * 100;

const termsOf = (
  tiers: [turnover: number, active: number, loss: number | null, percent: number][],
  more: Partial<PayTerms> = {},
): PayTerms => ({
  tiers: tiers.map(([turnover, active, loss, percent]) => ({
    turnover: units(turnover),
    active,
    loss: loss === null ? null : units(loss),
    rate: percent * PERCENT,
  })),
  activeFrom: 0,
  minimumActive: 0,
  cap: null,
  mode: 'fixed',
  ...more,
});

describe('[AGT-03] tiers', () => {
  const terms = termsOf([
    [1_000, 2, null, 1],
    [5_000, 3, null, 2],
    [20_000, 3, 500, 3],
  ]);
  const met = (turnover: number, active: number, netLoss = 0) =>
    tierMet(terms, { turnover: units(turnover), active, netLoss: units(netLoss) });

  it('selects the highest tier whose turnover, active members and, where required, loss are reached', () => {
    expect(met(999.99, 9)).toBe(-1);
    expect(met(1_000, 1)).toBe(-1);
    expect(met(1_000, 2)).toBe(0);
    expect(met(20_000, 2)).toBe(0);
    expect(met(20_000, 3, 499.99)).toBe(1);
    expect(met(20_000, 3, 500)).toBe(2);
    expect(met(20_000, 3, -1_000)).toBe(1);
  });

  it('selects none with fewer active members than the contract’s minimum', () => {
    const figures = { turnover: units(20_000), active: 3, netLoss: units(500) };
    expect(rateMet({ ...terms, minimumActive: 3 }, figures)).toBe(3 * PERCENT);
    expect(rateMet({ ...terms, minimumActive: 4 }, figures)).toBe(0);
  });

  it('states what the next tier lacks in the tier’s own units', () => {
    const figures = { turnover: units(4_000), active: 2, netLoss: units(100) };
    expect(lackingForNext(terms, figures)).toEqual({ tier: 1, turnover: units(1_000), active: 1, loss: 0 });
    const second = { turnover: units(5_000), active: 3, netLoss: units(100) };
    expect(lackingForNext(terms, second)).toEqual({ tier: 2, turnover: units(15_000), active: 0, loss: units(400) });
    expect(lackingForNext(terms, { turnover: units(20_000), active: 3, netLoss: units(500) })).toBeNull();
  });
});

describe('the difference between levels', () => {
  /** One path: agent 1 at the top, each following one below the previous. */
  const path = (rates: number[]) => {
    const agents = rates.map((_, place): AgentNode => ({ id: place + 1, upline: place === 0 ? null : place }));
    const pay = payByDifference(agents, new Map([[rates.length, units(1_000_000)]]), (id) => rates[id - 1]! * PERCENT);
    return rates.map((_, place) => Number(pay.get(place + 1)! / MILLION) / 100);
  };

  it('pays each level its rate above the highest rate below it', () => {
    expect(path([15, 12, 8, 5])).toEqual([30_000, 40_000, 30_000, 50_000]);
  });

  it('skips an agent that misses its tier, without stopping the pay below it', () => {
    expect(path([15, 12, 0, 5])).toEqual([30_000, 70_000, 0, 50_000]);
  });

  interface House {
    agents: AgentNode[];
    own: Map<number, number>;
    rates: Rate[];
  }
  /** Trees in which a rate may exceed the upline's. */
  const houses = fc
    .array(
      fc.record({
        above: fc.nat(),
        rate: fc.integer({ min: 0, max: 200_000 }),
        own: fc.integer({ min: -500, max: 9_999_999_999 }),
      }),
      {
        minLength: 1,
        maxLength: 40,
      },
    )
    .map((drawn): House => ({
      agents: drawn.map(({ above }, place) => ({ id: place, upline: place === 0 ? null : above % place })),
      own: new Map(drawn.map(({ own }, place) => [place, own])),
      rates: drawn.map(({ rate }) => rate),
    }));
  const payOf = ({ agents, own, rates }: House) => payByDifference(agents, own, (id) => rates[id]!);
  /** The agent and all agents above it. */
  const upwards = (agents: AgentNode[], from: number): number[] => {
    const up: number[] = [];
    for (let at: number | null = from; at !== null; at = agents[at]!.upline) up.push(at);
    return up;
  };

  it('equals, for each stake, the rate minus the highest below, as the contract words it', () => {
    fc.assert(
      fc.property(houses, (house) => {
        const expected = new Map(house.agents.map(({ id }) => [id, 0n]));
        for (const [from, stake] of house.own) {
          let highest = 0;
          for (const agent of upwards(house.agents, from)) {
            const rate = house.rates[agent]!;
            expected.set(agent, expected.get(agent)! + BigInt(stake) * BigInt(Math.max(0, rate - highest)));
            highest = Math.max(highest, rate);
          }
        }
        expect(payOf(house)).toEqual(expected);
      }),
    );
  });

  it('sums, over all levels, to the highest rate on the path times the stake', () => {
    fc.assert(
      fc.property(houses, (house) => {
        const sum = [...payOf(house).values()].reduce((all, each) => all + each, 0n);
        const due = [...house.own].reduce((all, [from, stake]) => {
          const highest = Math.max(...upwards(house.agents, from).map((agent) => house.rates[agent]!));
          return all + BigInt(stake) * BigInt(highest);
        }, 0n);
        expect(sum).toBe(due);
      }),
    );
  });

  it('does not depend on the order of agents and stakes, or on how a stake is split into bets', () => {
    fc.assert(
      fc.property(houses, fc.nat(), (house, cut) => {
        const once = payOf(house);
        const turned = { ...house, agents: [...house.agents].reverse(), own: new Map([...house.own].reverse()) };
        expect(new Map([...payOf(turned)].sort(([a], [b]) => a - b))).toEqual(
          new Map([...once].sort(([a], [b]) => a - b)),
        );
        const part = new Map([...house.own].map(([id, stake]) => [id, Math.trunc(stake / ((cut % 7) + 1))]));
        const rest = new Map([...house.own].map(([id, stake]) => [id, stake - part.get(id)!]));
        const [first, second] = [payOf({ ...house, own: part }), payOf({ ...house, own: rest })];
        for (const [id, exact] of once) expect(first.get(id)! + second.get(id)!).toBe(exact);
      }),
    );
  });
});

describe('a bill’s amount', () => {
  it('is rounded once, half away from zero', () => {
    expect([500_000n, 499_999n, -500_000n, -499_999n, 1_500_000n].map(roundExact)).toEqual([1, 0, -1, 0, 2]);
  });

  it('states the rounding difference, which is at most half a minor unit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (exact) => {
        const { amount, roundedBy } = billAmount({ exact, cap: null });
        expect(exact + roundedBy).toBe(BigInt(amount) * MILLION);
        expect(roundedBy <= 500_000n && roundedBy > -500_000n).toBe(true);
      }),
    );
  });

  it('is limited by the cap before reversed and carried amounts are added', () => {
    const exact = 12_345n * MILLION;
    expect(billAmount({ exact, cap: 10_000 })).toMatchObject({ amount: 10_000, capped: -2_345n * MILLION });
    const corrected = -1_000n * MILLION;
    expect(billAmount({ exact, cap: 10_000, corrected, carriedIn: corrected })).toMatchObject({ amount: 8_000 });
  });

  it('pays nothing below zero: the exact rest is carried on, or written off where the contract ends', () => {
    const lacks = { exact: 400_000n, cap: null, corrected: -3n * MILLION };
    expect(billAmount(lacks)).toMatchObject({ amount: 0, carriedOut: 2_600_000n, writtenOff: 0n, roundedBy: 0n });
    expect(billAmount({ ...lacks, goesOn: false })).toMatchObject({ carriedOut: 0n, writtenOff: 2_600_000n });
  });

  it('is the sum of all its lines, for any lines', () => {
    const any = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(
        any,
        fc.option(fc.nat(10 ** 9)),
        any,
        any,
        fc.boolean(),
        (exact, cap, corrected, carriedIn, goesOn) => {
          const bill = billAmount({ exact, cap, corrected, carriedIn, goesOn });
          const beside = bill.capped + bill.corrected + bill.carriedIn + bill.carriedOut + bill.writtenOff;
          expect(exact + beside + bill.roundedBy).toBe(BigInt(bill.amount) * MILLION);
          expect(bill.amount).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('[AGT-03] the dividend', () => {
  const tiers: Parameters<typeof termsOf>[0] = [
    [500_000, 3, 10_000, 3],
    [500_000, 3, 30_000, 5],
  ];
  const figures = { turnover: units(800_000), active: 5, netLoss: units(25_000) };

  it('fixed: pays the rate of the highest tier met on the loss', () => {
    expect(roundFraction(dividend(termsOf(tiers), figures))).toBe(units(750));
  });

  it('float: uses the best of the tiers’ rates, each in proportion to its required loss', () => {
    expect(roundFraction(dividend(termsOf(tiers, { mode: 'float' }), figures))).toBe(units(1_041.67));
  });

  it.each(['fixed', 'float'] as const)('%s: pays nothing where players won, or too few played', (mode) => {
    const terms = termsOf(tiers, { mode, minimumActive: 5 });
    expect(roundFraction(dividend(terms, { ...figures, netLoss: -1 }))).toBe(0);
    expect(roundFraction(dividend(terms, { ...figures, netLoss: 0 }))).toBe(0);
    expect(roundFraction(dividend(terms, { ...figures, active: 4 }))).toBe(0);
  });
});

describe('windows', () => {
  const cut = (period: Period, at: string, offset: number) => {
    const { startMs, endMs } = windowAt(period, Date.parse(at), offset);
    return [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(0, 16)).join(' – ');
  };

  it('are cut by the merchant’s local time', () => {
    expect(cut('realtime', '2026-11-21T10:04:59.999Z', 0)).toBe('2026-11-21T10:00 – 2026-11-21T10:05');
    expect(cut('hour', '2026-11-21T10:04Z', 345)).toBe('2026-11-21T09:15 – 2026-11-21T10:15');
    expect(cut('day', '2026-11-21T16:00Z', 480)).toBe('2026-11-21T16:00 – 2026-11-22T16:00');
    expect(cut('day', '2026-11-21T15:59Z', 480)).toBe('2026-11-20T16:00 – 2026-11-21T16:00');
    expect(cut('week', '2026-11-22T23:00Z', 0)).toBe('2026-11-16T00:00 – 2026-11-23T00:00');
    expect(cut('halfMonth', '2026-02-28T23:59Z', 0)).toBe('2026-02-16T00:00 – 2026-03-01T00:00');
    expect(cut('halfMonth', '2026-02-15T23:59Z', -60)).toBe('2026-02-01T01:00 – 2026-02-16T01:00');
    expect(cut('month', '2026-12-31T23:59Z', 0)).toBe('2026-12-01T00:00 – 2027-01-01T00:00');
  });

  it('adjoin without a gap or an overlap', () => {
    const at = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
    const period = fc.constantFrom<Period>('realtime', 'hour', 'day', 'week', 'halfMonth', 'month');
    fc.assert(
      fc.property(period, at, fc.integer({ min: -48, max: 56 }), (each, ms, quarters) => {
        const offset = quarters * 15;
        const window = windowAt(each, ms, offset);
        expect(window.startMs <= ms && ms < window.endMs).toBe(true);
        expect(windowAt(each, window.endMs - 1, offset)).toEqual(window);
        expect(windowAt(each, window.endMs, offset).startMs).toBe(window.endMs);
      }),
    );
  });
});

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
    ({ above }: Pick<Drawn, 'above'>): Upwards =>
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
        for (const [place, line] of lines.entries()) {
          window.add(line);
          other.add(lines.at(-1 - place)!);
          const here = lines.slice(0, place + 1).map((each) => ({ ...each, windowMs: 0 }));
          expect(shown(window.earned())).toEqual(shown(byTheWords(here, upwards, contracts).get(0)!));
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
  const reckonAll = (
    upwards: Upwards,
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
    let past: Past = { carried: new Map(), corrected: new Map() };
    for (const startMs of [...new Set(lines.map(({ windowMs }) => windowMs))].sort((a, b) => a - b)) {
      const window = new FillingWindow(upwards, contracts);
      for (const { windowMs, ...line } of lines) if (windowMs === startMs) window.add(line);
      const reckoned = billsOf(window, { startMs, endMs: startMs + LENGTH }, contracts, past, (contract, windowMs) => {
        const bill = all.get(windowMs)?.find((each) => each.contract === contract);
        return bill && { rate: contract.terms.tiers[bill.tier]?.rate ?? 0, exact: bill.exact };
      });
      all.set(startMs, reckoned.bills);
      past = reckoned.past;
    }
    return { lines, all, past };
  };

  it('matches the wording of the contract, line by line, after windows whose bets it reverses', () => {
    let takenBack = 0;
    fc.assert(
      fc.property(drawn, played, ({ above, contracts: rows }, bets) => {
        const upwards = upwardsOf({ above });
        const contracts = contractsOf({ contracts: rows }, LENGTH);
        const { lines, all } = reckonAll(upwards, contracts, bets);
        const words = byTheWords(lines, upwards, contracts);
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
          const expected = words
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
        const { all, past } = reckonAll(upwards, contracts, bets);
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

describe('[AGT-03] the validation of terms', () => {
  const own = termsOf(
    [
      [1_000, 2, null, 2],
      [5_000, 3, null, 4],
    ],
    { activeFrom: units(10) },
  );
  const under = (...tiers: Parameters<typeof termsOf>[0]) => termsOf(tiers, { activeFrom: units(10) });

  it('requires that each tier asks for more and pays more than the one before', () => {
    expect(areOrdered(own)).toBe(true);
    expect(areOrdered(under([1_000, 2, null, 2], [1_000, 2, null, 3]))).toBe(false);
    expect(areOrdered(under([1_000, 2, null, 2], [5_000, 1, null, 3]))).toBe(false);
    expect(areOrdered(under([1_000, 2, null, 2], [5_000, 2, null, 2]))).toBe(false);
  });

  it('gives a downline no higher rate, and none under easier conditions', () => {
    expect(termsFault(under([1_000, 2, null, 2], [6_000, 3, null, 4]), own, [])).toBeNull();
    expect(termsFault(under([9_000, 9, null, 5]), own, [])).toBe('rate_above_own');
    expect(termsFault(under([999, 2, null, 1]), own, [])).toBe('tier_easier_than_own');
    expect(termsFault(under([1_000, 2, null, 3]), own, [])).toBe('tier_easier_than_own');
    expect(termsFault(under([5_000, 2, null, 4]), own, [])).toBe('tier_easier_than_own');
    expect(termsFault({ ...under([1_000, 2, null, 2]), activeFrom: units(9) }, own, [])).toBe('tier_easier_than_own');
  });

  it('does not lower an upline below a downline', () => {
    const downline = under([1_000, 2, null, 2]);
    expect(termsFault(own, null, [downline])).toBeNull();
    expect(termsFault(under([1_000, 2, null, 1]), null, [downline])).toBe('below_downline');
    expect(termsFault(under([1_001, 2, null, 2]), null, [downline])).toBe('below_downline');
  });

  it('never pays valid downline terms at a higher rate than the upline, without required losses', () => {
    const tier = fc.record({
      turnover: fc.nat(1_000),
      active: fc.nat(5),
      loss: fc.constant(null),
      rate: fc.integer({ min: 1, max: 100 }),
    });
    const terms = fc.record({
      tiers: fc.array(tier, { minLength: 1, maxLength: 3 }),
      activeFrom: fc.nat(20),
      minimumActive: fc.nat(3),
      cap: fc.constant(null),
      mode: fc.constant('fixed' as const),
    });
    const turnovers = fc.array(fc.nat(600), { maxLength: 8 });
    let compared = 0;
    fc.assert(
      fc.property(terms, terms, turnovers, turnovers, (above, below, team, others) => {
        fc.pre(areOrdered(above) && areOrdered(below) && faultUnder(above, below) === null);
        const figures = ({ activeFrom }: PayTerms, members: number[]) => ({
          turnover: members.reduce((sum, each) => sum + each, 0),
          active: members.filter((each) => each >= activeFrom).length,
          netLoss: 0,
        });
        compared += 1;
        expect(rateMet(below, figures(below, team))).toBeLessThanOrEqual(
          rateMet(above, figures(above, [...team, ...others])),
        );
      }),
      { numRuns: 300 },
    );
    expect(compared).toBe(300);
  });
});
