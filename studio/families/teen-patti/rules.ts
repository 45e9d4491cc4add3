import { BadBet, BadMove, type Step } from '../family.ts';
import { drawCards, ONE_DECK } from '../shared/cards.ts';
import type { Rule } from '../shared/draw.ts';
import { evaluateHand } from './hand.ts';
import { SEATS, type Act, type Bet, type Move, type Params } from './shape.ts';

/*
 * Teen patti: three cards each, bets blind or seen, to the last player or to a show. Amounts of a state are boots; the payout is
 * in minor units. Draws: three cards for each of the five seats, seat by seat, whoever plays; the first three are those of seat 0.
 */

export interface Seat {
  bet: number;
  seen: boolean;
  packed: boolean;
}
export interface End {
  by: 'packed' | 'show' | 'limit';
  /** Whose cards everybody sees. */
  shown: number[];
  winners: number[];
}
/** What everybody sees of a hand. Lists have an entry for each seat, null where nobody plays. */
export interface Open {
  /** Minor units that the hand takes of each player. */
  stake: number;
  /** Null before the deal. */
  dealer: number | null;
  seats: (Seat | null)[];
  /** What a blind player bets at least, in boots; a seen one twice that. */
  unit: number;
  turn: number | null;
  last: { act: Act; place: number } | null;
  end: End | null;
}
export interface State extends Open {
  /** The seat of the round's own player. */
  own: number;
  cards: number[][];
}
/** What one player sees: cards that are hidden are null. */
export interface View extends Open {
  own: number;
  cards: (number[] | null)[];
}

const CARDS = 3;
const places = Array.from({ length: SEATS }, (_, place) => place);

export function stakeOf({ boots }: Params, { stake }: Bet): number {
  if (stake % boots !== 0) throw new BadBet('STAKE_NOT_OFFERED');
  return stake;
}

export function* begin(_: Params, { place, stake }: Bet): Rule<Step<State>> {
  const drawn = yield* drawCards(SEATS * CARDS, [], ONE_DECK);
  const cards = places.map((each) => drawn.slice(each * CARDS, (each + 1) * CARDS));
  const seats = places.map(() => null);
  const state = { own: place, stake, cards, dealer: null, seats, unit: 1, turn: null, last: null, end: null };
  return { state, payout: null };
}

export const costOf = (params: Params, state: State, made: Move): number => {
  after(params, state, made);
  return 0;
};

// A rule without draws is a generator all the same.
// eslint-disable-next-line require-yield
export function* move(params: Params, state: State, made: Move): Rule<Step<State>> {
  const next = after(params, state, made);
  return { state: next, payout: next.end ? payoutOf(params, next, next.own) : null };
}

const players = ({ seats }: Open): number[] => places.filter((place) => seats[place]);
/** Who has not packed. */
export const inHand = ({ seats }: Open): number[] => places.filter((place) => seats[place] && !seats[place].packed);
const isBlind = (state: Open, place: number): boolean => state.seats[place]?.seen === false;
/** What a bet takes of this player, in boots. */
export const costOfBet = (state: Open, place: number, act: 'bet' | 'raise' | 'show'): number =>
  state.unit * (isBlind(state, place) ? 1 : 2) * (act === 'raise' ? 2 : 1);

/** What the player whose turn it is may do. */
export function actsOf({ boots }: Params, state: Open): Act[] {
  const place = state.turn;
  const seat = place === null ? null : state.seats[place];
  if (place === null || !seat) return [];
  const others = inHand(state).filter((each) => each !== place);
  const affords = (act: 'bet' | 'raise' | 'show'): boolean => seat.bet + costOfBet(state, place, act) <= boots;
  // A seen player cannot have a blind one show.
  const mayShow = others.length === 1 && (!seat.seen || !isBlind(state, others[0]!));
  return [
    ...(seat.seen ? [] : (['see'] as const)),
    'pack' as const,
    ...(mayShow && affords('show') ? (['show'] as const) : []),
    ...(affords('bet') ? (['bet'] as const) : []),
    ...(affords('raise') ? (['raise'] as const) : []),
  ];
}

function after(params: Params, state: State, made: Move): State {
  if (made.act === 'deal') return dealt(state, made);
  const { act, place } = made;
  if (place !== state.turn || !actsOf(params, state).includes(act)) throw new BadMove();
  const last = { act, place };
  const change = (seat: Partial<Seat>, more: Partial<State> = {}): State => ({
    ...state,
    ...more,
    last,
    seats: state.seats.map((each, at) => (each && at === place ? { ...each, ...seat } : each)),
  });
  if (act === 'see') return onTurn(params, change({ seen: true }), place);
  if (act === 'pack') return onTurn(params, change({ packed: true }), following(state, place));
  const cost = costOfBet(state, place, act);
  const paid = change({ bet: state.seats[place]!.bet + cost });
  if (act === 'show') return shown(params, paid, 'show', place);
  const unit = isBlind(state, place) ? cost : cost / 2;
  return onTurn(params, { ...paid, unit }, following(state, place));
}

