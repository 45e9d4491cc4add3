import { rankOf } from '../shared/cards.ts';
import { evaluateHand, KINDS } from './hand.ts';
import { actsOf, costOfBet, inHand, type Open, type State } from './rules.ts';
import type { Act, Move, Params } from './shape.ts';

/** Share of hands that these cards beat, roughly: 0 to 1. */
function worthOf({ lowest }: Params, cards: readonly number[]): number {
  const { kind } = evaluateHand(cards);
  const rank = Math.max(...cards.map(rankOf)) / 12;
  const share = kind === 'high' ? 0.74 * rank ** 2 : 0.76 + 0.05 * KINDS.indexOf(kind);
  return lowest ? 1 - share : share;
}

/** A number from 0 to 1, from the seat and from what everybody sees, so that players differ. Cards are no part of it. */
function mood({ seats, dealer, unit }: Open, place: number): number {
  const all = seats.reduce(
    (sum, seat) => sum * 31 + (seat ? seat.bet + (seat.packed ? 1 : 0) : 7),
    place * 13 + dealer! * 5,
  );
  return (((all + unit) * 7_919) % 1_000) / 1_000;
}

/** The move of a simulated player, who knows its own cards only once it looked at them. */
export function simulated(params: Params, state: State): Move {
  const place = state.turn!;
  const acts = actsOf(params, state);
  const may = (act: Act): boolean => acts.includes(act);
  const to = (act: Act): Move => ({ act, place });
  const { bet, seen } = state.seats[place]!;
  const nerve = mood(state, place);
  if (!seen) {
    const looks =
      bet >= 2 + Math.floor(nerve * 4) || inHand(state).some((each) => each !== place && state.seats[each]!.seen);
    if (looks) return to('see');
    if (may('show') && bet > 4) return to('show');
    return to(may('raise') && nerve > 0.8 ? 'raise' : 'bet');
  }
  const worth = worthOf(params, state.cards[place]!);
  const price = costOfBet(state, place, 'bet') / params.boots;
  if (worth < 0.35 + price + 0.2 * nerve) return to('pack');
  if (may('show') && (worth < 0.85 || bet > params.boots / 3)) return to('show');
  if (may('raise') && worth > 0.86) return to('raise');
  return to(may('bet') ? 'bet' : 'pack');
}
