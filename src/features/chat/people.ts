import { createEvent, createStore, restore, sample } from 'effector';
import { chat as contract, type NameProblem, type ReportReason } from '../../../contract/chat.ts';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { $room, chatView, selfAnswered } from './room.ts';

/** The member's name in the chat. */
export const nameTyped = createEvent<string>();
export const nameSubmitted = createEvent();
const setNameFx = createCall(contract.setName);
export const $name = createStore('')
  .on(nameTyped, (_, name) => name)
  .reset(setNameFx.done, sessionEnded);
export const $isNaming = setNameFx.pending;
sample({
  clock: nameSubmitted,
  source: { name: $name, busy: setNameFx.pending },
  filter: ({ name, busy }) => name.trim() !== '' && !busy,
  fn: ({ name }) => ({ name: name.slice(0, TEXT_BOUNDS.chatName) }),
  target: setNameFx,
});
sample({ clock: setNameFx.doneData, target: selfAnswered });
/** Why the name was refused: the reason of the server, or the key of another failure. */
export const $nameProblem = createStore<{ problem: NameProblem } | { key: string } | null>(null)
  .on(setNameFx.failData, (_, { key, details }) =>
    key === 'chat_name_refused' ? (details as { problem: NameProblem }) : { key },
  )
  .reset(nameTyped, setNameFx, chatView.closed, sessionEnded);

/** Mutes an author for this member alone, or ends that. */
export const ignoreToggled = createEvent<{ authorId: number; on: boolean }>();
const ignoreFx = createCall(contract.ignore);
sample({ clock: ignoreToggled, target: ignoreFx });
sample({ clock: ignoreFx.doneData, target: selfAnswered });

/** The message that the member is about to report; null: none. */
export const reportOpened = createEvent<string>();
export const reportDismissed = createEvent();
export const reportSubmitted = createEvent<ReportReason>();
const reportFx = createCall(contract.report);
export const $isReporting = reportFx.pending;
export const $reporting = createStore<string | null>(null)
  .on(reportOpened, (_, id) => id)
  .reset(reportDismissed, reportFx.done, $room, sessionEnded);
sample({
  clock: reportSubmitted,
  source: { messageId: $reporting, busy: reportFx.pending },
  filter: ({ messageId, busy }) => messageId !== null && !busy,
  fn: ({ messageId }, reason) => ({ messageId: messageId!, reason }),
  target: reportFx,
});
/** Messages that the member reported since the panel was opened. */
export const $reported = createStore<readonly string[]>([])
  .on(reportFx.done, (list, { params }) => [...list, params.messageId])
  .reset(sessionEnded);

/** A call about another member failed. */
export const $peopleFailure = restore<CallFailure>(
  sample({ clock: [ignoreFx.failData, reportFx.failData] }),
  null,
).reset(ignoreFx, reportFx, $room, sessionEnded);

/** The list of rounds to share is open. */
export const roundsView = createLifecycle();
export const shareable = createQuery(contract.rounds, { resetOn: [roundsView.closed, sessionEnded] });
sample({ clock: roundsView.opened, fn: () => ({}), target: shareable.start });