function dealt(state: State, { dealer, places: dealtIn }: Extract<Move, { act: 'deal' }>): State {
  const isKnown = new Set(dealtIn).size === dealtIn.length && dealtIn.includes(dealer);
  if (state.dealer !== null || !isKnown || !dealtIn.includes(state.own)) throw new BadMove();
  const seats = places.map((place) => (dealtIn.includes(place) ? { bet: 1, seen: false, packed: false } : null));
  const begun = { ...state, dealer, seats };
  return { ...begun, turn: following(begun, dealer) };
}

/** The next player after this seat who has not packed. */
function following(state: Open, place: number): number {
  const order = places.map((step) => (place + 1 + step) % SEATS);
  return order.find((each) => each !== place && state.seats[each] && !state.seats[each].packed) ?? place;
}

/** The turn passes, unless one player is left, or this one cannot bet any more. */
function onTurn(params: Params, state: State, place: number): State {
  const left = inHand(state);
  if (left.length === 1) return { ...state, turn: null, end: { by: 'packed', shown: [], winners: left } };
  const isOut = state.seats[place]!.bet + costOfBet(state, place, 'bet') > params.boots;
  return isOut ? shown(params, state, 'limit', null) : { ...state, turn: place };
}

/** All who are in show their cards. Who asked for the show loses it if the hands are equal. */
function shown({ lowest }: Params, state: State, by: 'show' | 'limit', request: number | null): State {
  const left = inHand(state);
  const worth = (place: number): number => evaluateHand(state.cards[place]!).strength * (lowest ? -1 : 1);
  const best = Math.max(...left.map(worth));
  const equal = left.filter((place) => worth(place) === best);
  const winners = equal.length > 1 ? equal.filter((place) => place !== request) : equal;
  return { ...state, turn: null, end: { by, shown: left, winners } };
}

/** Minor units of one boot. */
export const bootOf = ({ boots }: Params, { stake }: Pick<Open, 'stake'>): number => stake / boots;

/** The pot, the house's part of it, and what the winners get together, in minor units. */
export function potOf(params: Params, state: Open): { pot: number; rake: number; won: number } {
  const pot = bootOf(params, state) * state.seats.reduce((sum, seat) => sum + (seat?.bet ?? 0), 0);
  const rake = Math.floor((pot * params.rake) / 10_000);
  return { pot, rake, won: pot - rake };
}

/** What a seat gets at the end: what it did not bet, and its part of the pot. An odd unit goes to the first winner after the dealer. */
export function payoutOf(params: Params, state: State, place: number): number {
  const { end, seats, dealer } = state;
  const seat = seats[place];
  if (!end || !seat || dealer === null) return 0;
  return notAtRisk(params, state, place) + partOf(potOf(params, state).won, end, dealer, place);
}

function partOf(won: number, { winners }: End, dealer: number, place: number): number {
  if (!winners.includes(place)) return 0;
  const part = Math.floor(won / winners.length);
  const first = places.map((step) => (dealer + 1 + step) % SEATS).find((each) => winners.includes(each));
  return part + (place === first ? won - part * winners.length : 0);
}

/** What this seat did not bet of its stake. */
export const notAtRisk = (params: Params, state: Open & { own: number }, place = state.own): number =>
  state.stake - bootOf(params, state) * (state.seats[place]?.bet ?? 0);

/** A hand as its own player sees it: own cards once looked at, those of others when they are shown. */
export function viewOf(_: Params, { cards, ...state }: State | View): View {
  const isOpen = (place: number): boolean =>
    (place === state.own && (state.seats[place]?.seen === true || state.end !== null)) ||
    state.end?.shown.includes(place) === true;
  return { ...state, cards: cards.map((each, place) => (isOpen(place) ? each : null)) };
}

/** Who does not come back packs, also when it is another's turn: a hand is over when one is left. */
export const leave = (_: Params, state: Open & { own: number }): Move =>
  state.turn === null ? dealOf(state.own) : { act: 'pack', place: state.turn };

/** Two players, of whom the other deals. */
const dealOf = (own: number): Move => {
  const other = (own + 1) % SEATS;
  return { act: 'deal', dealer: other, places: [own, other].toSorted((a, b) => a - b) };
};

/**
 * The play of the stated return: two players bet blind and equal until the whole stake of both is in the pot. It needs no
 * card, and no other play risks more of a stake.
 */
export function best({ boots }: Params, state: Open & { own: number }): Move {
  const place = state.turn;
  if (place === null) return dealOf(state.own);
  const { bet } = state.seats[place]!;
  const isEven = players(state).every((each) => state.seats[each]!.bet === bet);
  const double = 2 * state.unit;
  const rest = boots - bet - double;
  return { act: isEven && rest >= 0 && rest % double === 0 ? 'raise' : 'bet', place };
}
