import { JOKER, rankOf, RANKS, suitOf } from '../../families/shared/cards.ts';
import { h, isCalm, svg } from '../dom.ts';
import type { I18n } from '../i18n/index.ts';
import { cardNameIn, loadCardNames } from './card-names/index.ts';
import { ended } from '../ended.ts';
import './cards.css';

/** Outlines of the suits, 24 × 24: clubs, diamonds, hearts, spades. */
const SUITS = [
  'M12 2a4.6 4.6 0 0 0-4.2 6.5A4.6 4.6 0 1 0 11 15.3L10 22h4l-1-6.7a4.6 4.6 0 1 0 3.2-6.8A4.6 4.6 0 0 0 12 2Z',
  'M12 1.5 20 12l-8 10.5L4 12Z',
  'M12 22C5 16.5 2 12.5 2 8.5a5.3 5.3 0 0 1 10-2.4 5.3 5.3 0 0 1 10 2.4c0 4-3 8-10 13.5Z',
  'M12 2C6 7.5 3 10.5 3 14.2a4.4 4.4 0 0 0 8 2.5L10 22h4l-1-5.3a4.4 4.4 0 0 0 8-2.5C21 10.5 18 7.5 12 2Z',
] as const;

const DEAL_MS = 240;

export interface Cards {
  /** A card face up; null is one face down. */
  card(card: number | null): HTMLElement;
  nameOf(card: number): string;
  /** Puts a row of cards into a holder; cards from `from` on are dealt one after another. */
  deal(holder: HTMLElement, cards: readonly (number | null)[], from?: number): Promise<void>;
  /** Turns one card of a holder face up. */
  turn(holder: HTMLElement, place: number, card: number): Promise<void>;
}

/** Prepares cards with names in the player's language. */
export async function createCards(i18n: Pick<I18n, 'language'>): Promise<Cards> {
  const names = await loadCardNames(i18n);
  const nameOf = (card: number): string => cardNameIn(names, card);

  function card(given: number | null): HTMLElement {
    if (given === null)
      return h('span', { className: 'card is-down', attrs: { role: 'img', 'aria-label': names.down } });
    const colour = given === JOKER || suitOf(given) === 1 || suitOf(given) === 2 ? ' is-red' : '';
    return h(
      'span',
      { className: `card${colour}`, attrs: { role: 'img', 'aria-label': nameOf(given) } },
      ...(given === JOKER ? jokerFace() : face(given)),
    );
  }

  async function deal(holder: HTMLElement, cards: readonly (number | null)[], from = cards.length): Promise<void> {
    holder.replaceChildren(...cards.slice(0, from).map(card));
    for (const each of cards.slice(from)) {
      const element = card(each);
      holder.append(element);
      if (isCalm()) continue;
      const coming = element.animate(
        { transform: ['translateY(-40%) rotate(-6deg)', 'none'], opacity: [0, 1] },
        { duration: DEAL_MS, easing: 'ease-out' },
      );
      await ended(coming);
    }
  }

  async function turn(holder: HTMLElement, place: number, to: number): Promise<void> {
    const old = holder.children[place];
    const next = card(to);
    if (!old || isCalm()) return void old?.replaceWith(next);
    const away = old.animate({ transform: ['none', 'rotateY(90deg)'] }, { duration: DEAL_MS / 2, easing: 'ease-in' });
    await ended(away);
    old.replaceWith(next);
    const back = next.animate(
      { transform: ['rotateY(-90deg)', 'none'] },
      { duration: DEAL_MS / 2, easing: 'ease-out' },
    );
    await ended(back);
  }

  return { card, nameOf, deal, turn };
}

const suitShape = (suit: number, name: string): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: name, 'aria-hidden': 'true' }, svg('path', { d: SUITS[suit]! }));

const corner = (rank: string, suit: number): HTMLElement => {
  const element = h('span', { className: 'card-corner', attrs: { 'aria-hidden': 'true' } }, rank);
  element.append(suitShape(suit, 'card-small'));
  return element;
};

function face(card: number): Node[] {
  const sign = RANKS[rankOf(card)]!;
  return [corner(sign === 'T' ? '10' : sign, suitOf(card)), suitShape(suitOf(card), 'card-suit')];
}

const jokerFace = (): Node[] => [
  h('span', { className: 'card-corner is-joker', attrs: { 'aria-hidden': 'true' } }, '★'),
  h('span', { className: 'card-joker', attrs: { 'aria-hidden': 'true' } }, '★'),
];
