import { Subscription } from 'rxjs';
import type { Live } from '../../src/shared/realtime/live.ts';
import type { Tap } from '../traced/tap.ts';
import { ANSWERED, CONNECTION, SYNC_EVENTS } from './invariants/invariant.ts';

/** What happens in the scope of a replay is traced as in a session; what enters is what the recording holds, and nothing else. */
export interface ReplayTap extends Tap {
  /** What enters now comes from the recording. */
  delivering(go: () => void): void;
  /** What effects are called now stand in no trace: they are told already. */
  silently<T>(go: () => T): T;
  /** The same live API, whose events are traced. */
  live(live: Live): Live;
  /** Closes the newest live API. */
  close(): void;
  /** Names of the streams that run. */
  readonly running: ReadonlySet<string>;
}

export function replayTap(tracer: Tap): ReplayTap {
  const running = new Set<string>();
  let isDelivering = false;
  let isSilent = false;
  let newest: Live | null = null;

  return {
    ...tracer,
    isReplay: true,
    running,
    // The page's own views tell the same once more, and a person may click.
    input: <T>(...[known, value, go]: Parameters<Tap['input']>) =>
      isDelivering
        ? (tracer.input(known, value, go) as T)
        : ((known.kind === 'effect' ? new Promise(() => {}) : undefined) as T),
    effect: (known, params) => (isSilent ? () => {} : tracer.effect(known, params)),
    silently(go) {
      isSilent = true;
      try {
        return go();
      } finally {
        isSilent = false;
      }
    },
    stream(stream, what, value) {
      if (what === 'started') running.add(stream);
      else running.delete(stream);
      tracer.stream(stream, what, value);
    },
    delivering(go) {
      isDelivering = true;
      try {
        go();
      } finally {
        isDelivering = false;
      }
    },
    live(live) {
      newest = live;
      const open = new Subscription();
      const tell = (stream: string) => (value: unknown) => tracer.emitted(stream, 'next', value, () => {});
      tracer.stream(SYNC_EVENTS, 'started');
      open.add(live.watch({}).subscribe(tell(SYNC_EVENTS)));
      open.add(live.connection$.subscribe(tell(CONNECTION)));
      return {
        ...live,
        answered(envelope) {
          tell(ANSWERED)(envelope);
          live.answered(envelope);
        },
        close() {
          open.unsubscribe();
          live.close();
          tracer.stream(SYNC_EVENTS, 'stopped');
          if (newest === live) newest = null;
        },
      };
    },
    close: () => newest?.close(),
  };
}
