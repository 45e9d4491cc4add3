import type { Millis } from '../../../contract/primitives.ts';
import { AT_ONCE, countTurnover, readCursor } from '../../domains/salary/count.ts';
import { MerchantWindows } from '../../domains/salary/merchant-windows.ts';
import { closeNext, settle, type Settling } from '../../domains/salary/settle.ts';
import { planOf } from '../../domains/pay-contracts/index.ts';
import type { World } from './world.ts';

/** Counts the agents' turnover and settles the windows that are over, as the job of the salary domain does. */
export interface AgentsPay {
  settle(): Promise<void>;
}

/** Bills of a window are issued this long after its end. */
export const BILLED_AFTER_MS = 30_000;

/** Starts the agents' pay at the history's first moment, so that no window counts in a later one. */
export const startAgentsPay = async ({ ctx, tx, merchant }: World): Promise<AgentsPay> => {
  const { code, brand } = merchant;
  const { settledUntilMs } = await readCursor(tx, code, 'update');
  const windows = new MerchantWindows(code, brand);
  await windows.load(tx, settledUntilMs);
  const settling: Settling = {
    ctx,
    // The history's transaction is the only one that knows this merchant.
    turn: { term: 0, guard: async () => {}, signal: new AbortController().signal },
    merchant: code,
    windowsOf: () => Promise.resolve(windows),
    rest: async () => {},
  };
  const { watermarkMs } = planOf('realtime')!;
  return {
    async settle() {
      const { closedUntilMs } = await readCursor(tx, code, 'share');
      for (;;) {
        const counted = await countTurnover(tx, code, closedUntilMs);
        await windows.count(tx, counted);
        if (counted.length < AT_ONCE) break;
      }
      for (;;) {
        const startMs: Millis | null = await closeNext(settling, watermarkMs);
        if (startMs === null) return;
        await settle(settling, startMs);
      }
    },
  };
};
