import { createEvent, createStore } from 'effector';
import { map } from 'rxjs';
import { agentClock } from '../../../streams/time/agent-clock.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { liveFeed } from '../../shared/realtime/runtime.ts';

export const clockOpened = createEvent();
export const clockClosed = createEvent();

const ticks = liveFeed({
  subscriptions: createStore<Subscriptions | null>({}),
  stream: (_, { connection$, scheduler }) =>
    agentClock({ serverOffsetMs$: connection$.pipe(map(({ serverOffsetMs }) => serverOffsetMs)) }, { scheduler }),
  start: clockOpened,
  stop: clockClosed,
});
/** LIVE-05: the server's time at each of its seconds; null while unknown. */
export const $clock = createStore<number | null>(null)
  .on(ticks.next, (_, atMs) => atMs)
  .reset(clockClosed);
