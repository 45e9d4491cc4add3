import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { interval } from 'rxjs';
import { book } from '../../../contract/book.ts';
import { $member, sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, languageChanged } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { bookAnswered, bookCommanded } from './commands.ts';
import { $type, bookChosen } from './legs.ts';
import { betPlaced } from './place.ts';
import { $session, sessionNeeded } from './session.ts';

/** The player's bets are shown: all of them, or those on one fixture. */
export const bets = createLifecycle<string | null>();
export type BetState = 'open' | 'over';
export const betStateChosen = createEvent<BetState>();
export const betsRetried = createEvent();
export const cashOutPressed = createEvent<{ slip: string; amount: number }>();

const $fixture = createStore<string | null>(null).on(bets.opened, (_, fixture) => fixture);
export const $betState = createStore<BetState>('open')
  .on(betStateChosen, (_, state) => state)
  .reset(bets.opened);

const $key = combine($session, $member, (session, member) =>
  session && member ? `slips:${member.id}-${session.game}` : null,
);
/** How many bets are open; null while unknown. */
export const $slips = liveState({ feed: 'slips', $key }).$value;

interface Wanted {
  session: string;
  state: BetState;
  fixture: string | null;
}
const slips = createQuery(
  attach({
    source: $language,
    mapParams: ({ session, state, fixture }: Wanted, language) => ({
      session,
      state,
      ...(fixture !== null && { fixture }),
      pageNo: '1',
      language,
    }),
    effect: createCall(book.slips),
  }),
  { resetOn: [sessionEnded, betStateChosen, bets.closed, bookChosen] },
);
/** The newest bets of the chosen state; null while unknown. Older ones are in the records. */
export const $bets = slips.$data.map((answer) => answer?.list ?? null);
export const $hasMoreBets = slips.$data.map((answer) => answer?.more ?? false);
export const $betsFailure = slips.$error;

// Whoever is logged in sees bets by a session.
sample({
  clock: [bets.opened, $member],
  source: { isOpen: bets.$isOpen, member: $member, type: $type },
  filter: ({ isOpen, member }) => isOpen && member !== null,
  fn: ({ type }) => type,
  target: sessionNeeded,
});

/** Cash-out prices hold for seconds: they are loaded anew while a shown bet has one. */
const OFFERS_MS = 2_500;
const { next: offersDue } = fromStream({
  start: bets.opened,
  stop: bets.closed,
  inputs: {},
  stream: (_, { scheduler }) => interval(OFFERS_MS, scheduler),
});
const $isBusy = $bets.map((list) => Boolean(list?.some(({ canCashOut, state }) => canCashOut || state === 'waiting')));
const dueWhileBusy = sample({ clock: offersDue, filter: $isBusy });

sample({
  clock: [bets.opened, betStateChosen, $session, $slips, betPlaced, betsRetried, dueWhileBusy, languageChanged],
  source: { isOpen: bets.$isOpen, session: $session, state: $betState, fixture: $fixture, live: $isLive },
  filter: ({ isOpen, session, live }) => isOpen && session !== null && live,
  fn: ({ session, state, fixture }) => ({ session: session!.session, state, fixture }),
  target: slips.start,
});

const numberFx = createEffect((of: { slip: string; amount: number }) => ({ ...of, id: crypto.randomUUID() }));
/** The slip that is being taken back. */
export const $cashingOut = createStore<{ id: string; slip: string } | null>(null)
  .on(numberFx.doneData, (_, going) => going)
  .reset(sessionEnded);
// W8: money waits for a live connection.
sample({
  clock: cashOutPressed,
  source: { session: $session, going: $cashingOut, live: $isLive },
  filter: ({ session, going, live }) => session !== null && going === null && live,
  fn: (_, pressed) => pressed,
  target: numberFx,
});
sample({
  clock: numberFx.doneData,
  source: $session,
  filter: Boolean,
  fn: ({ game, session }, { id, slip, amount }) => ({
    id,
    game,
    session,
    name: 'cashOutSlip',
    payload: { slip, amount },
  }),
  target: bookCommanded,
});
const answered = sample({
  clock: bookAnswered,
  source: $cashingOut,
  filter: (going, { id }) => going?.id === id,
  fn: (going, answer) => ({ slip: going!.slip, isDone: 'result' in answer && answer.result.code === 'OK' }),
});
$cashingOut.reset(answered);
sample({ clock: answered, fn: () => {}, target: betsRetried });
/** What came of the last cash-out. */
export const $cashedOut = createStore<{ slip: string; isDone: boolean } | null>(null)
  .reset(cashOutPressed, bets.opened, betStateChosen)
  .on(answered, (_, outcome) => outcome);
