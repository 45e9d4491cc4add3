import { sql } from 'kysely';
import type { Lacking, SalaryFigure } from '../../../contract/salary-figure.ts';
import type { Millis, MinorUnits, Money } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import { readContracts } from './contracts-in-force.ts';
import { FillingWindow } from './engine/filling-window.ts';
import { isInForce, type Contract, type MemberSum, type Settled } from './engine/window-parts.ts';
import { lackingForNext, tierMet } from './engine/tiers.ts';
import { windowAt } from './engine/windows.ts';

/** Settled bets, or what changed some, in the window that they count in. */
export interface Counted extends MemberSum, Pick<Tally, 'lines' | 'marks'> {
  windowMs: Millis;
}

/** By which a node knows that it has exactly the lines of a window that the database has: each is written once and for good. */
export interface Tally {
  lines: number;
  /** Of the lines' ids, each modulo a prime so that their sum stays exact. */
  marks: number;
  stake: MinorUnits;
  payout: MinorUnits;
}
export const markOf = sql`id % 1000003`;

/** Between the points of an accrual's curve. */
const CURVE_EVERY_MS = 10_000;

type LastBill = NonNullable<SalaryFigure['lastBill']>;
type Closing = NonNullable<SalaryFigure['closing']>;
interface LastBillRow {
  agent: number;
  id: string;
  amount: number;
  windowStartMs: Millis;
}

/**
 * A brand's windows that are not settled yet, as the node that counts holds them: the sums of `turnover` since the cursor.
 * Always to be had again from the database by `load`; thrown away whenever a transaction that changed it fails.
 */
export class BrandWindows {
  readonly #windows = new Map<Millis, FillingWindow>();
  readonly #tallies = new Map<Millis, Tally>();
  /** Whose bills of a window are out, while others' are still to come. */
  readonly #billed = new Map<Millis, Set<number>>();
  readonly #uplines = new Map<number, number | null>();
  readonly #paths = new Map<number, readonly number[]>();
  readonly #uncurved = new Map<number, SalaryFigure>();
  #curveAtMs: Millis = 0;
  readonly #lastBills = new Map<number, LastBill>();
  #contracts: Contract[] = [];
  #holders: ReadonlySet<number> = new Set();
  /** The window whose figures were written last. */
  shownMs: Millis | null = null;
  readonly merchant: string;
  readonly #currency: { currency: string; exponent: number };

  constructor(merchant: string, currency: { currency: string; exponent: number }) {
    this.merchant = merchant;
    this.#currency = currency;
  }

