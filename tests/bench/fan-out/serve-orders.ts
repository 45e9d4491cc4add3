import { monitorEventLoopDelay } from 'node:perf_hooks';
import { nowMs, type Cost, type Order } from './protocol.ts';

/**
 * Sampling interval of the event loop monitor. With a shorter one, many short samples would hide the few long ones of a
 * broadcast.
 */
const RESOLUTION_MS = 5;

type Published = (seq: number) => void;
/** Publishes one more value, and reports when it was sent (and committed), by its number. */
export type Publish = (handed: Published, committed: Published) => void;

/** Runs in a server's process: publishes on the parent's order, and returns the cost. */
export const serveOrders = (publish: Publish): void => {
  const window = (everyMs: number, figures: number) =>
    new Promise<Cost>((resolve) => {
      const handedAt = new Map<number, number>();
      const committedAt = new Map<number, number>();
      const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
      const above = (ns: number) => Math.max(0, ns / 1e6 - RESOLUTION_MS);
      delay.enable();
      const processor = process.cpuUsage();
      const startedAt = nowMs();
      let published = 0;
      const turn = () => {
        if (published < figures) {
          published += 1;
          return publish(
            (seq) => handedAt.set(seq, nowMs()),
            (seq) => committedAt.set(seq, nowMs()),
          );
        }
        clearInterval(timer);
        delay.disable();
        const { user, system } = process.cpuUsage(processor);
        resolve({
          // Relative to the planned time: a window prolonged by a busy machine would look cheaper by the clock.
          cores: (user + system) / 1_000 / (figures * everyMs),
          pace: (figures * everyMs) / (nowMs() - startedAt),
          loopP99Ms: above(delay.percentile(99)),
          loopMaxMs: above(delay.max),
          handedAt,
          committedAt,
        });
      };
      const timer = setInterval(turn, everyMs);
      turn();
    });

  process.on('message', ({ everyMs, figures }: Order) => {
    void window(everyMs, figures).then((cost) => process.send!(cost));
  });
  process.on('disconnect', () => process.exit());
};
