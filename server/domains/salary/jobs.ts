import type { BaseContext } from '../../base-context.ts';
import type { Tx } from '../../db/database.ts';
import { everyLeased, type LeasedJob, type Turn } from '../../jobs/every-leased.ts';
import { LeaseLost } from '../../jobs/lease.ts';
import { emitAgentFigures } from '../../live/emit.ts';
import { MerchantWindows } from './merchant-windows.ts';
import { AT_ONCE, countTurnover, paidMerchants, readCursor, writeCurves, type PaidMerchant } from './count.ts';
import { Teams } from '../team/index.ts';
import { planOf, type PayPlan, windowAt } from '../pay-contracts/index.ts';
import { restful } from './pace.ts';
import { closeNext, overUntil, settle, type Settling } from './settle.ts';

/** A bet appears in the accruals above it after this interval and the relay's delay. */
const COUNT_EVERY_MS = 300;

/** What the node that holds the lease knows of each merchant, for one term of the lease. */
export interface Known {
  term: number;
  brands: Map<string, MerchantWindows>;
  teams: Teams;
}

/** Returns an empty state. */
export const nothingKnown = (ctx: Pick<BaseContext, 'database'>, term = 0): Known => ({
  term,
  brands: new Map(),
  teams: new Teams(ctx),
});

/** Starts the job that counts bets for agents and settles their windows, on one of the nodes. */
export const startSalaryJobs = (ctx: BaseContext): LeasedJob[] => {
  const known = nothingKnown(ctx);
  return [everyLeased(ctx, 'salary', COUNT_EVERY_MS, (turn) => countAndSettle(ctx, known, turn))];
};

/** Runs one turn: counts pending lines and settles each window that is over. */
export const countAndSettle = async (
  ctx: BaseContext,
  known: Known,
  turn: Turn,
  { watermarkMs }: Pick<PayPlan, 'watermarkMs'> = planOf('realtime')!,
): Promise<void> => {
  // Another node may have counted since an earlier term.
  if (known.term !== turn.term) {
    known.brands.clear();
    known.teams.forget();
  }
  known.term = turn.term;
  const failed = new Map<string, unknown>();
  /** Errors of publishing team figures. They do not prevent payment. */
  const untold = new Map<string, unknown>();
  /** An error at one merchant does not affect the others; the next turn retries it. */
  const forEach = async (
    brands: readonly PaidMerchant[],
    work: (brand: PaidMerchant) => Promise<void>,
  ): Promise<void> => {
    for (const brand of brands) {
      if (turn.signal.aborted) return;
      if (failed.has(brand.merchant)) continue;
      try {
        await work(brand);
      } catch (error) {
        // The transaction rolled back, so the state is discarded too.
        known.brands.delete(brand.merchant);
        if (error instanceof LeaseLost) throw error;
        failed.set(brand.merchant, error);
      }
    }
  };
  const tell = async (brand: PaidMerchant) => {
    try {
      await known.teams.tell(brand, turn);
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      untold.set(brand.merchant, error);
    }
  };
  let countedAt = -Infinity;
  const countAll = async (): Promise<PaidMerchant[]> => {
    const brands = await paidMerchants(ctx.database.db);
    await forEach(brands, async (brand) => {
      let more =
        brand.waits || known.brands.get(brand.merchant)?.shownMs !== windowAt('realtime', brand.nowMs, 0).startMs;
      while (more && !turn.signal.aborted) more = await count(ctx, known, brand, turn);
      await tell(brand);
    });
    countedAt = performance.now();
    return brands;
  };
  // Bets are still counted while a window is settled.
  const meanwhile = async () => {
    if (performance.now() - countedAt >= COUNT_EVERY_MS) await countAll();
  };

  await forEach(await countAll(), async (brand) => {
    const { merchant, settledUntilMs, nowMs } = brand;
    if (settledUntilMs === null || settledUntilMs >= overUntil(nowMs, watermarkMs)) return;
    const settling: Settling = {
      ctx,
      turn,
      merchant,
      windowsOf(tx, { anew } = { anew: false }) {
        if (anew) known.brands.delete(merchant);
        return windowsOf(tx, known, brand);
      },
      rest: restful(turn.signal, meanwhile),
    };
    for (;;) {
      const startMs = turn.signal.aborted ? null : await closeNext(settling, watermarkMs);
      if (startMs === null) return;
      await settle({ ...settling, rest: restful(turn.signal, meanwhile) }, startMs);
    }
  });
  if (failed.size > 0) throw new AggregateError(failed.values(), `no turn for ${[...failed.keys()].join(', ')}`);
  if (untold.size > 0)
    throw new AggregateError(untold.values(), `no team figures for ${[...untold.keys()].join(', ')}`);
};

const windowsOf = async (
  tx: Tx,
  known: Known,
  { merchant, currency, exponent }: PaidMerchant,
): Promise<MerchantWindows> => {
  const here = known.brands.get(merchant);
  if (here) return here;
  const { settledUntilMs } = await readCursor(tx, merchant, 'share');
  const windows = new MerchantWindows(merchant, { currency, exponent });
  await windows.load(tx, settledUntilMs);
  known.brands.set(merchant, windows);
  return windows;
};

/** Counts pending lines and writes the figures that they change. Returns true if more are pending. */
const count = async (ctx: BaseContext, known: Known, brand: PaidMerchant, turn: Turn): Promise<boolean> => {
  const counting = ctx.database.transact(async (tx) => {
    await turn.guard(tx);
    const { merchant } = brand;
    const { closedUntilMs, nowMs } = await readCursor(tx, merchant, 'share');
    const windows = await windowsOf(tx, known, brand);
    const { startMs } = windowAt('realtime', nowMs, 0);
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
    known.teams.forget(brand.merchant);
    throw error;
  });
  known.teams.count(brand.merchant, counted);
  return counted.length === AT_ONCE;
};
