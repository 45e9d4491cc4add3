import { describe, expect, it } from 'vitest';
import { underCap } from '../../../server/domains/salary/engine/amount.ts';
import { FillingWindow } from '../../../server/domains/salary/engine/filling-window.ts';
import { LossWindow } from '../../../server/domains/salary/engine/loss-window.ts';
import { billsOf, type CarriedState, type WindowBill } from '../../../server/domains/salary/engine/window-bills.ts';
import type {
  Contract,
  LossSum,
  PaidBillOf,
  AncestorLookup,
} from '../../../server/domains/salary/engine/window-parts.ts';
import { planOf } from '../../../server/domains/pay-contracts/plans.ts';
import { windowAt } from '../../../server/domains/pay-contracts/windows.ts';
import { PAY_KINDS, type PayKind } from '../../../contract/pay-terms.ts';
import { byTheSpecification } from './by-the-specification.ts';
import { termsOf, units } from './support/engine-terms.ts';
import fc from '../../support/fast-check.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 9, 1);
const TURNOVER_KINDS = PAY_KINDS.filter((kind) => planOf(kind).base === 'turnover');
const windowOf = (kind: PayKind, atMs: number) => windowAt(planOf(kind).period, atMs, 'UTC');
const contract = (id: number, agent: number, terms: Contract['terms']): Contract => ({
  ...{ id, agent, terms, fromMs: 0, untilMs: null },
});
const sum = (values: readonly bigint[]): bigint => values.reduce((all, each) => all + each, 0n);
const nothing: CarriedState = { carried: new Map(), corrected: new Map() };

describe.each(TURNOVER_KINDS)('[AGT-03] the %s salary of a line of agents', (kind) => {
  /** 1 is above 2, 2 above 3, 3 above 4, and 4 above the player 5. */
  const upwards = (member: number) => [5, 4, 3, 2, 1].slice(5 - member);
  const paid = (rates: readonly number[], stake: number) => {
    const contracts = rates.map((rate, index) => contract(index + 1, index + 1, termsOf([[0, 0, null, rate]])));
    const window = windowOf(kind, START);
    const filled = new FillingWindow(upwards, contracts);
    filled.add({ member: 5, termsAtMs: window.startMs, correctsMs: null, stake: units(stake), payout: 0 });
    return billsOf(filled, window, contracts, nothing, () => undefined)
      .bills.sort((a, b) => a.contract.agent - b.contract.agent)
      .map(({ amount }) => amount / 100);
  };

  it('is the difference of the rates: 15, 12, 8 and 5 % of 1,000,000 pay 30,000, 40,000, 30,000 and 50,000', () => {
    expect(paid([15, 12, 8, 5], 1_000_000)).toEqual([30_000, 40_000, 30_000, 50_000]);
  });

  it('goes to the next above where a tier is missed: 15, 12, 0 and 5 % pay 30,000, 70,000, 0 and 50,000', () => {
    expect(paid([15, 12, 0, 5], 1_000_000)).toEqual([30_000, 70_000, 0, 50_000]);
  });
});

