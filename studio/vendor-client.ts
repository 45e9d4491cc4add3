import * as z from 'zod/mini';
import {
  VENDOR_PATH,
  VendorAnswer,
  VendorAuthenticated,
  VendorFeed,
  VendorPool,
  VendorTx,
  type VendorCall,
  type VendorRequest,
} from '../contract/vendor.ts';
import { signRequest, type SigningKey } from './signature.ts';

export { signRequest } from './signature.ts';

export interface VendorClientOptions extends SigningKey {
  /** Origin of the platform, such as `http://127.0.0.1:3000`; a function if it is known only after start. */
  baseUrl: string | (() => string);
  /** How long one call may take before it counts as unanswered. */
  timeoutMs?: number;
  nowMs?: () => number;
}

/**
 * Result of a call. `unanswered` covers every unknown result: time-out, lost connection, 5xx, and an
 * answer that does not match the schema. Not thrown, so that the caller must handle it.
 */
export type VendorResult<Answer> =
  | { kind: 'answered'; status: number; answer: Answer }
  | { kind: 'unanswered'; reason: 'timeout' | 'network' | 'status' | 'schema'; status?: number; detail: string };

export interface RawAnswer {
  status: number;
  text: string;
}

const AuthenticateAnswer = z.union([VendorAuthenticated, VendorAnswer]);
const PoolAnswer = z.union([VendorPool, VendorAnswer]);
const FeedAnswer = z.union([VendorFeed, VendorAnswer]);
const TxAnswer = z.union([VendorTx, VendorAnswer]);

export type VendorClient = ReturnType<typeof createVendorClient>;

/** Creates a vendor's client for the platform: one signed, schema-checked method for each call of the vendor API. */
export function createVendorClient(options: VendorClientOptions) {
  const { timeoutMs = 10_000, nowMs = Date.now } = options;

  /** Sends bytes unchanged, signed now, with `more` headers. Throws what `fetch` throws. */
  async function send(
    method: 'GET' | 'POST',
    pathWithQuery: string,
    rawBody = '',
    more: Record<string, string> = {},
  ): Promise<RawAnswer> {
    const base = typeof options.baseUrl === 'string' ? options.baseUrl : options.baseUrl();
    const signed = signRequest(options, { method, pathWithQuery, rawBody }, { timestampMs: nowMs() });
    const response = await fetch(new URL(pathWithQuery, base), {
      method,
      headers: { ...more, ...signed, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'POST' ? { body: rawBody } : {}),
    });
    return { status: response.status, text: await response.text() };
  }

  async function ask<A>(
    schema: z.ZodMiniType<A>,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<VendorResult<A>> {
    let raw: RawAnswer;
    try {
      raw = await send(method, VENDOR_PATH + path, body === undefined ? '' : JSON.stringify(body));
    } catch (error) {
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      return { kind: 'unanswered', reason: timedOut ? 'timeout' : 'network', detail: String(error) };
    }
    if (raw.status >= 500)
      return { kind: 'unanswered', reason: 'status', status: raw.status, detail: raw.text.slice(0, 200) };
    const read = schema.safeParse(parsed(raw.text));
    if (!read.success) {
      return { kind: 'unanswered', reason: 'schema', status: raw.status, detail: z.prettifyError(read.error) };
    }
    return { kind: 'answered', status: raw.status, answer: read.data };
  }

  const call =
    <C extends VendorCall>(name: C) =>
    (body: VendorRequest<C>): Promise<VendorResult<VendorAnswer>> =>
      ask(VendorAnswer, 'POST', `/${name}`, body);

  return {
    send,
    authenticate: (body: VendorRequest<'authenticate'>) => ask(AuthenticateAnswer, 'POST', '/authenticate', body),
    balance: call('balance'),
    bet: call('bet'),
    settle: call('settle'),
    betSettle: call('bet-settle'),
    rollback: call('rollback'),
    adjust: call('adjust'),
    batch: call('batch'),
    state: call('state'),
    tx: (txId: string) => ask(TxAnswer, 'GET', `/tx/${encodeURIComponent(txId)}`),
    /** What the platform booked after a cursor; `'0'` at first. */
    feed: (after: string, limit: number) =>
      ask(FeedAnswer, 'GET', `/feed?after=${encodeURIComponent(after)}&limit=${limit}`),
    pool: (id: string, merchant: string) =>
      ask(PoolAnswer, 'GET', `/pool/${encodeURIComponent(id)}?merchant=${encodeURIComponent(merchant)}`),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
