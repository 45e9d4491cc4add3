import type { HandOf } from '../../../../contract/live-tables.ts';
import type { Cards } from '../../../client/parts/cards.ts';
import type { MessageKey } from '../../../client/i18n/index.ts';
import { createOval, type OvalSeat } from '../../../client/parts/oval-table.ts';
import { evaluateHand } from '../hand.ts';
import { SEATS } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

/** What the board shows: the hand, who sits, and what the player knows. */
export interface Shown {
  hand: HandOf<'teen-patti'> | null;
  /** Null for a free seat. */
  sits: readonly ({ simulated: boolean; away: boolean } | null)[];
  own: number | null;
  ownCards: readonly number[] | null;
  turn: { place: number; leftMs: number } | null;
}

interface Dependencies {
  cards: Cards;
  t: (key: MessageKey) => string;
  money: (amount: number) => string;
  /** The house's part of each pot, in words. */
  rake: string;
  turnMs: number;
  sit: ((place: number) => void) | undefined;
}

const CARDS = 3;

/** Draws the table: five seats around it, the player's own at the lower edge. */
export function createBoard(texts: FamilyTexts, { cards, t, money, rake, turnMs, sit }: Dependencies) {
  const oval = createOval(SEATS, { cards, t, turnMs, sit });

  const nameOf = ({ own, sits }: Pick<Shown, 'own' | 'sits'>, place: number): string => {
    if (place === own) return texts('you');
    const seat = texts('seat', { seat: place + 1 });
    return sits[place]?.simulated ? `${seat} · ${texts('simulated')}` : seat;
  };

  function noteOf({ hand, sits, own, ownCards }: Shown, place: number): string {
    const seat = hand?.seats[place];
    // Who is away and plays no more in this hand.
    if (sits[place]?.away && (!seat || seat.packed || hand?.end)) return texts('away');
    const known = seat?.cards ?? (place === own ? ownCards : null);
    if (seat && known && !seat.packed) return texts(`kind.${evaluateHand(known).kind}`);
    if (seat) return texts(seat.packed ? 'packed' : seat.seen ? 'seen' : 'blind');
    return '';
  }

  function cardsOf({ hand, own, ownCards }: Shown, place: number): readonly (number | null)[] {
    const seat = hand?.seats[place];
    if (!seat) return [];
    return seat.cards ?? (place === own ? ownCards : null) ?? Array.from({ length: CARDS }, () => null);
  }

  function seatOf(shown: Shown, place: number): OvalSeat {
    const { hand, sits, own } = shown;
    const seat = hand?.seats[place];
    const isFree = !sits[place] && !seat;
    const taken = sits[place]?.simulated ? 'program' : 'person';
    return {
      who: isFree ? 'free' : place === own ? 'own' : taken,
      name: isFree ? texts('free') : place === own ? texts('you') : texts('seat', { seat: place + 1 }),
      note: [sits[place]?.simulated && texts('simulated'), noteOf(shown, place)].filter(Boolean).join(' · '),
      left: seat ? money(seat.left) : null,
      bet: seat ? money(seat.bet) : null,
      cards: cardsOf(shown, place),
      isDealer: hand?.dealer === place,
      isOut: seat?.packed === true || sits[place]?.away === true,
      isWinner: hand?.end?.winners.includes(place) === true,
    };
  }

  /** Shows the table as it stands; what is new moves if `animated`. */
  const show = (shown: Shown, animated = false): Promise<void> => {
    const { hand, own, turn } = shown;
    const end = hand?.end;
    return oval.show(
      {
        seats: Array.from({ length: SEATS }, (_, place) => seatOf(shown, place)),
        own,
        // A table that is not known has no seats to take.
        canSit: own === null && shown.sits.length > 0,
        turn,
        pot: hand ? money(hand.pot) : '',
        potName: hand ? texts('pot') : '',
        note: end ? texts('rake', { amount: money(end.rake) }) : texts('part', { rake }),
      },
      animated,
    );
  };

  return { element: oval.element, show, nameOf };
}
