import type { HandOf, TableState } from '../../../contract/live-tables.ts';
import type { OwnCards } from '../family.ts';
import { bootOf, potOf, type State, type View } from './rules.ts';
import { SEATS, type Params } from './shape.ts';

/** A hand as everybody sees it, in minor units; null before the deal. */
export function openOf(params: Params, state: State | View): HandOf<'teen-patti'> | null {
  const { dealer, seats, end, last, cards } = state;
  if (dealer === null) return null;
  const boot = bootOf(params, state);
  const { pot, rake, won } = potOf(params, state);
  return {
    dealer,
    unit: boot * state.unit,
    pot,
    seats: seats.map((seat, place) => {
      if (!seat) return null;
      const shown = end?.shown.includes(place) ? cards[place]! : null;
      const bet = boot * seat.bet;
      return { bet, left: state.stake - bet, seen: seat.seen, packed: seat.packed, cards: shown };
    }),
    last,
    end: end && { by: end.by, winners: end.winners, rake, won },
  };
}

/** The hand as a player at the table knows it, in boots; null before the deal, and until cards that were looked at are told. */
export function stateOf({ boots }: Params, { stake, hand }: TableState, { place, cards: own }: OwnCards): State | null {
  const shown = hand?.shown;
  if (!hand || !shown || (shown.seats[place]?.seen && !own)) return null;
  const boot = stake / boots;
  const seats = shown.seats.map((seat) => seat && { bet: seat.bet / boot, seen: seat.seen, packed: seat.packed });
  const cards = Array.from({ length: SEATS }, (_, each) => (each === place && own ? [...own] : []));
  const { dealer, last } = shown;
  const turn = hand.turn?.place ?? null;
  return { own: place, stake, cards, dealer, seats, unit: shown.unit / boot, turn, last, end: null };
}
