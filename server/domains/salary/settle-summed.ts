import type { Millis } from '../../../contract/primitives.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { Db, Tx } from '../../db/database.ts';
import { LeaseLost } from '../../jobs/lease.ts';
import type { LeasedRun } from '../../jobs/every-leased.ts';
import { planOf, type PayPlan, type Window } from '../pay-contracts/index.ts';
import { readContracts } from './contracts-in-force.ts';
import { FillingWindow } from './engine/filling-window.ts';
import { LossWindow } from './engine/loss-window.ts';
import { billKey, billsOf, type WindowBill } from './engine/window-bills.ts';
import type { BilledWindow, Contract, LossSum, PaidBillOf } from './engine/window-parts.ts';
import { hashBills } from './inputs-hash.ts';
import { restful, type Rest } from './pace.ts';
import { payBills, type HashedBill } from './pay-bills.ts';
import {
  addSums,
  beginWindow,
  endWindow,
  lockCursor,
  moveSummedCursor,
  nextMoment,
  openWindows,
  periodAt,
  readSums,
  summedPays,
  type SummedCursor,
  type SummedPay,
} from './summed-windows.ts';
import { Uplines } from './uplines.ts';
import { carriedBefore, lossesBefore, paidBills } from './window-queries.ts';

/** Bills per transaction. An agent's wallet stays locked for the duration of one. */
const BILLS_AT_ONCE = 100;
/** Turnover that one transaction adds to the sums. An outage of days is caught up in such steps. */
const SUMMED_AT_ONCE_MS = 6 * 3_600_000;

/** Members whose sums are added to a window between two rests. */
const MEMBERS_AT_ONCE = 5_000;
/** A window of an hour or more is in no hurry: bets go first for so long. */
const RESTS_FOR_MS = 30_000;

/** Dependencies of summing and settling one kind of pay of a merchant. */
export interface Summing {
  ctx: BaseContext;
  turn: LeasedRun;
  pay: SummedPay;
  /** Instead of the plan's. */
  settlesAfterMs?: Millis;
  /** Turnover that one transaction adds to the sums; less keeps it short where others bet. */
  atOnceMs?: Millis;
  rest: Rest;
}

/** Times of a turn that a test or a tool sets otherwise. */
export interface SumTimes extends Partial<Pick<PayPlan, 'settlesAfterMs'>> {
  restsForMs?: Millis;
}

/** Runs one turn: adds the settled turnover to every kind's sums, and settles the windows that are due, at other `times` if given. */
export const sumAndSettle = async (
  ctx: BaseContext,
  turn: LeasedRun,
  { restsForMs = RESTS_FOR_MS, ...times }: SumTimes = {},
): Promise<void> => {
  const failed = new Map<string, unknown>();
  for (const pay of await summedPays(ctx.database.db)) {
    if (turn.signal.aborted) return;
    try {
      await sumAndSettlePay({
        ctx,
        turn,
        pay,
        ...times,
        rest: restful(turn.signal, async () => {}, { restsForMs }),
      });
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      // The others are settled; the next turn retries this one.
      failed.set(`${pay.merchant} ${pay.kind}`, error);
    }
  }
  if (failed.size > 0) throw new AggregateError(failed.values(), `not settled: ${[...failed.keys()].join(', ')}`);
};

/** Catches up one kind of pay of a merchant, window by window, up to the settled turnover. */
export const sumAndSettlePay = async (summing: Summing): Promise<void> => {
  while (!summing.turn.signal.aborted) {
    const step = await sum(summing);
    if (step.what === 'nothing') return;
    if (step.what === 'due') await settleSummed(summing, step.window);
    await summing.rest();
  }
};

type Step = { what: 'nothing' } | { what: 'summed' } | { what: 'due'; window: Window };

/**
 * Says which window is to be settled: the oldest, if its sums are complete and it is time. Otherwise adds the next turnover to the
 * sums of its window, or begins one. A window waits for its settlement while the next one is summed.
 */
const sum = ({
  ctx,
  turn,
  pay,
  settlesAfterMs = planOf(pay.kind).settlesAfterMs,
  atOnceMs = SUMMED_AT_ONCE_MS,
}: Summing): Promise<Step> =>
  ctx.database.transact(async (tx): Promise<Step> => {
    await turn.guard(tx);
    const cursor = await lockCursor(tx, pay);
    if (!cursor) return { what: 'nothing' };
    const { summedUntilMs, turnoverUntilMs, settledUntilMs, nowMs } = cursor;
    const open = await openWindows(tx, pay);
    const [oldest] = open;
    if (oldest && oldest.endMs <= summedUntilMs && nowMs >= oldest.endMs + settlesAfterMs)
      return { what: 'due', window: oldest };
    if (summedUntilMs >= turnoverUntilMs) return { what: 'nothing' };
    const window = open.find(({ endMs }) => endMs > summedUntilMs) ?? (await begin(tx, pay, cursor, open.at(-1)));
    if (!window) return { what: 'nothing' };
    const fromMs = Math.max(summedUntilMs, window.startMs);
    const toMs = Math.min(window.endMs, turnoverUntilMs, fromMs + atOnceMs);
    await addSums(tx, pay, window, { fromMs, toMs });
    await moveSummedCursor(tx, pay, { settledUntilMs, summedUntilMs: toMs });
    return { what: 'summed' };
  });

