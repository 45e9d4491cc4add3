import type { Millis } from '../../../contract/primitives.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { Tx } from '../../db/database.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import { LeaseLost } from '../../jobs/lease.ts';
import { emitAgentFigures } from '../../live/emit.ts';
import { MerchantWindows } from './merchant-windows.ts';
import { AT_ONCE, countTurnover, paidMerchants, readCursor, writeCurves, type PaidMerchant } from './count.ts';
import { Teams } from '../team/index.ts';
import { planOf, windowAt } from '../pay-contracts/index.ts';
import { expireBills } from './decide-bills.ts';
import { restful } from './pace.ts';
import { closeNext, overUntil, settle, type Settling } from './settle.ts';
import { sumAndSettle } from './settle-summed.ts';

/** A bet appears in the accruals above it after this interval and the relay's delay. */
const COUNT_EVERY_MS = 300;
/** A window of an hour or more is settled this long after its last five minutes. */
const SUM_EVERY_MS = 2_000;
const EXPIRE_EVERY_MS = 60_000;

/** What the node that holds the lease knows of each merchant, for one term of the lease. */
export interface Known {
  term: number;
  merchants: Map<string, MerchantWindows>;
  teams: Teams;
}

/** Returns an empty state. */
export const nothingKnown = (ctx: Pick<BaseContext, 'database'>, term = 0): Known => ({
  term,
  merchants: new Map(),
  teams: new Teams(ctx),
});

/** Starts the jobs that count bets for agents, settle their windows and end what waits too long, each on one of the nodes. */
export const startSalaryJobs = (ctx: BaseContext): LeasedJob[] => {
  const known = nothingKnown(ctx);
  return [
    everyLeased(ctx, 'salary', COUNT_EVERY_MS, (turn) => countAndSettle(ctx, known, turn)),
    everyLeased(ctx, 'pay-plans', SUM_EVERY_MS, (turn) => sumAndSettle(ctx, turn)),
    everyLeased(ctx, 'pay-expiry', EXPIRE_EVERY_MS, (turn) => expireBills(ctx, turn)),
  ];
};

/** Runs one turn: counts pending lines and settles each window that is over. */
export const countAndSettle = async (
  ctx: BaseContext,
  known: Known,
  turn: LeasedRun,
  { watermarkMs = planOf('realtime').settlesAfterMs, restsForMs }: { watermarkMs?: Millis; restsForMs?: Millis } = {},
): Promise<void> => {
  // Another node may have counted since an earlier term.
  if (known.term !== turn.term) {
    known.merchants.clear();
    known.teams.forget();
  }
  known.term = turn.term;
  const failed = new Map<string, unknown>();
  /** Errors of publishing team figures. They do not prevent payment. */
  const unpublished = new Map<string, unknown>();
  /** An error at one merchant does not affect the others; the next turn retries it. */
  const forEach = async (all: readonly PaidMerchant[], work: (paid: PaidMerchant) => Promise<void>): Promise<void> => {
    for (const paid of all) {
      if (turn.signal.aborted) return;
      if (failed.has(paid.merchant)) continue;
      try {
        await work(paid);
      } catch (error) {
        // The transaction rolled back, so the state is discarded too.
        known.merchants.delete(paid.merchant);
        if (error instanceof LeaseLost) throw error;
        failed.set(paid.merchant, error);
      }
    }
  };
  const tell = async (paid: PaidMerchant) => {
    try {
      await known.teams.tell(paid, turn);
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      unpublished.set(paid.merchant, error);
    }
  };
  let countedAt = -Infinity;
  const countAll = async (): Promise<PaidMerchant[]> => {
    const all = await paidMerchants(ctx.database.db);
    await forEach(all, async (paid) => {
      let more =
        paid.waits || known.merchants.get(paid.merchant)?.shownMs !== windowAt('realtime', paid.nowMs, 'UTC').startMs;
      while (more && !turn.signal.aborted) more = await count(ctx, known, paid, turn);
      await tell(paid);
    });
    countedAt = performance.now();
    return all;
  };
  // Bets are still counted while a window is settled.
  const countDue = async () => {
    if (performance.now() - countedAt >= COUNT_EVERY_MS) await countAll();
  };

  await forEach(await countAll(), async (paid) => {
    const { merchant, settledUntilMs, nowMs } = paid;
    if (settledUntilMs === null || settledUntilMs >= overUntil(nowMs, watermarkMs)) return;
    const settling: Settling = {
      ctx,
      turn,
      merchant,
      windowsOf(tx, { anew } = { anew: false }) {
        if (anew) known.merchants.delete(merchant);
        return windowsOf(tx, known, paid);
      },
      rest: restful(turn.signal, countDue, { restsForMs }),
    };
    for (;;) {
      const startMs = turn.signal.aborted ? null : await closeNext(settling, watermarkMs);
      if (startMs === null) return;
      await settle({ ...settling, rest: restful(turn.signal, countDue, { restsForMs }) }, startMs);
    }
  });
  if (failed.size > 0) throw new AggregateError(failed.values(), `no turn for ${[...failed.keys()].join(', ')}`);
  if (unpublished.size > 0)
    throw new AggregateError(unpublished.values(), `no team figures for ${[...unpublished.keys()].join(', ')}`);
};

const windowsOf = async (
  tx: Tx,
  known: Known,
  { merchant, currency, exponent }: PaidMerchant,
): Promise<MerchantWindows> => {
  const here = known.merchants.get(merchant);
  if (here) return here;
  const { settledUntilMs } = await readCursor(tx, merchant, 'share');
  const windows = new MerchantWindows(merchant, { currency, exponent });
  await windows.load(tx, settledUntilMs);
  known.merchants.set(merchant, windows);
  return windows;
};

/** Counts pending lines and writes the figures that they change. Returns true if more are pending. */
const count = async (ctx: BaseContext, known: Known, paid: PaidMerchant, turn: LeasedRun): Promise<boolean> => {
  const counting = ctx.database.transact(async (tx) => {
    await turn.guard(tx);
    const { merchant } = paid;
    const { closedUntilMs, nowMs } = await readCursor(tx, merchant, 'share');
    const windows = await windowsOf(tx, known, paid);
    const { startMs } = windowAt('realtime', nowMs, 'UTC');
    const isNew = windows.shownMs !== startMs;
    if (isNew) await windows.renew(tx);
    const counted = await countTurnover(tx, merchant, closedUntilMs);
    const touched = await windows.count(tx, counted);
    if (touched.size > 0 || isNew) {
      const figures = windows.figures(nowMs, isNew ? undefined : touched);
      await emitAgentFigures(tx, merchant, 'salary', figures);
      const curve = windows.curveDue(nowMs, figures);
      if (curve) await writeCurves(tx, merchant, startMs, curve, nowMs);
    }
    windows.shownMs = startMs;
    return counted;
  });
  const counted = await counting.catch((error: unknown) => {
    // Whether it committed is unknown, so the team is read again.
    known.teams.forget(paid.merchant);
    throw error;
  });
  known.teams.count(paid.merchant, counted);
  return counted.length === AT_ONCE;
};
