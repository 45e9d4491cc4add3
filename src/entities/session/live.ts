import { combine, sample } from 'effector';
import { sessionEnd } from '../../../streams/session-end.ts';
import type { Interests } from '../../../streams/wire.ts';
import { liveFeed } from '../../shared/realtime/runtime.ts';
import { $sessionId, endReported } from './model.ts';

const $watched = combine($sessionId, (id): Interests | null => (id ? { session: [`session:${id}`] } : null));

/** LIVE-10: this session ended elsewhere. */
const ends = liveFeed({
  interests: $watched,
  stream: (accepted$, live, { session }) => sessionEnd({ accepted$, byes$: live.byes$ }, session?.[0] ?? ''),
});
sample({ clock: ends.next, fn: ({ reason }) => reason ?? 'expired', target: endReported });