  /** Reads everything that counts since `settledUntilMs`. */
  async load(tx: Tx, settledUntilMs: Millis): Promise<void> {
    await this.readContracts(tx);
    const since = sql`to_timestamp(${settledUntilMs}::float8 / 1000)`;
    const { rows } = await sql<Counted>`
      select member_id as member, in_ms(window_at) as "windowMs", in_ms(terms_at) as "termsAtMs",
             sum(stake)::bigint as stake, sum(payout)::bigint as payout, count(*) as lines, sum(${markOf})::bigint as marks
        from turnover, lateral (select salary_window_at(bet_at) as terms_at) made
       where merchant = ${this.merchant} and window_at >= ${since}
       group by 1, 2, 3`.execute(tx);
    await this.count(tx, rows);
    const agents = [...this.#holders];
    const last = await sql<LastBillRow>`
      select agent, b.* from unnest(${agents}::bigint[]) as agent cross join lateral (
        select id, amount, in_ms(window_at) as "windowStartMs" from bills
         where merchant = ${this.merchant} and agent_id = agent and kind = 'realtime'
         order by window_at desc, id limit 1) b`.execute(tx);
    for (const bill of last.rows) this.#noteBill(bill);
    const begun = await sql<{ agent: number; windowMs: Millis }>`
      select distinct agent_id as agent, in_ms(window_at) as "windowMs" from bills
       where merchant = ${this.merchant} and agent_id = any(${agents}::bigint[]) and kind = 'realtime' and window_at >= ${since}`.execute(
      tx,
    );
    for (const { agent, windowMs } of begun.rows) this.#billedIn(windowMs).add(agent);
  }

  /** At a window's start: contracts begin and end there, and only there. */
  async renew(tx: Tx): Promise<void> {
    this.#uncurved.clear();
    await this.readContracts(tx);
  }

  async readContracts(tx: Tx): Promise<void> {
    const contracts = await readContracts(tx, this.merchant, 'realtime');
    const named = (each: readonly Contract[]) =>
      each.map(({ id, fromMs, untilMs }) => `${id} ${fromMs} ${untilMs}`).join();
    if (named(contracts) === named(this.#contracts)) return;
    this.#contracts = contracts;
    this.#holders = new Set(contracts.map(({ agent }) => agent));
    await this.learn(tx, [...this.#holders]);
    for (const [startMs, window] of this.#windows) this.#windows.set(startMs, window.under(contracts));
  }

  /** The figures since the last point of their curves, where another point is due. */
  curveDue(nowMs: Millis, figures: ReadonlyMap<number, SalaryFigure>): ReadonlyMap<number, SalaryFigure> | null {
    for (const [agent, figure] of figures) this.#uncurved.set(agent, figure);
    if (nowMs - this.#curveAtMs < CURVE_EVERY_MS) return null;
    this.#curveAtMs = nowMs;
    const due = new Map(this.#uncurved);
    this.#uncurved.clear();
    return due;
  }

  /** Adds what was counted; answers the agents above it, those with a contract alone. */
  async count(tx: Tx, counted: readonly Counted[]): Promise<Set<number>> {
    await this.learn(
      tx,
      counted.map(({ member }) => member),
    );
    const touched = new Set<number>();
    for (const { windowMs, lines, marks, ...line } of counted) {
      const tally = this.#tallies.get(windowMs) ?? { lines: 0, marks: 0, stake: 0, payout: 0 };
      tally.lines += lines;
      tally.marks += marks;
      tally.stake += line.stake;
      tally.payout += line.payout;
      this.#tallies.set(windowMs, tally);
      let window = this.#windows.get(windowMs);
      if (!window) this.#windows.set(windowMs, (window = new FillingWindow(this.upwards, this.#contracts)));
      window.add(line);
      for (const agent of this.upwards(line.member)) if (this.#holders.has(agent)) touched.add(agent);
    }
    return touched;
  }

  /** The uplines of members that were not met before, and theirs, up to the first agents. */
  async learn(db: Db | Tx, members: readonly number[]): Promise<void> {
    let unknown = members;
    for (;;) {
      unknown = [...new Set(unknown)].filter((each) => !this.#uplines.has(each));
      if (unknown.length === 0) return;
      const { rows } = await sql<{ id: number; upline: number | null }>`
        select id, upline from members where merchant = ${this.merchant} and id = any(${unknown}::bigint[])`.execute(
        db,
      );
      for (const { id, upline } of rows) this.#uplines.set(id, upline);
      unknown = rows.flatMap(({ upline }) => upline ?? []);
    }
  }

  /** The members above one, the nearest first, beginning with itself; kept for agents, whom many have above them. */
  readonly upwards = (member: number): readonly number[] => {
    const upline = this.#uplines.get(member) ?? null;
    if (upline === null) return [member];
    let path = this.#paths.get(upline);
    if (!path) this.#paths.set(upline, (path = this.upwards(upline)));
    return [member, ...path];
  };

  /** A window as it is here, and by which it is known to be what the database has. */
  windowAt(startMs: Millis): { window: FillingWindow; tally: Tally } | undefined {
    const window = this.#windows.get(startMs);
    const tally = this.#tallies.get(startMs);
    return window && tally && { window, tally };
  }

  get holders(): ReadonlySet<number> {
    return this.#holders;
  }

  /** Some agents' bills of a window are out: it is no more to be settled for them. */
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

  forget(windowMs: Millis): void {
    this.#windows.delete(windowMs);
    this.#tallies.delete(windowMs);
    this.#billed.delete(windowMs);
  }

  /** The figures of these agents, or of all, in the window that runs at `nowMs`. */
  figures(nowMs: Millis, agents?: ReadonlySet<number>): Map<number, SalaryFigure> {
    const { startMs, endMs } = windowAt('realtime', nowMs, 0);
    const asked = (agent: number) => !agents || agents.has(agent);
    const running = byAgent((this.#windows.get(startMs)?.settled() ?? []).filter((each) => asked(each.contract.agent)));
    const closing = this.#closing(startMs, asked);
    const figures = new Map<number, SalaryFigure>();
    for (const contract of this.#contracts) {
      const { agent } = contract;
      if (!isInForce(contract, startMs) || !asked(agent)) continue;
      const now = running.get(agent)?.find((each) => each.contract === contract);
      const team = now?.figures ?? { turnover: 0, active: 0, netLoss: 0 };
      const tier = tierMet(contract.terms, team);
      figures.set(agent, {
        accrued: this.money(sumOf(running.get(agent))),
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
    // Whose contract has ended: nothing accrues any more, what is over is still to be settled.
    for (const { agent, untilMs } of this.#contracts) {
      if (figures.has(agent) || (agents ? !agents.has(agent) : untilMs !== startMs && !closing.has(agent))) continue;
      figures.set(agent, {
        accrued: this.money(0),
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

  /** What is still to be settled of the windows that are over. */
  #closing(startMs: Millis, asked: (agent: number) => boolean): Map<number, Closing> {
    const closing = new Map<number, Closing>();
    const ended = [...this.#windows.keys()].filter((each) => each < startMs).sort((a, b) => a - b);
    for (const windowStartMs of ended)
      for (const { contract, amount } of this.#windows.get(windowStartMs)!.settled()) {
        const { agent } = contract;
        if (!asked(agent) || this.#billed.get(windowStartMs)?.has(agent)) continue;
        const first = closing.get(agent) ?? { windowStartMs, accrued: this.money(0) };
        closing.set(agent, { ...first, accrued: this.money(first.accrued.amount + amount) });
      }
    return closing;
  }

  money(amount: number): Money {
    return { amount, ...this.#currency };
  }
}

const byAgent = (settled: readonly Settled[]): Map<number, Settled[]> => {
  const agents = new Map<number, Settled[]>();
  for (const each of settled) agents.set(each.contract.agent, [...(agents.get(each.contract.agent) ?? []), each]);
  return agents;
};

const sumOf = (settled: readonly Settled[] = []): number => settled.reduce((sum, { amount }) => sum + amount, 0);
