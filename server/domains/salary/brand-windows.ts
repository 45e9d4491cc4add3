import { sql } from 'kysely';
import type { Lacking, SalaryFigure } from '../../../contract/salary-figure.ts';
import type { Millis, Money } from '../../../contract/primitives.ts';
import type { Tx } from '../../db/database.ts';
import { readContracts } from './contracts-in-force.ts';
import { isInForce, settleWindow, type Contract, type MemberSum, type Settled } from './engine/settle-window.ts';
import { lackingForNext, tierMet } from './engine/tiers.ts';
import { windowAt } from './engine/windows.ts';

/** A settled bet, or what changed one, in the window that it counts in. */
export interface Counted extends MemberSum {
  windowMs: Millis;
}

/** Between the points of an accrual's curve. */
const CURVE_EVERY_MS = 10_000;

type LastBill = NonNullable<SalaryFigure['lastBill']>;

/**
 * A brand's windows that are not settled yet, as the node that counts holds them: the sums of `turnover` since the cursor.
 * Always to be had again from the database by `load`; thrown away whenever a transaction that changed it fails.
 */
export class BrandWindows {
  readonly #windows = new Map<Millis, Map<string, MemberSum>>();
  readonly #uplines = new Map<number, number | null>();
  readonly #paths = new Map<number, readonly number[]>();
  readonly #uncurved = new Map<number, SalaryFigure>();
  #curveAtMs: Millis = 0;
  readonly lastBills = new Map<number, LastBill>();
  contracts: Contract[] = [];
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
    this.contracts = await readContracts(tx, this.merchant, 'realtime');
    const { rows } = await sql<Counted>`
      select member_id as member, in_ms(window_at) as "windowMs", in_ms(terms_at) as "termsAtMs",
             sum(stake)::bigint as stake, sum(payout)::bigint as payout
        from turnover, lateral (select salary_window_at(bet_at) as terms_at) made
       where merchant = ${this.merchant} and window_at >= to_timestamp(${settledUntilMs}::float8 / 1000)
       group by 1, 2, 3`.execute(tx);
    await this.count(tx, rows);
    const bills = await sql<{ agent: number; id: string; amount: number; windowStartMs: number }>`
      select distinct on (agent_id) agent_id as agent, id, amount, in_ms(window_at) as "windowStartMs" from bills
       where merchant = ${this.merchant} and kind = 'realtime' and agent_id = any(${this.contracts.map(({ agent }) => agent)}::bigint[])
       order by agent_id, window_at desc, id`.execute(tx);
    for (const { agent, id, amount, windowStartMs } of bills.rows)
      this.lastBills.set(agent, { id, amount: this.money(amount), windowStartMs });
  }

  /** At a window's start: contracts begin and end there, and only there. */
  async renew(tx: Tx): Promise<void> {
    this.contracts = await readContracts(tx, this.merchant, 'realtime');
    this.#uncurved.clear();
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
    await this.#learn(tx, counted);
    const holders = new Set(this.contracts.map(({ agent }) => agent));
    const touched = new Set<number>();
    for (const { windowMs, ...line } of counted) {
      const window = this.#windows.get(windowMs) ?? new Map<string, MemberSum>();
      this.#windows.set(windowMs, window);
      const id = `${line.member} ${line.termsAtMs}`;
      const sum = window.get(id);
      if (sum) {
        sum.stake += line.stake;
        sum.payout += line.payout;
      } else window.set(id, { ...line });
      for (const agent of this.upwards(line.member)) if (holders.has(agent)) touched.add(agent);
    }
    return touched;
  }

  /** The uplines of members that were not met before, and theirs, up to the first agents. */
  async #learn(tx: Tx, counted: readonly Counted[]): Promise<void> {
    let unknown = [...counted.map(({ member }) => member), ...this.contracts.map(({ agent }) => agent)];
    for (;;) {
      unknown = [...new Set(unknown)].filter((each) => !this.#uplines.has(each));
      if (unknown.length === 0) return;
      const { rows } = await sql<{ id: number; upline: number | null }>`
        select id, upline from members where merchant = ${this.merchant} and id = any(${unknown}::bigint[])`.execute(
        tx,
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

  settled(windowMs: Millis): Settled[] {
    return settleWindow(this.sums(windowMs), this.upwards, this.contracts);
  }

  sums(windowMs: Millis): MemberSum[] {
    return [...(this.#windows.get(windowMs)?.values() ?? [])];
  }

  /** The first window that has something in it. */
  get firstMs(): Millis | null {
    return this.#windows.size > 0 ? Math.min(...this.#windows.keys()) : null;
  }

  forget(windowMs: Millis): void {
    this.#windows.delete(windowMs);
  }

  /** The figures of these agents, or of all, in the window that runs at `nowMs`. */
  figures(nowMs: Millis, agents?: ReadonlySet<number>): Map<number, SalaryFigure> {
    const { startMs, endMs } = windowAt('realtime', nowMs, 0);
    const running = byAgent(this.settled(startMs));
    const ended = [...this.#windows.keys()].filter((each) => each < startMs).sort((a, b) => a - b);
    const closing = byAgent(ended.flatMap((each) => this.settled(each)));
    const figures = new Map<number, SalaryFigure>();
    for (const contract of this.contracts) {
      const { agent } = contract;
      if (!isInForce(contract, startMs) || (agents && !agents.has(agent))) continue;
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
        closing: closing.has(agent)
          ? { windowStartMs: ended[0]!, accrued: this.money(sumOf(closing.get(agent))) }
          : null,
        lastBill: this.lastBills.get(agent) ?? null,
      });
    }
    return figures;
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
