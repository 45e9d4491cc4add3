import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { VendorSlip, type BookSlip, type PlaceSlip } from '../../../contract/book-slips.ts';
import type { BookType } from '../../../contract/book-fixtures.ts';
import { protectedAction, sessionEnded } from '../../entities/session/index.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { bookAnswered, bookCommanded, type BookAnswer } from './commands.ts';
import { $type, bookChosen, legRemoved, priceChosen, pricesAccepted, slipCleared, slipTaken } from './legs.ts';
import { $order, $pricesNow, $status, stakeTyped } from './order.ts';
import { $session, openFailed, sessionLost, sessionNeeded, sessionOpened } from './session.ts';

/** The button of the slip was pressed: it accepts the prices that are shown, or places the bet. */
export const placePressed = createEvent();
/** A visitor's button of the slip was pressed. */
export const loginPressed = createEvent();

/** A bet on its way: the type and the slip as it was shown when the button was pressed. */
interface Going {
  id: string;
  type: BookType;
  order: PlaceSlip;
  /** The session was lost once, and the bet was sent in a new one. */
  isAgain: boolean;
}

// One press does one of them: accepted prices are shown before the next press bets on them.
const pressed = sample({
  clock: placePressed,
  source: { status: $status, prices: $pricesNow },
  fn: ({ status, prices }) => ({ state: status.state, prices }),
});
sample({
  clock: pressed,
  filter: ({ state }) => state === 'changed',
  fn: ({ prices }) => prices,
  target: pricesAccepted,
});

const place = protectedAction<null>();
sample({
  clock: pressed,
  filter: ({ state }) => state !== 'changed',
  fn: () => null,
  target: place.requested,
});
// A visitor logs in first, whatever the prices do, and then sees the stakes of the book.
sample({ clock: loginPressed, fn: () => null, target: place.requested });
sample({ clock: place.allowed, source: $type, target: sessionNeeded });

const numberFx = createEffect((going: Omit<Going, 'id'>): Going => ({ ...going, id: crypto.randomUUID() }));
const $going = createStore<Going | null>(null)
  .on(numberFx.doneData, (_, going) => going)
  .reset(sessionEnded);
/** A bet is on its way. */
export const $isPlacing = $going.map((going) => going !== null);

// W8: a bet waits for a live connection, whatever the button shows.
sample({
  clock: place.allowed,
  source: { order: $order, type: $type, session: $session, going: $going, live: $isLive },
  filter: ({ order, session, going, live }) => order !== null && session !== null && going === null && live,
  fn: ({ order, type }) => ({ type, order: order!, isAgain: false }),
  target: numberFx,
});

// Of the session in which the bet was numbered, or of the one that was opened in its place.
sample({
  clock: [numberFx.doneData, sessionOpened],
  source: { going: $going, session: $session },
  filter: ({ going, session }) => going !== null && session?.type === going.type,
  fn: ({ going, session }) => ({
    id: going!.id,
    game: session!.game,
    session: session!.session,
    name: 'placeSlip',
    payload: { ...going!.order },
  }),
  target: bookCommanded,
});

const answered = sample({
  clock: bookAnswered,
  source: $going,
  filter: (going, { id }) => going?.id === id,
  fn: (going, answer) => ({ going: going!, answer, outcome: outcomeOf(answer) }),
});

/** What came of a bet. */
export type Placed =
  | { kind: 'accepted' | 'waiting'; slip: Pick<BookSlip, 'total' | 'currency' | 'exponent'> }
  | { kind: 'refused'; code: string };
type Outcome = Placed | { kind: 'lost' };

/** A session that is over was ended elsewhere, or by time: the bet reached nobody. */
const OVER = ['SESSION_INVALID', 'SESSION_EXPIRED'];
function outcomeOf(answer: BookAnswer): Outcome {
  if ('refused' in answer) {
    return answer.refused === 'NOT_ALLOWED' || answer.refused === 'NOT_FOUND'
      ? { kind: 'lost' }
      : { kind: 'refused', code: answer.refused };
  }
  const { code, result } = answer.result;
  if (OVER.includes(code)) return { kind: 'lost' };
  const slip = VendorSlip.safeParse((result as { slip?: unknown } | null)?.slip);
  if (code !== 'OK' || !slip.success) return { kind: 'refused', code };
  if (slip.data.state === 'refused') return { kind: 'refused', code: slip.data.code ?? 'REFUSED' };
  return { kind: slip.data.state === 'waiting' ? 'waiting' : 'accepted', slip: slip.data };
}

// Once, the bet is sent again in a new session, with the same id.
const retried = sample({
  clock: answered,
  filter: ({ going, outcome }) => outcome.kind === 'lost' && !going.isAgain,
  fn: ({ going }) => going,
});
$going.on(retried, (_, going) => ({ ...going, isAgain: true }));
sample({ clock: retried, fn: ({ type }) => type, target: [sessionLost, sessionNeeded] });

const ended = sample({
  clock: answered,
  filter: ({ going, outcome }) => outcome.kind !== 'lost' || going.isAgain,
  fn: ({ going, outcome }) => ({
    going,
    placed: outcome.kind === 'lost' ? ({ kind: 'refused', code: 'SESSION_EXPIRED' } as const) : outcome,
  }),
});
$going.reset(ended, openFailed);
sample({
  clock: ended,
  filter: ({ placed }) => placed.kind !== 'refused',
  fn: ({ going }) => going.type,
  target: slipTaken,
});

/** What came of the last bet, until the slip changes. */
export const $placed = createStore<Placed | null>(null)
  .reset(priceChosen, legRemoved, slipCleared, bookChosen, stakeTyped, placePressed, sessionEnded)
  .on(ended, (_, { placed }) => placed);
/** What the button of the slip does now. */
export const $canPlace = combine(
  { order: $order, status: $status, live: $isLive, placing: $isPlacing },
  ({ order, status, live, placing }) => live && !placing && (order !== null || status.state === 'changed'),
);
