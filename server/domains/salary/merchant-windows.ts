import type { Lacking, SalaryFigure } from '../../../contract/salary-figure.ts';
import type { Millis, MinorUnits, Money } from '../../../contract/primitives.ts';
import { REALTIME_WINDOW_MS } from '../../../contract/salary.ts';
import type { Tx } from '../../db/database.ts';
import { readContracts } from './contracts-in-force.ts';
import { FillingWindow } from './engine/filling-window.ts';
import { roundExact } from './engine/amount.ts';
import type { Exact } from './engine/difference.ts';
import { isInForce, type Contract, type MemberSum, type PaidBill } from './engine/window-parts.ts';
import { lackingForNext, tierMet } from './engine/tiers.ts';
import { billKey, billsOf, type CarriedState, type WindowBill } from './engine/window-bills.ts';
import { windowAt } from '../pay-contracts/index.ts';
import type { Payer } from './pay-bills.ts';
import { Uplines } from './uplines.ts';
import {
  billedSince,
  carriedBefore,
  countedSince,
  lastBillsOf,
  paidBills,
  type Counted,
  type LastBillRow,
  type Tally,
} from './window-queries.ts';

/** Interval between the points of an accrual's curve. */
const CURVE_EVERY_MS = 10_000;

type LastBill = NonNullable<SalaryFigure['lastBill']>;
type Closing = NonNullable<SalaryFigure['closing']>;
/** The result of an open window, and what it leaves to the next. */
interface Results {
  bills: readonly WindowBill[];
  byContract: ReadonlyMap<Contract, WindowBill>;
  past: CarriedState;
}

/**
 * A merchant's unsettled windows in the memory of the counting node: the sums of `turnover` since the cursor. `load` restores
 * them from the database. Discarded when a transaction that changed them fails.
 */
export class MerchantWindows {
  readonly #windows = new Map<Millis, FillingWindow>();
  readonly #tallies = new Map<Millis, Tally>();
  /** Agents already billed for a window whose other bills are pending. */
  readonly #billed = new Map<Millis, Set<number>>();
  readonly uplines: Uplines;
  readonly #uncurved = new Map<number, SalaryFigure>();
  #curveAtMs: Millis = 0;
  readonly #lastBills = new Map<number, LastBill>();
  #contracts: Contract[] = [];
  #settledUntilMs: Millis = 0;
  /** What the settled windows leave: deficits, and the bills that open windows correct. */
  #past: CarriedState = { carried: new Map(), corrected: new Map() };
  #paid: ReadonlyMap<string, PaidBill> = new Map();
  /**
   * The results of the open windows in order, each based on the one before. A change discards its window's and all later ones.
   */
  readonly #results = new Map<Millis, Results>();
  #holders: ReadonlySet<number> = new Set();
  /** The window whose figures were written last. */
  shownMs: Millis | null = null;
  readonly merchant: string;
  readonly #currency: { currency: string; exponent: number };

  constructor(merchant: string, currency: { currency: string; exponent: number }) {
    this.merchant = merchant;
    this.#currency = currency;
    this.uplines = new Uplines(merchant);
  }

