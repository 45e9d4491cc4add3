import type { HandOf } from '../../../../contract/live-tables.ts';
import { h, say } from '../../../client/dom.ts';
import type { Cards } from '../../../client/parts/cards.ts';
import { judge } from '../hand.ts';
import { SEATS } from '../shape.ts';
import type { FamilyWords } from './texts/index.ts';

/** What the board shows: the hand, who sits, and what the player knows. */
export interface Shown {
  hand: HandOf<'teen-patti'> | null;
  /** Null for a free seat. */
  sits: readonly ({ simulated: boolean; away: boolean } | null)[];
  own: number | null;
  ownCards: readonly number[] | null;
  turn: number | null;
}

const CARDS = 3;

/** Draws the table: five seats around it, the player's own at the lower edge. */
export function createBoard(words: FamilyWords, cards: Cards, money: (amount: number) => string) {
  const pot = h('p', { className: 'patti-pot' });
  const rake = h('p', { className: 'patti-rake' });
  const felt = h('div', { className: 'patti-felt', attrs: { 'aria-hidden': 'true' } });
  const seats = Array.from({ length: SEATS }, () => {
    const name = h('p', { className: 'patti-name' });
    const state = h('p', { className: 'patti-state' });
    const bet = h('p', { className: 'patti-bet' });
    const holder = h('div', { className: 'cards', dir: 'ltr' });
    return {
      name,
      state,
      bet,
      holder,
      drawn: '',
      element: h('li', { className: 'patti-seat' }, holder, name, state, bet),
    };
  });
  const element = h(
    'div',
    { className: 'patti' },
    felt,
    h('div', { className: 'patti-middle' }, pot, rake),
    h('ul', { className: 'patti-seats' }, ...seats.map((seat) => seat.element)),
  );

  const nameOf = ({ own, sits }: Pick<Shown, 'own' | 'sits'>, place: number): string => {
    if (place === own) return words('you');
    const seat = words('seat', { seat: place + 1 });
    return sits[place]?.simulated ? `${seat} · ${words('simulated')}` : seat;
  };

  function stateOf({ hand, sits }: Shown, place: number): string {
    const seat = hand?.seats[place];
    if (!sits[place] && !seat) return words('free');
    const known = seat?.cards ? words(`kind.${judge(seat.cards).kind}`) : null;
    if (seat) return known ?? words(seat.packed ? 'packed' : seat.seen ? 'seen' : 'blind');
    return sits[place]?.away ? words('away') : '';
  }

  function cardsOf({ hand, own, ownCards }: Shown, place: number): readonly (number | null)[] {
    const seat = hand?.seats[place];
    if (!seat) return [];
    return seat.cards ?? (place === own ? ownCards : null) ?? Array.from({ length: CARDS }, () => null);
  }

  /** Shows the table as it stands; cards that are new are dealt if `animated`. */
  async function show(shown: Shown, animated = false): Promise<void> {
    const { hand, own, turn } = shown;
    say(pot, hand ? `${words('pot')} ${money(hand.pot)}` : '');
    say(rake, hand?.end ? words('rake', { amount: money(hand.end.rake) }) : '');
    const dealt: Promise<void>[] = [];
    for (const [place, seat] of seats.entries()) {
      const part = hand?.seats[place];
      // The player's own seat is the lowest.
      seat.element.dataset['spot'] = String((place - (own ?? 0) + SEATS) % SEATS);
      const marks = {
        'is-own': place === own,
        'is-turn': place === turn,
        'is-packed': part?.packed === true,
        'is-free': !shown.sits[place] && !part,
        'is-dealer': hand?.dealer === place,
        'is-won': hand?.end?.winners.includes(place) === true,
      };
      const names = Object.entries(marks).filter(([, isOn]) => isOn);
      seat.element.className = ['patti-seat', ...names.map(([name]) => name)].join(' ');
      say(seat.name, !shown.sits[place] && !part ? '' : nameOf(shown, place));
      say(seat.state, stateOf(shown, place));
      say(seat.bet, part ? money(part.bet) : '');
      const row = cardsOf(shown, place);
      if (seat.drawn === row.join()) continue;
      const isNew = animated && seat.drawn === '';
      seat.drawn = row.join();
      dealt.push(cards.deal(seat.holder, row, isNew ? 0 : row.length));
    }
    await Promise.all(dealt);
  }

  return { element, show, nameOf };
}
