import { createStore, sample } from 'effector';
import { session } from '../../../contract/session.ts';
import { sessionEnd } from '../../../streams/feeds/session-end.ts';
import { createCall } from '../../shared/api/call.ts';
import { $token } from '../../shared/api/context.ts';
import { fromLive, topicOf } from '../../shared/realtime/runtime.ts';
import { $sessionId, endReported, loggedIn } from './model.ts';

/** LIVE-10: this session was ended elsewhere. */
const ends = fromLive({
  subscriptions: topicOf(
    'session',
    $sessionId.map((id) => id && `session:${id}`),
  ),
  stream: (live, topics) => sessionEnd({ syncEvents$: live.watch(topics), byes$: live.byes$ }, topics.session![0]!),
});
sample({
  clock: ends.next.filterMap(({ reason }) => reason ?? undefined),
  target: endReported,
});

// The socket was closed before the event with the reason came: the server's answer to a call has it.
const askFx = createCall(session.info);
const requested = sample({
  clock: ends.next,
  source: $token,
  filter: (token, { reason }) => token !== null && reason === null,
  fn: (token) => token,
});
const $requested = createStore<string | null>(null)
  .on(requested, (_, token) => token)
  .reset(loggedIn);
sample({ clock: requested, fn: () => ({}), target: askFx });
// Whatever the answer is, this session is over. Another login meanwhile has a token of its own.
sample({
  clock: askFx.finally,
  source: { token: $token, requested: $requested },
  filter: ({ token, requested }) => token !== null && token === requested,
  fn: () => 'expired' as const,
  target: endReported,
});
