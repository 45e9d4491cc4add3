import { combine, sample } from 'effector';
import { sessionEnd } from '../../../streams/feeds/session-end.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { liveFeed } from '../../shared/realtime/runtime.ts';
import { $sessionId, endReported } from './model.ts';

const $watched = combine($sessionId, (id): Subscriptions | null => (id ? { session: [`session:${id}`] } : null));

/** LIVE-10: this session was ended elsewhere. */
const ends = liveFeed({
  subscriptions: $watched,
  stream: (syncEvents$, live, { session }) => sessionEnd({ syncEvents$, byes$: live.byes$ }, session?.[0] ?? ''),
});
sample({ clock: ends.next, fn: ({ reason }) => reason ?? 'expired', target: endReported });
