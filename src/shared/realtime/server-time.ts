import { createStore } from 'effector';
import { map } from 'rxjs';
import { agentClock } from '../../../streams/time/agent-clock.ts';
import type { Lifecycle } from '../lib/lifecycle.ts';
import { $noTopics, fromLive } from './runtime.ts';

/** LIVE-05: the server's time at each of its seconds while this view is shown; null while unknown. */
export const createServerTime = (lifecycle: Lifecycle<any>) => {
  const { next: ticked } = fromLive({
    subscriptions: $noTopics,
    lifecycle,
    stream: ({ connection$ }, _, environment) =>
      agentClock({ serverOffsetMs$: connection$.pipe(map(({ serverOffsetMs }) => serverOffsetMs)) }, environment),
  });
  return createStore<number | null>(null)
    .on(ticked, (_, atMs) => atMs)
    .reset(lifecycle.closed);
};
