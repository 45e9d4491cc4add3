import type { FastifyRequest } from 'fastify';
import type { BaseContext } from '../app/base-context.ts';
import { addressKey } from './address.ts';
import { Failure } from './failure.ts';

/** Wrong keys of one address in a minute. After them every key of that address is refused until the minute ends. */
const MAX_WRONG = 10;
const WINDOW_MS = 60_000;
/** Addresses remembered; expired ones are dropped at this number. */
const REMEMBERED = 10_000;

/** Counts wrong operator and staff keys by address, on this node. */
export interface WrongKeys {
  /** Throws `too_many_requests` if this address has sent too many wrong keys. */
  check(request: FastifyRequest): void;
  record(request: FastifyRequest): void;
}

export const createWrongKeys = ({ config, now }: Pick<BaseContext, 'config' | 'now'>): WrongKeys => {
  const max = MAX_WRONG * config.rateFactor;
  const counts = new Map<string, { wrong: number; untilMs: number }>();
  const dropExpired = (): void => {
    for (const [address, { untilMs }] of counts) if (untilMs <= now()) counts.delete(address);
    // All are live: the oldest one makes room.
    if (counts.size >= REMEMBERED) counts.delete(counts.keys().next().value!);
  };
  return {
    check({ ip }) {
      const found = counts.get(addressKey(ip));
      const leftMs = (found?.untilMs ?? 0) - now();
      if (!found || leftMs <= 0 || found.wrong < max) return;
      throw new Failure('too_many_requests', { details: { retryAfterSeconds: Math.ceil(leftMs / 1_000) } });
    },
    record({ ip }) {
      const address = addressKey(ip);
      const found = counts.get(address);
      if (found && found.untilMs > now()) found.wrong += 1;
      else {
        if (counts.size >= REMEMBERED) dropExpired();
        counts.set(address, { wrong: 1, untilMs: now() + WINDOW_MS });
      }
    },
  };
};
