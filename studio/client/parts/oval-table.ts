import { h, isCalm, say, svg } from '../dom.ts';
import type { MessageKey } from '../i18n/index.ts';
import type { Cards } from './cards.ts';
import { ended } from '../ended.ts';
import './oval-table.css';

/** A seat as the table shows it. Texts are in the player's language. */
export interface OvalSeat {
  who: 'own' | 'person' | 'program' | 'free';
  name: string;
  /** What is known of the player: blind, packed, away. */
  note: string;
  /** Amounts: what the player can still bet, and has bet. */
  left: string | null;
  bet: string | null;
  cards: readonly (number | null)[];
  isDealer: boolean;
  /** No longer in the hand. */
  isOut: boolean;
  isWinner: boolean;
}

export interface OvalShown {
  seats: readonly OvalSeat[];
  /** The player's own seat, which is drawn at the lower edge. */
  own: number | null;
  /** Free seats can be taken. */
  canSit: boolean;
  /** Whose turn it is, and what is left of its time. */
  turn: { place: number; leftMs: number } | null;
  /** The amount, with its name above and a note below; empty without a hand. */
  pot: string;
  potName: string;
  note: string;
}

const DEAL_MS = 260;
const DEAL_STEP_MS = 70;
const CHIPS_MS = 420;
/** The ring of time moves so often: it needs no frame of its own. */
const RING_STEP_MS = 250;
const RING = 100;

/** Heads of a person and of a program, 48 × 48. */
const FACES = {
  person: 'M24 10a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm-15 31c1-9 7-13 15-13s14 4 15 13Z',
  program:
    'M23 6h2v5h-2Zm1-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM12 12h24v19H12Zm5 6v5h5v-5Zm9 0v5h5v-5Zm-8 8v2h12v-2ZM9 41c1-6 6-8 15-8s14 2 15 8Z',
};

interface Parts {
  cards: Cards;
  t: (key: MessageKey) => string;
  turnMs: number;
  /** Takes a free seat; absent: nobody can. */
  sit?: ((place: number) => void) | undefined;
}

/** Draws an oval table with its seats around it, for players who play against each other. */
export function createOval(size: number, { cards, t, turnMs, sit }: Parts) {
  const pot = h('p', { className: 'oval-pot' });
  const note = h('p', { className: 'oval-note' });
  const potName = h('p', { className: 'oval-note' });
  const middle = h('div', { className: 'oval-middle' }, potName, pot, note);
  const felt = h('div', { className: 'oval-felt', attrs: { 'aria-hidden': 'true' } });
  const seats = Array.from({ length: size }, (_, place) => createSeat(place, t, sit));
  const element = h(
    'div',
    { className: 'oval' },
    felt,
    middle,
    h('ul', { className: 'oval-seats' }, ...seats.map((seat) => seat.element)),
  );
  let won = '';

  /** Shows the table as it stands. What is new moves, if `animated`: cards are dealt and turned, chips go to the pot and from it. */
  async function show({ seats: shown, own, canSit, turn, ...texts }: OvalShown, animated = false): Promise<void> {
    const moves = animated && !isCalm();
    say(pot, texts.pot);
    say(potName, texts.potName);
    say(note, texts.note);
    const moving: Promise<unknown>[] = [];
    const dealt = seats.filter((seat, place) => seat.cards === '' && shown[place]!.cards.length > 0);
    for (const [place, seat] of seats.entries()) {
      const now = shown[place]!;
      const angle = ((place - (own ?? 0) + size) % size) / size;
      seat.element.style.setProperty('--cos', String(-Math.sin(angle * 2 * Math.PI)));
      seat.element.style.setProperty('--sin', String(Math.cos(angle * 2 * Math.PI)));
      seat.write(now, turn?.place === place);
      seat.sit.hidden = !sit || !canSit || now.who !== 'free';
      say(seat.sit, seat.sit.hidden ? '' : t('hands.sit'));
      paintRing(seat.ring, turn?.place === place ? turn.leftMs : null);
      if (seat.bet.textContent !== (now.bet ?? '')) {
        const isMore = seat.bet.textContent !== '' || now.bet !== null;
        say(seat.bet, now.bet ?? '');
        if (moves && isMore && now.bet !== null) moving.push(slide(seat.bet, seat.avatar, CHIPS_MS));
      }
      moving.push(putCards(seat, now.cards, moves ? dealt.indexOf(seat) : -1));
    }
    const winners = shown.flatMap((seat, place) => (seat.isWinner ? [place] : []));
    if (moves && winners.length > 0 && won !== winners.join())
      for (const place of winners) moving.push(pay(seats[place]!.avatar));
    won = winners.join();
    await Promise.all(moving);
  }

  /** Deals a row that is new, card by card around the table; turns cards that become known. */
  async function putCards(seat: (typeof seats)[number], row: readonly (number | null)[], order: number): Promise<void> {
    const next = row.join();
    if (seat.cards === next) return;
    const before = seat.row;
    [seat.cards, seat.row] = [next, row];
    const isTurned = before.length === row.length && before.every((card, at) => card === null || card === row[at]);
    if (isTurned && order === -1)
      return void (await Promise.all(
        row.map(async (card, at) => {
          if (card !== null && card !== before[at]) await cards.turn(seat.holder, at, card);
        }),
      ));
    seat.holder.replaceChildren(...row.map((card) => cards.card(card)));
    if (order === -1) return;
    const players = seats.filter(({ row }) => row.length > 0).length;
    await Promise.all(
      [...seat.holder.children].map((card, at) =>
        slide(card as HTMLElement, middle, DEAL_MS, (at * players + order) * DEAL_STEP_MS),
      ),
    );
  }

  /** The pot goes to a winner. */
  async function pay(to: HTMLElement): Promise<void> {
    const chips = h('span', { className: 'oval-chips is-paid', attrs: { 'aria-hidden': 'true' } });
    middle.append(chips);
    const { x, y } = between(chips, to);
    const going = chips.animate(
      { transform: ['none', `translate(${x}px, ${y}px)`], opacity: [1, 1, 0] },
      { duration: 2 * CHIPS_MS, easing: 'ease-in-out' },
    );
    await ended(going);
    chips.remove();
  }

  /** Seconds pass: the ring of the player on move is drawn by the time that is left. */
  function paintRing(ring: SVGElement, leftMs: number | null): void {
    for (const running of ring.getAnimations?.() ?? []) running.cancel();
    const spent = leftMs === null ? RING : RING * (1 - Math.min(1, leftMs / turnMs));
    ring.setAttribute('stroke-dashoffset', String(spent));
    if (leftMs === null || leftMs <= 0 || isCalm()) return;
    ring.animate(
      { strokeDashoffset: [spent, RING] },
      { duration: leftMs, easing: `steps(${Math.ceil(leftMs / RING_STEP_MS)})`, fill: 'forwards' },
    );
  }

  return { element, show };
}

