import {
  VENDOR_SUCCESS,
  type VendorAnswer,
  type VendorCode,
  type VendorFreeRounds,
  type VendorRestriction,
} from '../../contract/vendor.ts';
import type { VendorResult } from '../vendor-client.ts';

export { createVendorClient as createPlatformClient, type VendorClient as PlatformClient } from '../vendor-client.ts';

/** Answers that do not decide about money: the call is retried later. */
const UNDECIDED: readonly VendorCode[] = [
  'TEMPORARY',
  'SIGNATURE_INVALID',
  'RATE_LIMITED',
  'MAINTENANCE',
  'SESSION_INVALID',
  'SESSION_EXPIRED',
];

export type BetVerdict =
  | { verdict: 'accepted'; answer: VendorAnswer }
  | {
      verdict: 'refused';
      code: VendorCode;
      balance: number | null;
      freeRounds?: VendorFreeRounds;
      restriction?: VendorRestriction;
    }
  | { verdict: 'open'; fault: string };

/** Interprets the answer to a bet. If the result is unknown, the bet is rolled back, never sent again. */
export function checkBet(result: VendorResult<VendorAnswer>): BetVerdict {
  if (result.kind === 'unanswered') return { verdict: 'open', fault: `${result.reason}: ${result.detail}` };
  const { answer } = result;
  if (answer.code === 'OK' || answer.code === 'ALREADY_PROCESSED') return { verdict: 'accepted', answer };
  if (answer.code === 'TEMPORARY') return { verdict: 'open', fault: answer.code };
  return {
    verdict: 'refused',
    code: answer.code,
    balance: answer.balance,
    ...(answer.free_rounds && { freeRounds: answer.free_rounds }),
    ...(answer.restriction && { restriction: answer.restriction }),
  };
}

export type QueuedVerdict =
  | { verdict: 'done'; answer: VendorAnswer }
  /** A definitive refusal, which is not retried. */
  | { verdict: 'final'; code: VendorCode; balance: number | null }
  | { verdict: 'again'; fault: string };

/** Interprets the answer to a settle or a rollback. Credits are owed, so everything that is not definitive is retried. */
export function checkQueued(result: VendorResult<VendorAnswer>): QueuedVerdict {
  if (result.kind === 'unanswered') return { verdict: 'again', fault: `${result.reason}: ${result.detail}` };
  const { answer } = result;
  if ((VENDOR_SUCCESS as readonly VendorCode[]).includes(answer.code)) return { verdict: 'done', answer };
  if (UNDECIDED.includes(answer.code)) return { verdict: 'again', fault: answer.code };
  return { verdict: 'final', code: answer.code, balance: answer.balance };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DELAYS_MS = [SECOND, 5 * SECOND, 30 * SECOND, 5 * MINUTE, 30 * MINUTE];
/** After this long an operator must check; the vendor API's own limit. */
export const GIVE_UP_MS = 72 * 60 * MINUTE;

/** Returns the delay after this many attempts (1 or more) of a queued call. */
export function retryDelayMs(attempts: number): number {
  return DELAYS_MS[Math.min(attempts, DELAYS_MS.length) - 1] ?? 0;
}
