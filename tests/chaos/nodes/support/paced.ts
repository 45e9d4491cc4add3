import { setTimeout as sleep } from 'node:timers/promises';
import type { VendorClient } from '../../../../studio/vendor-client.ts';

/** A vendor client that spaces money calls by this many milliseconds: the test is about the nodes, not their speed. */
export const paced = (client: VendorClient, gapMs: number): VendorClient => {
  let nextMs = 0;
  const turn = async () => {
    nextMs = Math.max(performance.now(), nextMs) + gapMs;
    await sleep(nextMs - performance.now());
  };
  return {
    ...client,
    bet: (body) => turn().then(() => client.bet(body)),
    settle: (body) => turn().then(() => client.settle(body)),
    rollback: (body) => turn().then(() => client.rollback(body)),
  };
};
