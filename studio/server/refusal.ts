import type { VendorCode } from '../../contract/vendor.ts';

/** The Studio's own refusals. The platform's codes are passed on unchanged. */
export type StudioCode =
  | 'BAD_REQUEST'
  | 'NOT_FOUND'
  | 'STAKE_NOT_OFFERED'
  | 'BET_NOT_OFFERED'
  | 'MOVE_NOT_ALLOWED'
  | 'STATE_CHANGED'
  | 'ROUND_OPEN'
  | 'BET_CLOSED'
  | 'TOO_MANY_BETS'
  | 'PRICE_CHANGED'
  | 'MARKET_SUSPENDED'
  | 'LIMIT_EXPOSURE'
  | 'NO_SEAT'
  | 'NOT_YOUR_TURN'
  | 'TOO_LATE'
  | 'HAND_OPEN'
  | 'OPENED_ELSEWHERE'
  | 'PLATFORM_UNREACHABLE'
  | 'INTERRUPTED'
  | 'BET_UNANSWERED'
  | 'BET_WITHDRAWN'
  | 'OUTAGE'
  | 'FAULT';

export type RefusalCode = VendorCode | StudioCode;

const STATUS: Partial<Record<RefusalCode, number>> = {
  BAD_REQUEST: 400,
  STAKE_NOT_OFFERED: 400,
  BET_NOT_OFFERED: 400,
  MOVE_NOT_ALLOWED: 400,
  SESSION_INVALID: 401,
  SESSION_EXPIRED: 401,
  SIGNATURE_INVALID: 401,
  OPENED_ELSEWHERE: 403,
  NOT_FOUND: 404,
  ROUND_OPEN: 409,
  BET_CLOSED: 409,
  TOO_MANY_BETS: 409,
  PRICE_CHANGED: 409,
  MARKET_SUSPENDED: 409,
  LIMIT_EXPOSURE: 409,
  ROUND_CLOSED: 409,
  STATE_CHANGED: 409,
  TOO_FAST: 429,
  RATE_LIMITED: 429,
  FAULT: 500,
  PLATFORM_UNREACHABLE: 503,
};

/** A refused call, with its code. Nothing was changed. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly retryAfterMs: number | undefined;
  constructor(code: RefusalCode, retryAfterMs?: number) {
    super(code);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
  get status(): number {
    return STATUS[this.code] ?? 403;
  }
}
