import { createEvent, createStore, sample } from 'effector';
import { withdrawals, type CountedBet } from '../../../contract/withdrawals.ts';
import { createRecord } from '../../entities/records/index.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $overview, withdrawPage } from './overview.ts';

/** The bets that counted towards the open turnover. They load when the member opens their list. */
export const countedBets = createRecord(createCall(withdrawals.countedBets), ({ id }: CountedBet) => String(id));
export const countedShown = createEvent<boolean>();
/** Whether the list is open. */
export const $isCountedShown = createStore(false)
  .on(countedShown, (_, isShown) => isShown)
  .reset(withdrawPage.closed, sessionEnded);

sample({ clock: $isCountedShown, filter: Boolean, fn: () => ({}), target: countedBets.opened });
// The requirements were read again, so bets may have counted since.
sample({ clock: $overview, filter: $isCountedShown, fn: () => undefined, target: countedBets.refreshed });
sample({ clock: sessionEnded, fn: () => undefined, target: countedBets.forgotten });
