import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { distinct, EMPTY, map, mergeMap, switchMap } from 'rxjs';
import type { ChatRefusal, SharedRound } from '../../../contract/chat-message.ts';
import type { CommandAnswer, CommandRequest, Refused } from '../../../contract/wire.ts';
import { isRefused } from '../../../streams/transport/transport.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';
import { $live } from '../../shared/realtime/runtime.ts';
import { messageProblem } from './message-problem.ts';
import { $lines } from './lines.ts';
import { $room, chatView } from './room.ts';

export const typed = createEvent<string>();
/** A round to share with the next message; null: none. */
export const roundChosen = createEvent<SharedRound | null>();
export const sendRequested = createEvent();

/** A message that is not in the room's list yet. */
export interface PendingMessage {
  request: Extract<CommandRequest, { kind: 'chat' }>;
  round: SharedRound | null;
  /** The server has it: it is about to appear in the list. */
  isSent: boolean;
}
export interface SendRefusal {
  reason: ChatRefusal | 'failed';
  untilMs: number | null;
}

const makeFx = createEffect(
  ({ room, text, round }: { room: number; text: string; round: SharedRound | null }): PendingMessage => ({
    request: { id: crypto.randomUUID(), kind: 'chat', room, text, roundId: round?.roundId ?? null },
    round,
    isSent: false,
  }),
);

/** What the member typed. It stays while the panel is closed, and comes back when a message is refused. */
export const $text = createStore('')
  .on(typed, (_, text) => text)
  .on(makeFx, () => '')
  .reset(sessionEnded);
export const $round = createStore<SharedRound | null>(null)
  .on(roundChosen, (_, round) => round)
  .on(makeFx, () => null)
  .reset(sessionEnded);

/** Whether the text is not sent as it is: too long, or with nothing to see in it. */
export const $problem = combine($text, $round, (text, round) => messageProblem(text, round !== null));
// Both read one moment: what is sent leaves the field empty.
const composed = sample({
  clock: sendRequested,
  source: { room: $room, text: $text, round: $round, problem: $problem },
});
sample({
  clock: composed,
  filter: ({ room, problem }) => room !== null && problem === null,
  fn: ({ room, text, round }) => ({ room: room!.id, text, round }),
  target: makeFx,
});
const stopped = composed.filterMap(({ problem }) => problem ?? undefined);

/** W6: messages that the server has not acknowledged, or that are not in the list yet. */
const $all = createStore<readonly PendingMessage[]>([], { serialize: 'ignore' })
  .on(makeFx.doneData, (all, message) => [...all, message])
  .reset(sessionEnded);
const $waiting = $all.map((all) => all.filter(({ isSent }) => !isSent));
const $isWaiting = $waiting.map((waiting) => waiting.length > 0);

const { next: answered } = fromStream({
  start: sample({ clock: $isWaiting.updates, filter: Boolean }),
  stop: sample({ clock: $isWaiting.updates, filter: (isWaiting) => !isWaiting }),
  inputs: { live: $live, waiting: $waiting },
  stream: ({ live: live$, waiting }) =>
    live$.pipe(
      switchMap((live) =>
        live
          ? waiting.pipe(
              mergeMap((messages) => messages),
              distinct(({ request }) => request.id),
              mergeMap(({ request }) => live.command(request).pipe(map((answer) => ({ request, answer })))),
            )
          : EMPTY,
      ),
    ),
});

const refusalOf = (answer: CommandAnswer | Refused): SendRefusal | null => {
  if (isRefused(answer) || !answer.chat) return { reason: 'failed', untilMs: null };
  const { chat } = answer;
  return chat.refused === null ? null : { reason: chat.refused, untilMs: chat.untilMs ?? null };
};
const sent = answered.filterMap(({ request, answer }) => (refusalOf(answer) === null ? request.id : undefined));
const refused = sample({
  clock: answered.filterMap(({ request, answer }) => {
    const refusal = refusalOf(answer);
    return refusal ? { id: request.id, refusal } : undefined;
  }),
  source: $all,
  fn: (all, { id, refusal }) => ({ message: all.find(({ request }) => request.id === id), refusal, id }),
});

$all
  .on(sent, (all, id) => all.map((each) => (each.request.id === id ? { ...each, isSent: true } : each)))
  .on(refused, (all, { id }) => all.filter(({ request }) => request.id !== id));
// What the member typed meanwhile is kept: the refused text comes before it.
$text.on(refused, (text, { message }) =>
  message ? [message.request.text, text].filter((each) => each !== '').join(' ') : text,
);
$round.on(refused, (round, { message }) => round ?? message?.round ?? null);

// A message that is acknowledged and in the list is shown from there.
sample({
  clock: [$lines.updates, sent],
  source: { all: $all, lines: $lines },
  filter: ({ all }) => all.length > 0,
  fn: ({ all, lines }) => {
    const listed = new Set(lines.map(({ id }) => id));
    return all.filter(({ isSent, request }) => !isSent || !listed.has(request.id));
  },
  target: $all,
});
// Nothing tells of messages of a room that is not shown.
$all.on(chatView.closed, (all) => all.filter(({ isSent }) => !isSent));

/** The member's own messages of the open room that the list does not have: the optimistic echo. */
export const $pending = combine($all, $room, $lines, (all, room, lines) =>
  all.filter(({ request }) => request.room === room?.id && lines.every(({ id }) => id !== request.id)),
);

/** Why the last message was not sent. */
export const $refusal = createStore<SendRefusal | null>(null)
  .on(refused, (_, { refusal }) => refusal)
  .on(stopped, (_, reason) => ({ reason, untilMs: null }))
  .reset(typed, makeFx, chatView.opened, sessionEnded);
