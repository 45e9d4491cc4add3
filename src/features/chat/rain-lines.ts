import { combine, createStore } from 'effector';
import { map } from 'rxjs';
import type { ChatLine } from '../../../streams/feeds/chat.ts';
import { rains, type RainLine } from '../../../streams/feeds/rains.ts';
import { fromLive, topicOf } from '../../shared/realtime/runtime.ts';
import { $readable, $roomKey } from './lines.ts';
import { chatView, roomChosen } from './room.ts';

const { next: received } = fromLive({
  subscriptions: topicOf('chat', $roomKey),
  lifecycle: chatView,
  stream: (live, topics) => rains(live.watch(topics), topics.chat![0]!).pipe(map((lines) => ({ lines }))),
});

const NONE: readonly RainLine[] = [];
const $rains = createStore<readonly RainLine[]>(NONE, { serialize: 'ignore' })
  .on(received, (_, { lines }) => lines)
  .reset(roomChosen, chatView.opened, chatView.closed);

/** The messages that the member reads, and the rains between them, in the order of the log. */
export const $shown = combine($readable, $rains, (lines, begun): readonly (ChatLine | RainLine)[] =>
  begun.length === 0 ? lines : [...lines, ...begun].sort((one, other) => one.seq - other.seq),
);