/** Begins the window of the next turnover. Windows without any are skipped. */
const begin = async (
  tx: Tx,
  pay: SummedPay,
  cursor: SummedCursor,
  before: Window | undefined,
): Promise<Window | undefined> => {
  const { settledUntilMs, turnoverUntilMs } = cursor;
  const momentMs = await nextMoment(tx, pay, cursor);
  if (momentMs === null) {
    const { startMs } = periodAt(pay, turnoverUntilMs);
    await moveSummedCursor(tx, pay, {
      settledUntilMs: before ? settledUntilMs : startMs,
      summedUntilMs: turnoverUntilMs,
    });
    return undefined;
  }
  const { startMs, endMs } = periodAt(pay, momentMs);
  // A change of the merchant's offset or period never makes windows overlap.
  const window = { startMs: Math.max(startMs, settledUntilMs, before?.endMs ?? 0), endMs };
  await beginWindow(tx, pay, window);
  return window;
};

/** Settles a window whose sums are complete, in steps with rests between them. After an interruption it finds the existing bills. */
const settleSummed = async ({ ctx, turn, pay, rest }: Summing, window: Window): Promise<void> => {
  const { database } = ctx;
  const bills = await billsOfSums(database.db, pay, window, rest);
  for (let from = 0; from < bills.length && !turn.signal.aborted; from += BILLS_AT_ONCE) {
    await database.transact(async (tx) => {
      await turn.guard(tx);
      await payBills(tx, pay, { ...window, kind: pay.kind }, bills.slice(from, from + BILLS_AT_ONCE));
    });
    if (from + BILLS_AT_ONCE < bills.length) await rest();
  }
  if (turn.signal.aborted) return;
  await database.transact(async (tx) => {
    await turn.guard(tx);
    await endWindow(tx, pay, window);
    await moveSummedCursor(tx, pay, { settledUntilMs: window.endMs, summedUntilMs: window.endMs });
  });
};

/** Returns the bills of a window with complete sums, as they were or will be written, bottom-up. */
export const billsOfSums = async (
  db: Db | Tx,
  pay: SummedPay,
  window: Window,
  rest: Rest = async () => {},
): Promise<HashedBill[]> => {
  const results = await computeSums(db, pay, window, await readSums(db, pay, window.startMs), { rest });
  return hashBills({ ...results, startMs: window.startMs }, rest);
};

interface Results {
  upwards: Uplines['above'];
  holders: ReadonlySet<number>;
  sums: ReturnType<BilledWindow['sums']>;
  bills: readonly WindowBill[];
}

/**
 * Returns the bills that these sums make in a window, after the windows before it; of all agents, or of an agent and those below
 * it, which need the sums of that team only.
 */
export const computeSums = async (
  db: Db | Tx,
  { merchant, kind }: Pick<SummedPay, 'merchant' | 'kind'>,
  window: Window,
  members: readonly LossSum[],
  { agent, rest = async () => {} }: { agent?: number; rest?: Rest } = {},
): Promise<Results> => {
  const contracts = await readContracts(db, merchant, kind, agent);
  const holders = new Set(contracts.map(({ agent }) => agent));
  const uplines = new Uplines(merchant);
  await uplines.renew(db);
  await uplines.learn(db, [...holders, ...members.map(({ member }) => member)]);
  const losses =
    planOf(kind).base === 'netLoss' ? await lossesBefore(db, merchant, [...holders], window.startMs) : undefined;
  const filled = losses
    ? new LossWindow(uplines.above, contracts, window, losses)
    : new FillingWindow(uplines.above, contracts);
  const stateAt = losses ? (atMs: Millis) => atMs : stateOf(contracts, uplines.changes());
  for (const [index, each] of members.entries()) {
    if (index > 0 && index % MEMBERS_AT_ONCE === 0) await rest();
    filled.add({ ...each, termsAtMs: stateAt(each.termsAtMs) });
  }
  const carried = await carriedBefore(db, merchant, kind, [...holders], window.startMs);
  const { paid, corrected } = await paidBills(db, filled.corrected(), window.startMs);
  const paidBill: PaidBillOf = (contract, windowMs) => paid.get(billKey(contract, windowMs));
  const { bills } = billsOf(filled, window, contracts, { carried, corrected }, paidBill);
  return { upwards: uplines.above, holders, sums: filled.sums(), bills };
};

/** Returns the begin of the state of contracts and uplines at an instant. Bets of one state are valued together. */
const stateOf = (contracts: readonly Contract[], moves: readonly Millis[]): ((atMs: Millis) => Millis) => {
  const ofContracts = contracts.flatMap(({ fromMs, untilMs }) => [fromMs, untilMs ?? fromMs]);
  const changes = [...new Set([...ofContracts, ...moves])].sort((a, b) => a - b);
  return (atMs) => changes.findLast((each) => each <= atMs) ?? -Infinity;
};