/** A tree of members, contracts of any shape, and bets over several windows of five minutes, some of them voided later. */
const MEMBERS = 9;
const drawn = fc.record({
  above: fc.array(fc.nat(), { minLength: MEMBERS, maxLength: MEMBERS }),
  contracts: fc.array(
    fc.record({
      agent: fc.nat(MEMBERS - 1),
      from: fc.nat(2),
      windows: fc.option(fc.integer({ min: 1, max: 2 })),
      tiers: fc.array(
        fc.record({
          turnover: fc.nat(2_000),
          active: fc.nat(2),
          loss: fc.option(fc.integer({ min: 1, max: 400 })),
          rate: fc.integer({ min: 1, max: 90_000 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      activeFrom: fc.nat(300),
      cap: fc.option(fc.nat(60)),
      isFloat: fc.boolean(),
      carriesLoss: fc.boolean(),
    }),
    { maxLength: 7 },
  ),
  bets: fc.array(
    fc.record({
      window: fc.nat(3),
      minutes: fc.nat(11),
      voidedAfter: fc.option(fc.integer({ min: 0, max: 3 })),
      member: fc.nat(MEMBERS - 1),
      stake: fc.integer({ min: 1, max: 900 }),
      payout: fc.nat(1_500),
    }),
    { maxLength: 20 },
  ),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const upwardsOf =
  ({ above }: Pick<Drawn, 'above'>): ((member: number) => readonly number[]) =>
  (member) =>
    member === 0 ? [0] : [member, ...upwardsOf({ above })(above[member]! % member)];

/** The starts of consecutive windows of a kind. */
const startsOf = (kind: PayKind, count: number): number[] => {
  const starts = [START];
  while (starts.length < count) starts.push(windowOf(kind, starts.at(-1)!).endMs);
  return starts;
};

const contractsOf = (kind: PayKind, rows: Drawn['contracts']): Contract[] => {
  const starts = startsOf(kind, 8);
  const seen = new Map<number, number>();
  return rows.flatMap(({ agent, from, windows, tiers, activeFrom, cap, isFloat, carriesLoss }, id): Contract[] => {
    const index = Math.max(from, seen.get(agent) ?? 0);
    if (index === Infinity) return [];
    seen.set(agent, windows === null ? Infinity : index + windows);
    const losses = kind === 'dividend' ? tiers : tiers.map((tier) => ({ ...tier, loss: null }));
    const mode = isFloat ? ('float' as const) : ('fixed' as const);
    const terms = { ...termsOf([]), tiers: losses, activeFrom, cap, mode, carriesLoss };
    return [{ id, agent, terms, fromMs: starts[index]!, untilMs: windows === null ? null : starts[index + windows]! }];
  });
};

interface Line extends LossSum {
  /** The five minutes in which the line counts. */
  atMs: number;
  windowMs: number;
}

/** What the bets and voids add to each five minutes, cut into the windows of a kind as the roll-up cuts them. */
const linesOf = (kind: PayKind, bets: Drawn['bets']): Line[] => {
  const starts = startsOf(kind, 8);
  return bets.flatMap(({ window, minutes, voidedAfter, member, stake, payout }): Line[] => {
    const startMs = starts[window]!;
    // The real-time windows are five minutes themselves.
    const atMs = kind === 'realtime' ? startMs : startMs + minutes * 5 * MINUTE;
    const common = { member, termsAtMs: startMs, poolPayout: 0, promotions: 0, contributionMicro: 0 };
    const bet = { ...common, correctsMs: null, atMs, windowMs: startMs, stake, payout };
    if (voidedAfter === null) return [bet];
    const backMs = starts[window + voidedAfter]!;
    const correctsMs = backMs === startMs ? null : startMs;
    return [bet, { ...bet, atMs: backMs, windowMs: backMs, correctsMs, stake: -stake, payout: -payout }];
  });
};

type Settled = Map<number, WindowBill[]>;

/** Settles the windows one after the other, as the jobs do. */
const settleAll = (kind: PayKind, upwards: AncestorLookup, contracts: Contract[], lines: readonly Line[]): Settled => {
  const all: Settled = new Map();
  let past = nothing;
  const losses = new Map<number, number>();
  for (const startMs of startsOf(kind, 8)) {
    const here = lines.filter(({ windowMs }) => windowMs === startMs);
    if (here.length === 0) continue;
    const window = windowOf(kind, startMs);
    const isLoss = planOf(kind).base === 'netLoss';
    const filled = isLoss
      ? new LossWindow(upwards, contracts, window, new Map(losses))
      : new FillingWindow(upwards, contracts);
    for (const line of here) filled.add(line);
    const paidBill: PaidBillOf = (one, windowMs) => {
      const bill = all.get(windowMs)?.find((each) => each.contract === one);
      return (
        bill && {
          rate: one.terms.tiers[bill.tier]?.rate ?? 0,
          exact: bill.exact,
          netLoss: bill.figures.netLoss,
          lossGoesOn: (bill.loss?.carriedOut ?? 0) !== 0,
        }
      );
    };
    const results = billsOf(filled, window, contracts, past, paidBill);
    all.set(startMs, results.bills);
    past = results.past;
    for (const {
      contract: { agent },
      loss,
    } of results.bills)
      if (loss && (loss.carriedIn !== 0 || loss.carriedOut !== 0)) {
        if (loss.carriedOut === 0) losses.delete(agent);
        else losses.set(agent, loss.carriedOut);
      }
  }
  return all;
};

describe.each(TURNOVER_KINDS)('[AGT-04] %s windows, for any bets, voids and contracts,', (kind) => {
  it('pay what the wording of the contract says, line by line', () => {
    fc.assert(
      fc.property(drawn, ({ above, contracts: rows, bets }) => {
        const upwards = upwardsOf({ above });
        const contracts = contractsOf(kind, rows);
        const lines = linesOf(kind, bets);
        const all = settleAll(kind, upwards, contracts, lines);
        const texts = byTheSpecification(lines, upwards, contracts, (startMs) => windowOf(kind, startMs).endMs);
        for (const [startMs, expected] of texts) {
          const shown = all.get(startMs)!.map((bill) => [bill.contract.id, bill.exact, bill.corrected, bill.amount]);
          const due = expected.map((bill) => [bill.contract.id, bill.exact, bill.takenBack, bill.amount]);
          expect(shown.sort()).toEqual(due.sort());
        }
      }),
    );
  });

  it('pay over all levels, before rounding and caps, the highest effective rate on the path of each stake', () => {
    fc.assert(
      fc.property(drawn, ({ above, contracts: rows, bets }) => {
        const upwards = upwardsOf({ above });
        const contracts = contractsOf(kind, rows);
        const lines = linesOf(
          kind,
          bets.map((bet) => ({ ...bet, voidedAfter: null })),
        );
        const all = settleAll(kind, upwards, contracts, lines);
        for (const [startMs, bills] of all) {
          const rates = new Map(
            bills.map((bill) => [bill.contract.agent, bill.contract.terms.tiers[bill.tier]?.rate ?? 0]),
          );
          const due = lines
            .filter(({ windowMs }) => windowMs === startMs)
            .map(
              ({ member, stake }) =>
                BigInt(stake) * BigInt(Math.max(0, ...upwards(member).map((agent) => rates.get(agent) ?? 0))),
            );
          expect(sum(bills.map(({ exact }) => exact))).toBe(sum(due));
        }
      }),
    );
  });

  it('take back a voided bet once, at the rate it was paid at', () => {
    fc.assert(
      fc.property(drawn, ({ above, contracts: rows, bets }) => {
        const upwards = upwardsOf({ above });
        const contracts = contractsOf(kind, rows);
        const settled = settleAll(kind, upwards, contracts, linesOf(kind, bets));
        const kept = settleAll(
          kind,
          upwards,
          contracts,
          linesOf(
            kind,
            bets.map((bet) => ({ ...bet, voidedAfter: bet.voidedAfter === 0 ? 0 : null })),
          ),
        );
        // The own bets of a window do not know what is voided later.
        for (const [startMs, bills] of settled)
          for (const bill of bills) {
            const before = kept.get(startMs)?.find((each) => each.contract === bill.contract);
            expect(bill.exact).toBe(before?.exact ?? 0n);
          }
        const voided = bets.filter(({ voidedAfter }) => voidedAfter !== null && voidedAfter > 0);
        if (voided.length < bets.length || contracts.some(({ terms }) => terms.cap !== null)) return;
        // Everything was voided: in the end each contract is worth nothing.
        const worth = new Map<number, bigint>();
        for (const bills of settled.values())
          for (const { contract: one, exact, corrections } of bills) {
            worth.set(one.agent, (worth.get(one.agent) ?? 0n) + exact);
            for (const each of corrections) worth.set(one.agent, worth.get(one.agent)! + each.exact);
          }
        expect([...worth.values()].filter((value) => value !== 0n)).toEqual([]);
      }),
    );
  });
});

describe('[AGT-03] dividend windows', () => {
  const tiers: Parameters<typeof termsOf>[0] = [
    [500_000, 3, 10_000, 3],
    [500_000, 3, 30_000, 5],
  ];
  const [first, second, third] = startsOf('dividend', 3) as [number, number, number];
  /** One agent, 9, with the players 1 to 5, who stake 800,000 together. */
  const upwards = (member: number) => [member, 9];
  const players = (loss: number, rest: Partial<LossSum> = {}): LossSum[] =>
    [1, 2, 3, 4, 5].map((member) => ({
      ...{
        member,
        termsAtMs: first,
        correctsMs: null,
        stake: units(160_000),
        poolPayout: 0,
        promotions: 0,
        contributionMicro: 0,
      },
      ...{ payout: units(160_000 - loss / 5), ...rest },
    }));
  const bill = (terms: Contract['terms'], sums: LossSum[], losses = new Map<number, number>(), startMs = first) => {
    const contracts = [contract(1, 9, terms)];
    const window = windowOf('dividend', startMs);
    const filled = new LossWindow(upwards, contracts, window, losses);
    for (const each of sums) filled.add(each);
    return billsOf(filled, window, contracts, nothing, () => undefined).bills[0];
  };

  it('fixed: a loss of 25,000 on 800,000 by 5 members pays 3 %, 750.00', () => {
    expect(bill(termsOf(tiers), players(25_000))).toMatchObject({ amount: units(750), tier: 0 });
  });

  it('float: the same pays 25,000 × 5 % × 25,000 ÷ 30,000, 1,041.67', () => {
    expect(bill(termsOf(tiers, { mode: 'float' }), players(25_000))).toMatchObject({
      amount: units(1_041.67),
      tier: 1,
    });
  });

  it('pay nothing where the players won, and carry the loss to the next window', () => {
    const terms = termsOf([[0, 0, null, 10]]);
    const won = bill(terms, players(-1_000))!;
    expect(won).toMatchObject({ amount: 0, loss: { carriedOut: units(-1_000), writtenOff: 0 } });
    const next = bill(terms, players(5_000), new Map([[9, won.loss!.carriedOut]]), second)!;
    expect(next).toMatchObject({ amount: units(400), figures: { netLoss: units(4_000) } });
    expect(next.loss).toMatchObject({ carriedIn: units(-1_000), carriedOut: 0 });
    expect(bill({ ...terms, carriesLoss: false }, players(-1_000))).toMatchObject({
      amount: 0,
      loss: { carriedOut: 0, writtenOff: 0 },
    });
  });

  it('write a carried loss off when the contract ends, also without bets', () => {
    const contracts = [{ ...contract(1, 9, termsOf([[0, 0, null, 10]])), untilMs: third }];
    const filled = new LossWindow(upwards, contracts, windowOf('dividend', second), new Map([[9, units(-70)]]));
    const { bills } = billsOf(filled, windowOf('dividend', second), contracts, nothing, () => undefined);
    expect(bills).toMatchObject([
      { amount: 0, loss: { carriedIn: units(-70), carriedOut: 0, writtenOff: units(-70) } },
    ]);
  });

  it('leave out what pools paid, and deduct what the bets contributed to them', () => {
    const sums = players(25_000);
    const each = { payout: units(160_000 - 5_000 + 300), poolPayout: units(300), contributionMicro: 2_000 * 1_000_000 };
    const shown = bill(
      termsOf([[0, 0, null, 10]]),
      sums.map((line) => ({ ...line, ...each })),
    );
    expect(shown).toMatchObject({
      figures: { netLoss: units(25_000) - 10_000 },
      loss: { payouts: units(775_000), contributions: 10_000 },
      amount: units(2_500) - 1_000,
    });
  });

  it('show promotions on a line of their own, apart from the payouts', () => {
    const shown = bill(
      termsOf([[0, 0, null, 10]]),
      players(25_000).map((line) => ({ ...line, promotions: units(100) })),
    );
    expect(shown).toMatchObject({
      figures: { netLoss: units(25_000) },
      loss: { payouts: units(775_000) - 5 * units(100), promotions: 5 * units(100) },
      amount: units(2_500),
    });
  });

  it('for any bets, voids and contracts pay what the wording says', () => {
    fc.assert(
      fc.property(drawn, ({ above, contracts: rows, bets }) => {
        const tree = upwardsOf({ above });
        const contracts = contractsOf('dividend', rows);
        const lines = linesOf('dividend', bets);
        const all = settleAll('dividend', tree, contracts, lines);
        const carried = new Map<number, number>();
        for (const [startMs, bills] of all) {
          const endMs = windowOf('dividend', startMs).endMs;
          for (const one of contracts.filter(
            ({ fromMs, untilMs }) => fromMs <= startMs && (untilMs ?? Infinity) > startMs,
          )) {
            const own = lines.filter(
              ({ windowMs, member, correctsMs }) =>
                windowMs === startMs && correctsMs === null && tree(member).includes(one.agent),
            );
            const shown = bills.find((each) => each.contract === one);
            if (own.length === 0) continue;
            const total = (of: (line: Line) => number, from = own) => from.reduce((whole, line) => whole + of(line), 0);
            const T = total(({ stake }) => stake);
            const changed = shown!.loss!.corrected;
            const L = T - total(({ payout }) => payout) + (carried.get(one.agent) ?? 0) + changed;
            const A = [...new Set(own.map(({ member }) => member))].filter((member) => {
              const stake = total(
                (line) => line.stake,
                own.filter((line) => line.member === member),
              );
              return stake > 0 && stake >= one.terms.activeFrom;
            }).length;
            const due = one.terms.tiers.map((tier): [over: bigint, under: bigint] => {
              if (L <= 0 || T < tier.turnover || A < Math.max(tier.active, one.terms.minimumActive)) return [0n, 1n];
              if (one.terms.mode === 'fixed')
                return L >= (tier.loss ?? -Infinity) ? [BigInt(L) * BigInt(tier.rate), 1n] : [0n, 1n];
              const scaled = BigInt(L) * BigInt(tier.rate);
              return L < (tier.loss ?? 0) ? [scaled * BigInt(L), BigInt(tier.loss!)] : [scaled, 1n];
            });
            const best =
              one.terms.mode === 'fixed'
                ? (due.findLast(([over]) => over > 0n) ?? [0n, 1n])
                : due.reduce((max, each) => (each[0] * max[1] > max[0] * each[1] ? each : max), [0n, 1n]);
            expect(shown!.exact).toBe(best[0] / best[1]);
            expect(shown!.figures).toEqual({ turnover: T, active: A, netLoss: L });
            const isCarried = L < 0 && one.terms.carriesLoss !== false;
            const goesOn = contracts.some(
              ({ agent, fromMs, untilMs }) => agent === one.agent && fromMs <= endMs && (untilMs ?? Infinity) > endMs,
            );
            expect(shown!.loss).toMatchObject({
              carriedIn: carried.get(one.agent) ?? 0,
              carriedOut: isCarried && goesOn ? L : 0,
              writtenOff: isCarried && !goesOn ? L : 0,
            });
          }
          for (const {
            contract: { agent },
            loss,
          } of bills)
            if (loss) carried.set(agent, loss.carriedOut);
        }
      }),
    );
  });

  it('take back the part of a paid dividend that a voided bet had, and no more than was paid', () => {
    fc.assert(
      fc.property(drawn, ({ above, contracts: rows, bets }) => {
        const contracts = contractsOf('dividend', rows);
        const all = settleAll('dividend', upwardsOf({ above }), contracts, linesOf('dividend', bets));
        for (const bills of all.values())
          for (const { corrections } of bills)
            for (const { contract: one, correctsMs, exact } of corrections) {
              const paid = all.get(correctsMs)!.find((each) => each.contract === one)!;
              expect(paid.figures.netLoss).toBeGreaterThan(0);
              expect(paid.exact === 0n ? exact : 0n).toBe(0n);
            }
        const sums = [...all.values()].flat().map((each) => underCap(each.exact, each.contract.terms.cap));
        expect(sums.every((value) => value >= 0n)).toBe(true);
      }),
    );
  });
});
