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
import { $type, bookChosen, slipTaken } from './legs.ts';
import { $session, sessionNeeded } from './session.ts';

export type BetState = 'open' | 'over';
export const cashOutPressed = createEvent<{ slip: string; amount: number }>();
/** A cash-out was answered. */
const cashOutAnswered = createEvent();

const $key = combine($session, $member, (session, member) =>
  session && member ? `slips:${member.id}-${session.game}` : null,
);
/** How many bets are open; null while unknown. */
export const $slips = liveState({ feed: 'slips', $key }).$value;

/** Cash-out prices hold for seconds: they are loaded anew while a shown bet has one. */
const OFFERS_MS = 2_500;

interface Wanted {
  session: string;
  state: BetState;
  fixture: string | null;
}

/** A list of the player's bets while it is shown: all of them, or those on the fixture with which it is opened. */
const createBets = () => {
  const shown = createLifecycle<string | null>();
  const stateChosen = createEvent<BetState>();
  const retried = createEvent();
  const $fixture = createStore<string | null>(null).on(shown.opened, (_, fixture) => fixture);
  const $state = createStore<BetState>('open')
    .on(stateChosen, (_, state) => state)
    .reset(shown.opened);
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
    { resetOn: [sessionEnded, stateChosen, shown.closed, bookChosen] },
  );
  /** The newest bets of the chosen state; null while unknown. Older ones are in the records. */
  const $list = slips.$data.map((answer) => answer?.list ?? null);
  /** A bet was there since the list is shown: it stays when the last one is settled. */
  const $hasAny = createStore(false)
    .reset(shown.opened)
    .on($list, (had, list) => had || Boolean(list?.length));
  const $hasMore = slips.$data.map((answer) => answer?.more ?? false);
  // Whoever is logged in sees bets by a session.
  sample({
    clock: [shown.opened, $member],
    source: { isOpen: shown.$isOpen, member: $member, type: $type },
    filter: ({ isOpen, member }) => isOpen && member !== null,
    fn: ({ type }) => type,
    target: sessionNeeded,
  });
  const { next: offersDue } = fromStream({
    start: shown.opened,
    stop: shown.closed,
    inputs: {},
    stream: (_, { scheduler }) => interval(OFFERS_MS, scheduler),
  });
  const $isBusy = $list.map((list) =>
    Boolean(list?.some(({ canCashOut, state }) => canCashOut || state === 'waiting')),
  );
  sample({
    clock: [
      ...[shown.opened, stateChosen, $session, $slips, slipTaken, retried, cashOutAnswered, languageChanged],
      sample({ clock: offersDue, filter: $isBusy }),
    ],
    source: { isOpen: shown.$isOpen, session: $session, state: $state, fixture: $fixture, live: $isLive },
    filter: ({ isOpen, session, live }) => isOpen && session !== null && live,
    fn: ({ session, state, fixture }) => ({ session: session!.session, state, fixture }),
    target: slips.start,
  });
  return { shown, stateChosen, retried, $state, $list, $hasAny, $hasMore, $failure: slips.$error };
};
export type Bets = ReturnType<typeof createBets>;
/** Beside the slip. */
export const ownBets = createBets();
/** On the page of a match. */
export const matchBets = createBets();

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
sample({ clock: answered, fn: () => {}, target: cashOutAnswered });
/** What came of the last cash-out. */
export const $cashedOut = createStore<{ slip: string; isDone: boolean } | null>(null)
  .reset(cashOutPressed, ownBets.shown.opened, matchBets.shown.opened)
  .on(answered, (_, outcome) => outcome);