function createSeat(place: number, t: Parts['t'], sit: Parts['sit']) {
  const holder = h('div', { className: 'cards oval-cards', dir: 'ltr' });
  const name = h('span', { className: 'oval-name' });
  const left = h('span', { className: 'oval-left' });
  const note = h('span', { className: 'oval-state' });
  const bet = h('span', { className: 'oval-bet' });
  const dealer = h(
    'span',
    { className: 'oval-dealer', hidden: true },
    h('span', { className: 'spoken' }, t('hands.dealer')),
  );
  const face = svg('path', { d: FACES.person });
  const ring = svg('circle', {
    ...{ cx: 24, cy: 24, r: 22.5, class: 'oval-ring', pathLength: RING },
    ...{ 'stroke-dasharray': RING, 'stroke-dashoffset': RING },
  });
  const avatar = h('span', { className: 'oval-avatar', attrs: { 'aria-hidden': 'true' } });
  avatar.append(svg('svg', { viewBox: '0 0 48 48' }, face, ring));
  const sitHere = h('button', { className: 'oval-sit', type: 'button', hidden: true, onClick: () => sit?.(place) });
  const spokenLeft = h('span', { className: 'spoken' });
  const spokenBet = h('span', { className: 'spoken' });
  const element = h(
    'li',
    { className: 'oval-seat' },
    holder,
    h(
      'div',
      { className: 'oval-plate' },
      avatar,
      h('span', { className: 'oval-who' }, name, spokenLeft, left),
      dealer,
      sitHere,
    ),
    note,
    spokenBet,
    bet,
  );
  element.style.setProperty('--hue', String((place * 67 + 200) % 360));

  function write(now: OvalSeat, isTurn: boolean): void {
    face.setAttribute('d', now.who === 'program' ? FACES.program : FACES.person);
    say(name, now.name);
    say(note, now.note);
    say(left, now.left ?? '');
    say(spokenLeft, now.left === null ? '' : t('hands.left'));
    say(spokenBet, now.bet === null ? '' : t('hands.bet'));
    dealer.hidden = !now.isDealer;
    const marks = {
      [`is-${now.who}`]: true,
      'is-turn': isTurn,
      'is-out': now.isOut,
      'is-winner': now.isWinner,
      'is-in': now.cards.length > 0,
    };
    element.className = `oval-seat ${Object.keys(marks)
      .filter((mark) => marks[mark])
      .join(' ')}`;
    if (isTurn) element.setAttribute('aria-current', 'true');
    else element.removeAttribute('aria-current');
  }
  const row: readonly (number | null)[] = [];
  return { element, holder, avatar, ring, bet, sit: sitHere, write, cards: '', row };
}

/** From one element's middle to another's, in pixels. */
function between(from: Element, to: Element): { x: number; y: number } {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return { x: b.left + b.width / 2 - a.left - a.width / 2, y: b.top + b.height / 2 - a.top - a.height / 2 };
}

/** Moves an element from another's place to its own. */
async function slide(element: HTMLElement, from: Element, duration: number, delay = 0): Promise<void> {
  const { x, y } = between(element, from);
  const coming = element.animate(
    { transform: [`translate(${x}px, ${y}px) scale(0.7)`, 'none'], opacity: [0, 1, 1] },
    { duration, delay, easing: 'ease-out', fill: 'backwards' },
  );
  await ended(coming);
}