  /** Reads all lines since `settledUntilMs`; with `untilMs` only those before it. */
  async load(tx: Tx, settledUntilMs: Millis, untilMs: Millis | null = null): Promise<void> {
    this.#settledUntilMs = settledUntilMs;
    await this.readContracts(tx);
    await this.count(tx, await countedSince(tx, this.merchant, settledUntilMs, untilMs));
    await this.readPast(tx);
    const agents = [...this.#holders];
    for (const bill of await lastBillsOf(tx, this.merchant, agents)) this.#noteBill(bill);
    for (const { agent, windowMs } of await billedSince(tx, this.merchant, agents, settledUntilMs))
      this.#billedIn(windowMs).add(agent);
  }

  /** At a window's start, the only time at which contracts begin and end. */
  async renew(tx: Tx): Promise<void> {
    this.#uncurved.clear();
    await this.readContracts(tx);
  }

  /** Reads contracts and changes of uplines. If either differ, the open windows are filled again. */
  async readContracts(tx: Tx): Promise<void> {
    const isMoved = await this.uplines.renew(tx);
    const contracts = await readContracts(tx, this.merchant, 'realtime');
    const named = (each: readonly Contract[]) =>
      each.map(({ id, fromMs, untilMs }) => `${id} ${fromMs} ${untilMs}`).join();
    if (!isMoved && named(contracts) === named(this.#contracts)) return;
    this.#contracts = contracts;
    this.#holders = new Set(contracts.map(({ agent }) => agent));
    await this.uplines.learn(tx, [...this.#holders]);
    for (const [startMs, window] of this.#windows) this.#windows.set(startMs, window.under(contracts));
    this.#changed(-Infinity);
  }

  /** Reads what the settled windows leave to the open ones. */
  async readPast(tx: Tx): Promise<void> {
    const carried = await carriedBefore(tx, this.merchant, 'realtime', [...this.#holders], this.#settledUntilMs);
    const request = [...this.#windows.values()]
      .flatMap((window) => window.corrected())
      .filter(({ windowMs }) => windowMs < this.#settledUntilMs);
    const { paid, corrected } = await paidBills(tx, request, this.#settledUntilMs);
    this.#past = { carried, corrected };
    this.#paid = paid;
    this.#changed(-Infinity);
  }

  #changed(fromMs: Millis): void {
    for (const windowMs of this.#results.keys()) if (windowMs >= fromMs) this.#results.delete(windowMs);
  }

  /** Calculates this window after all open windows before it. */
  #compute(startMs: Millis): Results {
    const known = this.#results.get(startMs);
    if (known) return known;
    const beforeMs = Math.max(...[...this.#windows.keys()].filter((each) => each < startMs));
    const before = beforeMs === -Infinity ? this.#past : this.#compute(beforeMs).past;
    const paidBill = (contract: Contract, windowMs: Millis): PaidBill | undefined => {
      if (windowMs < this.#settledUntilMs) return this.#paid.get(billKey(contract, windowMs));
      const bill = this.#results.get(windowMs)?.byContract.get(contract);
      return bill && paidAs(bill);
    };
    const window = { startMs, endMs: startMs + REALTIME_WINDOW_MS };
    const { bills, past } = billsOf(this.#windows.get(startMs), window, this.#contracts, before, paidBill);
    const results = { bills, past, byContract: new Map(bills.map((bill) => [bill.contract, bill])) };
    this.#results.set(startMs, results);
    return results;
  }

  /** Returns the figures since the last point of their curves if another point is due. */
  curveDue(nowMs: Millis, figures: ReadonlyMap<number, SalaryFigure>): ReadonlyMap<number, SalaryFigure> | null {
    for (const [agent, figure] of figures) this.#uncurved.set(agent, figure);
    if (nowMs - this.#curveAtMs < CURVE_EVERY_MS) return null;
    this.#curveAtMs = nowMs;
    const due = new Map(this.#uncurved);
    this.#uncurved.clear();
    return due;
  }

  /** Adds counted lines. Returns the agents above them that have a contract. */
  async count(tx: Tx, counted: readonly Counted[]): Promise<Set<number>> {
    await this.uplines.learn(
      tx,
      counted.map(({ member }) => member),
    );
    const touched = new Set<number>();
    let asksPast = false;
    for (const { windowMs, lines, marks, ...line } of counted) {
      this.#changed(windowMs);
      asksPast ||= line.correctsMs !== null && line.correctsMs < this.#settledUntilMs;
      const tally = this.#tallies.get(windowMs) ?? { lines: 0, marks: 0, stake: 0, payout: 0 };
      tally.lines += lines;
      tally.marks += marks;
      tally.stake += line.stake;
      tally.payout += line.payout;
      this.#tallies.set(windowMs, tally);
      let window = this.#windows.get(windowMs);
      if (!window) this.#windows.set(windowMs, (window = new FillingWindow(this.uplines.above, this.#contracts)));
      window.add(line);
      for (const agent of this.uplines.above(line.member, line.termsAtMs))
        if (this.#holders.has(agent)) touched.add(agent);
    }
    if (asksPast) await this.readPast(tx);
    return touched;
  }

  /** Returns a window's inputs and results, and the tally to compare with the database. */
  windowAt(startMs: Millis): { sums: MemberSum[]; bills: readonly WindowBill[]; tally: Tally } {
    return {
      sums: this.#windows.get(startMs)?.sums() ?? [],
      bills: this.#compute(startMs).bills,
      tally: this.#tallies.get(startMs) ?? { lines: 0, marks: 0, stake: 0, payout: 0 },
    };
  }

  get holders(): ReadonlySet<number> {
    return this.#holders;
  }

  /** Marks some agents' bills of a window as written, so that it is no longer pending for them. */
  billed(windowMs: Millis, bills: readonly { agent: number; id: string; amount: number }[]): void {
    for (const { agent, id, amount } of bills) {
      this.#billedIn(windowMs).add(agent);
      this.#noteBill({ agent, id, amount, windowStartMs: windowMs });
    }
  }

  #billedIn(windowMs: Millis): Set<number> {
    let billed = this.#billed.get(windowMs);
    if (!billed) this.#billed.set(windowMs, (billed = new Set()));
    return billed;
  }

  #noteBill({ agent, id, amount, windowStartMs }: LastBillRow): void {
    this.#lastBills.set(agent, { id, amount: this.money(amount), windowStartMs });
  }

  /** Marks a window as settled. From now on only its bills are kept. */
  async settled(tx: Tx, windowMs: Millis): Promise<void> {
    this.#windows.delete(windowMs);
    this.#tallies.delete(windowMs);
    this.#billed.delete(windowMs);
    this.#settledUntilMs = windowMs + REALTIME_WINDOW_MS;
    await this.readPast(tx);
  }

  /** Returns the figures of these agents, or of all, in the window that contains `nowMs`. */
  figures(nowMs: Millis, agents?: ReadonlySet<number>): Map<number, SalaryFigure> {
    const { startMs, endMs } = windowAt('realtime', nowMs, 'UTC');
    const request = (agent: number) => !agents || agents.has(agent);
    const { bills, past } = this.#compute(startMs);
    const running = byAgent(bills.filter((each) => request(each.contract.agent)));
    const closing = this.#closing(startMs, request);
    const figures = new Map<number, SalaryFigure>();
    for (const contract of this.#contracts) {
      const { agent } = contract;
      if (!isInForce(contract, startMs) || !request(agent)) continue;
      const own = running.get(agent) ?? [];
      const now = own.find((each) => each.contract === contract);
      const team = now?.figures ?? { turnover: 0, active: 0, netLoss: 0 };
      const tier = tierMet(contract.terms, team);
      // Without a bet, the deficit waits for the first one.
      const carriedIn = own.length > 0 ? sumOf(own, 'carriedIn') : (past.carried.get(agent) ?? 0n);
      figures.set(agent, {
        accrued: this.money(own.length > 0 ? accruedOf(own) : roundExact(carriedIn)),
        carried: roundExact(carriedIn),
        corrected: roundExact(sumOf(own, 'corrected')),
        windowStartMs: startMs,
        windowEndMs: endMs,
        turnover: team.turnover,
        active: team.active,
        tier,
        rate: contract.terms.tiers[tier]?.rate ?? 0,
        next: lackingForNext(contract.terms, team) satisfies Lacking | null,
        closing: closing.get(agent) ?? null,
        lastBill: this.#lastBills.get(agent) ?? null,
      });
    }
    // An ended contract accrues nothing more, but its past windows may still have to be settled.
    for (const { agent, untilMs } of this.#contracts) {
      if (figures.has(agent) || (agents ? !agents.has(agent) : untilMs !== startMs && !closing.has(agent))) continue;
      figures.set(agent, {
        accrued: this.money(0),
        carried: 0,
        corrected: 0,
        windowStartMs: startMs,
        windowEndMs: endMs,
        turnover: 0,
        active: 0,
        tier: -1,
        rate: 0,
        next: null,
        closing: closing.get(agent) ?? null,
        lastBill: this.#lastBills.get(agent) ?? null,
      });
    }
    return figures;
  }

  /** Returns what is still to be settled of past windows. */
  #closing(startMs: Millis, request: (agent: number) => boolean): Map<number, Closing> {
    const closing = new Map<number, Closing>();
    const ended = [...this.#windows.keys()].filter((each) => each < startMs).sort((a, b) => a - b);
    for (const windowStartMs of ended)
      for (const { contract, amount } of this.#compute(windowStartMs).bills) {
        const { agent } = contract;
        if (!request(agent) || this.#billed.get(windowStartMs)?.has(agent)) continue;
        const first = closing.get(agent) ?? { windowStartMs, accrued: this.money(0) };
        closing.set(agent, { ...first, accrued: this.money(first.accrued.amount + amount) });
      }
    return closing;
  }

  get payer(): Payer {
    return { merchant: this.merchant, ...this.#currency };
  }

  money(amount: number): Money {
    return { amount, ...this.#currency };
  }
}

const byAgent = (bills: readonly WindowBill[]): Map<number, WindowBill[]> => {
  const agents = new Map<number, WindowBill[]>();
  for (const each of bills) agents.set(each.contract.agent, [...(agents.get(each.contract.agent) ?? []), each]);
  return agents;
};

/** The bill of an open window as later windows correct it. */
const paidAs = ({ contract, tier, exact, figures }: WindowBill): PaidBill => ({
  rate: contract.terms.tiers[tier]?.rate ?? 0,
  exact,
  netLoss: figures.netLoss,
});

const sumOf = (bills: readonly WindowBill[], what: 'carriedIn' | 'corrected'): Exact =>
  bills.reduce((sum, bill) => sum + bill[what], 0n);

/** Returns what an agent's bills of a window come to so far; negative if it would be carried on. */
const accruedOf = (bills: readonly WindowBill[]): MinorUnits =>
  bills.reduce((all, { sum }) => all + roundExact(sum), 0);
