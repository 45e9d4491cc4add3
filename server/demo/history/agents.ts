import type { Millis } from '../../../contract/primitives.ts';
import { AT_ONCE, countTurnover, readCursor } from '../../domains/salary/count.ts';
import { MerchantWindows } from '../../domains/salary/merchant-windows.ts';
import { closeNext, settle, type Settling } from '../../domains/salary/settle.ts';
import { sumAndSettlePay } from '../../domains/salary/settle-summed.ts';
import { summedPays } from '../../domains/salary/summed-windows.ts';
import { planOf, windowAt, type SummedKind } from '../../domains/pay-contracts/index.ts';
import type { Merchant } from '../../http/viewer.ts';
import type { World } from './world.ts';

/** Counts the agents' turnover and settles the windows that are over, as the jobs of the salary domain do. */
export interface AgentsPay {
  /** Settles five-minute windows, and then the windows of these kinds. */
  settle(kinds: readonly SummedKind[]): Promise<void>;
}

const MINUTE_MS = 60_000;
/** Bills of a window of five minutes are issued this long after its end, those of an hour a little later. */
const BILLED_AFTER_MS = 30_000;
const SUMMED_AFTER_MS = 35_000;
/** Nobody bets meanwhile: a day is summed at once. */
const SUMMED_AT_ONCE_MS = 86_400_000;
/** Daily salaries and dividends are issued this long after midnight, in the merchant's time zone. */
const DAILY_AFTER_MS = { day: 125 * MINUTE_MS + 5_000, dividend: 130 * MINUTE_MS + 5_000 } as const;

/** Starts the agents' pay at the history's first moment, so that no window counts in a later one. */
export const startAgentsPay = async ({ ctx, tx, merchant }: World): Promise<AgentsPay> => {
  const { code, brand } = merchant;
  const { settledUntilMs } = await readCursor(tx, code, 'update');
  const windows = new MerchantWindows(code, brand);
  await windows.load(tx, settledUntilMs);
  // The history's transaction is the only one that knows this merchant.
  const turn = { term: 0, guard: async () => {}, signal: new AbortController().signal };
  const rest = async () => {};
  const settling: Settling = { ctx, turn, merchant: code, windowsOf: () => Promise.resolve(windows), rest };
  const pays = (await summedPays(tx)).filter((pay) => pay.merchant === code);
  return {
    async settle(kinds) {
      const { closedUntilMs } = await readCursor(tx, code, 'share');
      for (;;) {
        const counted = await countTurnover(tx, code, closedUntilMs);
        await windows.count(tx, counted);
        if (counted.length < AT_ONCE) break;
      }
      for (;;) {
        const startMs: Millis | null = await closeNext(settling, planOf('realtime').settlesAfterMs);
        if (startMs === null) break;
        await settle(settling, startMs);
      }
      for (const pay of pays)
        if (kinds.includes(pay.kind)) await sumAndSettlePay({ ctx, turn, pay, rest, atOnceMs: SUMMED_AT_ONCE_MS });
    },
  };
};

/** When pay is settled, and the kinds that are due besides real-time pay. */
export interface Settlement {
  atMs: Millis;
  kinds: readonly SummedKind[];
}

/** Returns when the bets of these windows are paid: after each window, and after its hour. One settlement may do both. */
export const settlementsOf = (windowsEndMs: readonly Millis[], timeZone: string): Settlement[] => {
  const hours = new Set(windowsEndMs.map((endMs) => windowAt('hour', endMs - 1, timeZone).endMs));
  const within = windowsEndMs.filter((endMs) => !hours.has(endMs));
  return [
    ...within.map((endMs) => ({ atMs: endMs + BILLED_AFTER_MS, kinds: [] })),
    ...[...hours].map((endMs): Settlement => ({ atMs: endMs + SUMMED_AFTER_MS, kinds: ['hour'] })),
  ];
};

/** Returns the settlements of each night: daily salaries, and dividends when their period is over. */
export const nightsOf = (fromMs: Millis, toMs: Millis, { brand, settings }: Merchant): Settlement[] => {
  const nights: Settlement[] = [];
  const { period } = planOf('dividend', settings);
  for (let atMs = fromMs; atMs < toMs;) {
    const { startMs, endMs } = windowAt('day', atMs, brand.timeZone);
    nights.push({ atMs: startMs + DAILY_AFTER_MS.day, kinds: ['day'] });
    if (windowAt(period, startMs, brand.timeZone).startMs === startMs)
      nights.push({ atMs: startMs + DAILY_AFTER_MS.dividend, kinds: ['dividend'] });
    atMs = endMs;
  }
  return nights.filter(({ atMs }) => atMs >= fromMs);
};
