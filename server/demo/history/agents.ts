import type { Millis } from '../../../contract/primitives.ts';
import { AT_ONCE, countTurnover, readCursor } from '../../domains/salary/count.ts';
import { MerchantWindows } from '../../domains/salary/merchant-windows.ts';
import { closeNext, settle, type Settling } from '../../domains/salary/settle.ts';
import { sumAndSettlePay } from '../../domains/salary/settle-summed.ts';
import { summedPays } from '../../domains/salary/summed-windows.ts';
import { planOf, windowAt } from '../../domains/pay-contracts/index.ts';
import type { World } from './world.ts';

/** Counts the agents' turnover and settles the windows that are over, as the jobs of the salary domain do. */
export interface AgentsPay {
  settle(): Promise<void>;
}

const MINUTE_MS = 60_000;
/** Bills of a window of five minutes are issued this long after its end, those of an hour a little later. */
const BILLED_AFTER_MS = 30_000;
const SUMMED_AFTER_MS = 35_000;
/** Daily salaries and dividends are issued this long after midnight, in the merchant's time zone. */
const DAILY_AFTER_MS = [125 * MINUTE_MS + 5_000, 130 * MINUTE_MS + 5_000];

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
    async settle() {
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
      for (const pay of pays) await sumAndSettlePay({ ctx, turn, pay, rest });
    },
  };
};

/** Returns when pay is to be settled: after each window with bets, after its hour, and each night. */
export const settlementTimes = (
  windowsEndMs: readonly Millis[],
  { fromMs, toMs }: { fromMs: Millis; toMs: Millis },
  gmtOffsetMinutes: number,
): Millis[] => {
  const times = new Set<Millis>();
  for (const endMs of windowsEndMs) {
    times.add(endMs + BILLED_AFTER_MS);
    times.add(windowAt('hour', endMs - 1, gmtOffsetMinutes).endMs + SUMMED_AFTER_MS);
  }
  for (let atMs = fromMs; atMs < toMs;) {
    const { startMs, endMs } = windowAt('day', atMs, gmtOffsetMinutes);
    for (const afterMs of DAILY_AFTER_MS) times.add(startMs + afterMs);
    atMs = endMs;
  }
  return [...times].filter((atMs) => atMs >= fromMs && atMs < toMs);
};
