import type { Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';
import { envelopes } from '../../streams/sync/envelopes.ts';
import { Holder } from '../support/holder.ts';
import { marbles } from '../support/marbles.ts';
import { ServerModel, type Failure, WATCHED } from '../support/server-model.ts';
import fc from '../support/fast-check.ts';

const failure: fc.Arbitrary<Failure> = fc.record({
  afterMs: fc.integer({ min: 0, max: 1_500 }),
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('commit' as const) },
    { weight: 3, arbitrary: fc.constantFrom('lose' as const, 'double' as const, 'delay' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'drop' as const,
        'refuse' as const,
        'mute' as const,
        'trim' as const,
        'restore' as const,
      ),
    },
  ),
  watch: fc.integer({ min: 0, max: WATCHED.length - 1 }),
  delayMs: fc.integer({ min: 1, max: 2_000 }),
});

/** Longer than the longest retry wait, a heartbeat, its grace period and an answer together. */
const PEACE_MS = 120_000;

/** A hundred runs take half a second; a busy machine needs longer. */
const TIMEOUT_MS = 60_000;

describe('envelopes: against a model of the server', () => {
  it(
    '[W1–W4, W11] the client reaches the server’s state after any loss, duplicate, delay, disconnect or restore',
    () => {
      fc.assert(
        fc.property(fc.array(failure, { maxLength: 40 }), fc.integer(), (failures, seed) => {
          marbles((m) => {
            let state = seed >>> 0;
            const random = (): number => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
            const server = new ServerModel(m.scheduler);
            const holder = new Holder();
            let isBehind = true;
            const syncEvents$: Observable<SyncEvent> = envelopes(server, server.inputs, {
              scheduler: m.scheduler,
              random,
            });
            const subscription = syncEvents$.subscribe((item) => {
              holder.obey(item);
              if (item.kind === 'behind') isBehind = true;
              if (item.kind === 'caughtUp') isBehind = false;
            });

            let atMs = 0;
            for (const each of failures) {
              atMs += each.afterMs;
              m.scheduler.schedule(() => server.suffer(each), atMs);
            }
            const endMs = atMs + PEACE_MS;
            m.scheduler.schedule(() => server.makePeace(), atMs);
            m.scheduler.schedule(() => {
              subscription.unsubscribe();
              server.stop();
            }, endMs);
            m.flush();

            expect(holder.faults).toEqual([]);
            expect(isBehind).toBe(false);
            expect(Object.fromEntries(holder.figures)).toEqual(server.figures());
            for (const [id, newest] of server.logEnds())
              expect([id, holder.logs.get(id)?.at(-1)]).toEqual([id, newest]);
          });
        }),
        { numRuns: 100 },
      );
    },
    TIMEOUT_MS,
  );
});
