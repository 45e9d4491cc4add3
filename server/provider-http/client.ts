import type * as z from 'zod/mini';
import { readJson } from '../http/issues.ts';
import { failedAnswer } from '../payments/provider-refusal.ts';
import type { WebhookKeys } from './signature.ts';

export interface HttpProviderSettings {
  /** Base address of the provider's API, without a slash at its end. Read at each call. */
  url: () => string;
  /** Bearer token of the platform's calls. */
  key: string;
  webhookKeys: WebhookKeys;
  now: () => number;
  /** A slower answer fails the call. */
  answerWithinMs?: number | undefined;
}

const ANSWER_WITHIN_MS = 5_000;
const MAX_BYTES = 1_000_000;

interface Order {
  /** The same order always has the same key. */
  idempotencyKey: string;
  body: object;
}

/** Calls of a payment or payout provider over HTTP. */
export const providerClient = ({ url, key, answerWithinMs = ANSWER_WITHIN_MS }: HttpProviderSettings) => {
  const call = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url()}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: 'error',
    });
  return {
    get: (path: string) => call(path),
    post: (path: string) => call(path, { method: 'POST' }),
    sendOrder: (path: string, { idempotencyKey, body }: Order) =>
      call(
        path,
        { method: 'POST', body: JSON.stringify(body) },
        { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      ),
  };
};

/** Reads an answer. Throws if it is not 2xx, not JSON, too large, or does not match the schema. */
export const readAnswer = async <S extends z.ZodMiniType>(
  schema: S,
  response: Response,
  { toOrder = false } = {},
): Promise<z.output<S>> => {
  if (!response.ok) {
    await response.body?.cancel();
    throw failedAnswer(response.status, { toOrder });
  }
  return readJson(schema, await boundedBody(response));
};

/** The body, of at most `MAX_BYTES`. */
const boundedBody = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error('the provider answered with too large a body');
    parts.push(part);
  }
  return Buffer.concat(parts);
};
