import type { House } from '../../house.ts';
import type { Millis } from '../../../contract/primitives.ts';
import type { Tx } from '../../db/database.ts';
import { everyLeased, type LeasedJob, type Turn } from '../../jobs/every-leased.ts';
import { emitAgentFigures } from '../../live/emit.ts';
import { BrandWindows } from './brand-windows.ts';
import { AT_ONCE, countTurnover, paidBrands, readCursor, writeCurves, type PaidBrand } from './count.ts';
import { Teams } from '../team/teams.ts';
import { moveCursor, overUntil, settle } from './settle.ts';
import { windowAt } from './engine/windows.ts';

/** A bet is in the accrual of everybody above it after this and the relay's way. */
const COUNT_EVERY_MS = 300;
/** A window takes what was settled in it for this long after its end; later bets fall in the next. */
const WATERMARK_MS = 30_000;

/** What the node that holds the lease knows of each brand, and by which holding. */
export interface Known {
  term: number;
  brands: Map<string, BrandWindows>;
  teams: Teams;
}

/** Knows nothing yet. */
export const nothingKnown = (house: Pick<House, 'database'>, term = 0): Known => ({
  term,
  brands: new Map(),
  teams: new Teams(house),
});

/** Starts what counts bets for agents and settles their windows, on one of the nodes. */
export const startSalaryJobs = (house: House): LeasedJob[] => {
  const known = nothingKnown(house);
  return [everyLeased(house, 'salary', COUNT_EVERY_MS, (turn) => countAndSettle(house, known, turn))];
};

/** One turn: counts what waits, and settles each window that is over. */
export const countAndSettle = async (
  house: House,
  known: Known,
  turn: Turn,
  { watermarkMs } = { watermarkMs: WATERMARK_MS },
): Promise<void> => {
  // Another node may have counted since an earlier holding.
  if (known.term !== turn.term) {
    known.brands.clear();
    known.teams.forget();
  }
  known.term = turn.term;
  for (const brand of await paidBrands(house.database.db)) {
    const { merchant, waits, settledUntilMs, nowMs } = brand;
    try {
      let more = waits || known.brands.get(merchant)?.shownMs !== windowAt('realtime', nowMs, 0).startMs;
      while (more && !turn.signal.aborted) more = await count(house, known, brand, turn);
      let due = settledUntilMs !== null && settledUntilMs < overUntil(nowMs, watermarkMs);
      while (due && !turn.signal.aborted) due = await settleDue(house, known, brand, turn, watermarkMs);
      await known.teams.tell(brand, turn);
    } catch (error) {
      // What the transaction did not keep is not known any more either.
      known.brands.delete(merchant);
      known.teams.forget(merchant);
      throw error;
    }
  }
};

const windowsOf = async (
  tx: Tx,
  known: Known,
  { merchant, currency, exponent }: PaidBrand,
  settledUntilMs: Millis,
): Promise<BrandWindows> => {
  const here = known.brands.get(merchant);
  if (here) return here;
  const windows = new BrandWindows(merchant, { currency, exponent });
  await windows.load(tx, settledUntilMs);
  known.brands.set(merchant, windows);
  return windows;
};

/** Counts what waits and writes the figures that it moves; true where more waits. */
const count = async (house: House, known: Known, brand: PaidBrand, turn: Turn): Promise<boolean> => {
  const counted = await house.database.transact(async (tx) => {
    await turn.guard(tx);
    const { merchant } = brand;
    const { settledUntilMs, nowMs } = await readCursor(tx, merchant);
    const windows = await windowsOf(tx, known, brand, settledUntilMs);
    const { startMs } = windowAt('realtime', nowMs, 0);
    const isNew = windows.shownMs !== startMs;
    if (isNew) await windows.renew(tx);
    const counted = await countTurnover(tx, merchant, settledUntilMs);
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
  known.teams.count(brand.merchant, counted);
  return counted.length === AT_ONCE;
};

/** Settles the oldest window that is over and has something in it; true where there was one. */
const settleDue = async (
  house: House,
  known: Known,
  brand: PaidBrand,
  turn: Turn,
  watermarkMs: number,
): Promise<boolean> =>
  house.database.transact(async (tx) => {
    const { merchant } = brand;
    const { settledUntilMs, nowMs } = await readCursor(tx, merchant);
    const overMs = overUntil(nowMs, watermarkMs);
    if (settledUntilMs >= overMs) return false;
    await turn.guard(tx);
    // Money goes by what the database holds, not by what this node remembers.
    known.brands.delete(merchant);
    const windows = await windowsOf(tx, known, brand, settledUntilMs);
    const { firstMs } = windows;
    if (firstMs === null || firstMs >= overMs) {
      await moveCursor(tx, merchant, overMs);
      return false;
    }
    await settle(tx, windows, firstMs, nowMs);
    return true;
  });
