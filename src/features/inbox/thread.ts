import { createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import type { ResponseOf } from '../../../contract/define.ts';
import { inbox, MESSAGE_LENGTH } from '../../../contract/inbox.ts';
import { memberKnown, $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { threadsRequested } from './threads.ts';
import { unreadMoved } from '../../entities/session/lazy.ts';

const SETTLE_MS = 50;

/** A thread by its number, or a first message to an account (null: the upline). */
export type ThreadKey = { threadId: number } | { to: string | null };
export const threadView = createLifecycle<ThreadKey>();
export const threadRequested = createEvent();
export const olderMessagesRequested = createEvent();
export const textTyped = createEvent<string>();
export const sendRequested = createEvent();
export const messageRemoved = createEvent<number>();
export const threadRemoved = createEvent();
export const messageReported = createEvent<number>();

const forgotten = [threadView.opened, threadView.closed, sessionEnded];
const $key = createStore<ThreadKey | null>(null)
  .on(threadView.opened, (_, key) => key)
  .reset(threadView.closed, sessionEnded);
const $threadId = $key.map((key) => (key && 'threadId' in key ? key.threadId : null));

type Page = ResponseOf<typeof inbox.messages>;
const newest = createQuery(inbox.messages, { resetOn: forgotten });
const olderFx = createCall(inbox.messages);
const sendFx = createCall(inbox.send);
const readFx = createCall(inbox.read);
const removeFx = createCall(inbox.remove);
const removeThreadFx = createCall(inbox.removeThread);
const reportFx = createCall(inbox.report);
const drawIdFx = createEffect(() => crypto.randomUUID());

/** The messages that were loaded, the newest first. A reload of the newest ones keeps the older ones. */
export const $thread = createStore<Page | null>(null)
  .on(newest.done, (shown, { result }) => {
    if (shown?.thread.id !== result.thread.id || !result.hasMore) return result;
    const end = result.list.at(-1)!.id;
    const older = shown.list.filter(({ id }) => id < end);
    return { ...result, list: [...result.list, ...older], hasMore: older.length > 0 ? shown.hasMore : true };
  })
  .on(olderFx.done, (shown, { params, result }) =>
    shown?.thread.id === result.thread.id && String(shown.list.at(-1)?.id) === params.before
      ? { ...shown, list: [...shown.list, ...result.list], hasMore: result.hasMore }
      : shown,
  )
  .on(
    removeFx.done,
    (shown, { params: { messageId } }) => shown && { ...shown, list: shown.list.filter(({ id }) => id !== messageId) },
  )
  .on(
    reportFx.done,
    (shown, { params: { messageId } }) =>
      shown && {
        ...shown,
        list: shown.list.map((message) => (message.id === messageId ? { ...message, isReported: true } : message)),
      },
  )
  .reset(forgotten);
export const $threadFailure = newest.$error;
export const $isLoadingOlder = olderFx.pending;

const settled = debounce(sample({ clock: unreadMoved, filter: threadView.$isOpen }), SETTLE_MS);
sample({
  clock: [threadView.opened, memberKnown, threadRequested, settled],
  source: { threadId: $threadId, session: $sessionKind },
  filter: ({ threadId, session }) => threadId !== null && session === 'member',
  fn: ({ threadId }) => ({ threadId: String(threadId) }),
  target: newest.start,
});
sample({
  clock: olderMessagesRequested,
  source: { thread: $thread, busy: olderFx.pending },
  filter: ({ thread, busy }) => !busy && Boolean(thread?.hasMore),
  fn: ({ thread }) => ({ threadId: String(thread!.thread.id), before: String(thread!.list.at(-1)!.id) }),
  target: olderFx,
});

// What is shown counts as read.
sample({
  clock: newest.done,
  filter: ({ result: { thread } }) => thread.unread > 0,
  fn: ({ result: { thread, list } }) => ({ threadId: thread.id, upToId: list[0]!.id }),
  target: readFx,
});

export const $text = createStore('')
  .on(textTyped, (_, text) => text.slice(0, MESSAGE_LENGTH))
  .reset(sendFx.done, ...forgotten);
export const $canSend = $text.map((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text));
export const $isSending = sendFx.pending;
/** Drawn once per text, and kept for every retry of it. */
const $clientId = createStore<string | null>(null)
  .on(drawIdFx.doneData, (_, id) => id)
  .reset(textTyped, sendFx.done, ...forgotten);
/** The thread of the message that was just sent: a first message opens one. */
export const sent = sendFx.doneData.map(({ threadId }) => threadId);
export const $sentThread = createStore<number | null>(null)
  .on(sent, (_, threadId) => threadId)
  .reset(forgotten);

const wanted = sample({
  clock: sendRequested,
  source: { can: $canSend, busy: $isSending, id: $clientId },
  filter: ({ can, busy }) => can && !busy,
});
sample({ clock: wanted, filter: ({ id }) => id === null, fn: () => {}, target: drawIdFx });
sample({
  clock: [drawIdFx.done, sample({ clock: wanted, filter: ({ id }) => id !== null })],
  source: { key: $key, thread: $thread, text: $text, clientId: $clientId },
  filter: ({ key, thread, clientId }) => clientId !== null && key !== null && ('to' in key || thread !== null),
  fn: ({ key, thread, text, clientId }) => ({
    to: 'to' in key! ? key.to : thread!.thread.kind === 'upline' ? null : thread!.thread.account,
    text,
    clientId: clientId!,
  }),
  target: sendFx,
});

sample({ clock: messageRemoved, fn: (messageId) => ({ messageId }), target: removeFx });
sample({ clock: messageReported, fn: (messageId) => ({ messageId }), target: reportFx });
sample({
  clock: threadRemoved,
  source: $thread,
  filter: (thread) => Boolean(thread?.list[0]),
  fn: (thread) => ({ threadId: thread!.thread.id, upToId: thread!.list[0]!.id }),
  target: removeThreadFx,
});
/** The thread has no message left for this member: its view closes. */
export const $isGone = createStore(false)
  .on(removeThreadFx.done, () => true)
  .reset(forgotten);
sample({
  clock: removeFx.done,
  source: $thread,
  filter: (thread) => thread?.list.length === 0 && !thread.hasMore,
  fn: () => true,
  target: $isGone,
});

const actions = [sendFx, removeFx, removeThreadFx, reportFx] as const;
/** Why the last action was refused. The typed text stays. */
export const $actionFailure = createStore<{ key: string } | null>(null)
  .on(
    actions.map((callFx) => callFx.failData),
    (_, failure) => failure,
  )
  .reset(textTyped, ...actions.map((callFx) => callFx.done), ...forgotten);

// W6: the lists show an own action without waiting for the push.
sample({
  clock: [sendFx.done, removeFx.done, removeThreadFx.done, reportFx.done],
  fn: () => {},
  target: threadsRequested,
});
sample({ clock: sendFx.done, fn: () => {}, target: threadRequested });
