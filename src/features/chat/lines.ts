import { combine, createStore } from 'effector';
import { map } from 'rxjs';
import { chat, type ChatLine } from '../../../streams/feeds/chat.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { fromLive, topicOf } from '../../shared/realtime/runtime.ts';
import { $room, $self, chatView, roomChosen } from './room.ts';

/** The key of the open room in the feeds. */
export const $roomKey = $room.map((room) => (room ? `chat:${room.id}` : null));

const { next: received } = fromLive({
  subscriptions: topicOf('chat', $roomKey),
  lifecycle: chatView,
  stream: (live, topics) => {
    const key = topics.chat![0]!;
    return chat(live.watch(topics), key).pipe(map((lines) => ({ key, lines })));
  },
});

const NONE: readonly ChatLine[] = [];
/** LIVE-10: all messages of the room, the newest last. They stay while the connection is down. */
export const $lines = createStore<readonly ChatLine[]>(NONE, { serialize: 'ignore' })
  .on(received, (_, { lines }) => lines)
  .reset(roomChosen, chatView.opened, chatView.closed);

/** Whether the room takes messages, and who is there; null while unknown. */
export const $roomState = liveState({ feed: 'chatRoom', $key: $roomKey, lifecycle: chatView }).$value;

/** The messages without those of authors that the member muted. */
export const $readable = combine($lines, $self, (lines, self) => {
  const ignored = new Set(self?.ignored.map(({ authorId }) => authorId));
  return ignored.size === 0 ? lines : lines.filter(({ authorId }) => !ignored.has(authorId));
});
