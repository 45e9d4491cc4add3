import { createEvent, createStore, restore, sample } from 'effector';
import { chat as contract, type ChatRoom, type ChatSelf, type RoomKind } from '../../../contract/chat.ts';
import type { Language } from '../../../contract/primitives.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** The room that a place of the page shows. */
export interface WantedRoom {
  kind: RoomKind;
  of: string;
  template: 'drawer' | 'table';
}

/** A panel of the chat is shown. */
export const chatView = createLifecycle<WantedRoom>();
/** The member changes to the room of another language. */
export const roomChosen = createEvent<Language>();
export const roomRetried = createEvent();

const launchFx = createCall(contract.launch);
const over = [chatView.closed, sessionEnded];

const $wanted = createStore<WantedRoom | null>(null)
  .on(chatView.opened, (_, room) => room)
  .on(roomChosen, (wanted, of) => ({ kind: 'language', of, template: wanted?.template ?? 'drawer' }))
  .reset(over);
sample({
  clock: [chatView.opened, roomChosen, roomRetried],
  source: $wanted,
  filter: Boolean,
  target: launchFx,
});

const isWanted = (wanted: WantedRoom | null, { params }: { params: { kind: RoomKind; of: string } }): boolean =>
  wanted?.kind === params.kind && wanted.of === params.of;
const entered = sample({ clock: launchFx.done, source: $wanted, filter: isWanted, fn: (_, { result }) => result });
const refused = sample({ clock: launchFx.fail, source: $wanted, filter: isWanted, fn: (_, { error }) => error });

/** The open room; null while it is being opened, or cannot be. */
export const $room = createStore<ChatRoom | null>(null)
  .on(entered, (_, { room }) => room)
  .reset(chatView.opened, roomChosen, ...over);
export const $roomFailure = restore<CallFailure>(refused, null).reset(launchFx, ...over);
/** Languages that have a room. */
export const $languages = createStore<readonly Language[]>([]).on(entered, (_, { languages }) => languages);
/** How the room is shown: title and colour of its head (GAME-09). */
export const $look = createStore<{ title?: string | undefined; headerColor?: string | undefined }>({})
  .on(entered, (_, { look }) => look)
  .reset(over);

/** An answer about the member itself. */
export const selfAnswered = createEvent<ChatSelf>();
export const $self = createStore<ChatSelf | null>(null)
  .on(selfAnswered, (_, self) => self)
  .on(entered, (_, { self }) => self)
  .reset(sessionEnded);
