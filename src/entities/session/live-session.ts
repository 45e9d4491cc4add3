import { sample } from 'effector';
import { sessionEnd } from '../../../streams/feeds/session-end.ts';
import { fromLive, topicOf } from '../../shared/realtime/runtime.ts';
import { $sessionId, endReported } from './model.ts';

/** LIVE-10: this session was ended elsewhere. */
const ends = fromLive({
  subscriptions: topicOf(
    'session',
    $sessionId.map((id) => id && `session:${id}`),
  ),
  stream: (live, topics) => sessionEnd({ syncEvents$: live.watch(topics), byes$: live.byes$ }, topics.session![0]!),
});
sample({ clock: ends.next, fn: ({ reason }) => reason ?? 'expired', target: endReported });
