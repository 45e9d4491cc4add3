import type { RunningPay, SummedKind } from '../../../contract/salary.ts';
import type { Database } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { planOf, windowNow } from '../pay-contracts/index.ts';
import { readContracts } from './contracts-in-force.ts';
import { roundExact } from './engine/amount.ts';
import { isInForce } from './engine/window-parts.ts';
import { lackingForNext, tierMet } from './engine/tiers.ts';
import { computeSums } from './settle-summed.ts';
import { openWindows, readProgress, readSums } from './summed-windows.ts';

/**
 * Returns an agent's pay in the window that is not settled yet: from the sums of its team so far, by the same functions that
 * settle it. Null without a contract in force.
 */
export const runningPay = (database: Database, agent: MemberRow, kind: SummedKind): Promise<RunningPay | null> =>
  database.readSnapshot(async (tx) => {
    const { merchant, id, currency, exponent } = agent;
    const pay = { merchant, kind };
    const { nowMs, summedUntilMs } = await readProgress(tx, pay);
    const open = await openWindows(tx, pay);
    const window = await windowNow(tx, merchant, kind);
    const waiting = open.find(({ endMs }) => endMs <= window.startMs);
    const contract = (await readContracts(tx, merchant, kind)).find(
      (each) => each.agent === id && isInForce(each, window.startMs),
    );
    if (!contract) return null;
    const members = await readSums(tx, pay, window.startMs, id);
    const { bills } = await computeSums(tx, pay, window, members, { agent: id });
    const own = bills.find((each) => each.contract.id === contract.id);
    const figures = own?.figures ?? { turnover: 0, active: 0, netLoss: 0 };
    const tier = own?.tier ?? tierMet(contract.terms, figures);
    return {
      windowStartMs: window.startMs,
      windowEndMs: window.endMs,
      settlesAtMs: window.endMs + planOf(kind).settlesAfterMs,
      countedUntilMs: Math.min(Math.max(summedUntilMs ?? nowMs, window.startMs), window.endMs),
      amount: { amount: roundExact(own?.sum ?? 0n), currency, exponent },
      carried: roundExact(own?.carriedIn ?? 0n),
      corrected: roundExact(own?.corrected ?? 0n),
      ...figures,
      loss: own?.loss ?? null,
      tier,
      rate: contract.terms.tiers[tier]?.rate ?? 0,
      next: lackingForNext(contract.terms, figures),
      waiting: waiting
        ? { windowStartMs: waiting.startMs, settlesAtMs: waiting.endMs + planOf(kind).settlesAfterMs }
        : null,
    };
  });
