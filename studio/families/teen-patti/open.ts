import type { HandOf } from '../../../contract/live-tables.ts';
import { bootOf, potOf, type State, type View } from './rules.ts';
import type { Params } from './shape.ts';

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
      return { bet: boot * seat.bet, seen: seat.seen, packed: seat.packed, cards: shown };
    }),
    last,
    end: end && { by: end.by, winners: end.winners, rake, won },
  };
}
