import type { FlightState } from '../../../../contract/live-rounds.ts';
import type { OwnBet } from '../../../client/flight-view.ts';
import { h, say } from '../../../client/dom.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatMoney } from '../../../client/money.ts';
import { timesText } from '../../../client/parts/ladder.ts';
import type { FamilyTexts } from './texts/index.ts';

/** A flight that went so far is high, in hundredths. */
const HIGH = 1_000;
const LOW = 200;
const SHOWN = 24;

/** What is said of a bet that was still in at the end of the flight; null before it. */
type Over = 'wasIn' | 'wasReturned' | null;

const heightOf = (end: number): string => (end >= HIGH ? 'is-high' : end < LOW ? 'is-low' : '');

/** Ends of the last flights, the newest first. */
export function createRecent(texts: FamilyTexts, { locale }: Pick<I18n, 'locale'>) {
  const element = h('ol', { className: 'recent-ends', tabIndex: 0, attrs: { 'aria-label': texts('recent') } });
  let shown = '';
  return {
    element,
    show(ends: readonly number[]) {
      const newest = ends.slice(-SHOWN).reverse();
      if (shown === newest.join()) return;
      shown = newest.join();
      element.replaceChildren(
        ...newest.map((end) => h('li', { className: heightOf(end), dir: 'ltr' }, timesText(end, locale))),
      );
    },
  };
}

/** Everybody's bets in the flight; nobody is named. */
export function createBets(texts: FamilyTexts, { locale }: I18n, money: { currency: string; exponent: number }) {
  const list = h('ol', { className: 'flight-bets-list' });
  const count = h('span', { className: 'flight-bets-count' });
  const own = h('p', { className: 'flight-own', hidden: true });
  const empty = h('li', { className: 'is-empty' }, texts('noBets'));
  const more = h('p', { className: 'fine', hidden: true });
  const element = h(
    'section',
    { className: 'flight-bets', tabIndex: 0, attrs: { 'aria-label': texts('bets') } },
    h('h2', {}, texts('bets'), ' ', count),
    own,
    list,
    more,
  );

  const stateOf = (at: number | null, over: Over): { text: string; mood: string } => {
    if (at !== null) return { text: timesText(at, locale), mood: 'is-out' };
    if (over === null) return { text: texts('stillIn'), mood: '' };
    return { text: texts(over), mood: over === 'wasIn' ? 'is-lost' : '' };
  };
  const row = (name: string, stake: number, at: number | null, over: Over): HTMLElement[] => {
    const { text, mood } = stateOf(at, over);
    return [
      h('span', { className: 'bet-name' }, name),
      h('span', { className: 'bet-stake' }, formatMoney(stake, money, locale)),
      h('span', { className: `bet-state ${mood}`, dir: at === null ? '' : 'ltr' }, text),
    ];
  };

  return {
    element,
    show({ bets, count: all }: FlightState, over: Over) {
      say(count, all === 0 ? '' : String(all));
      list.replaceChildren(
        ...bets.map(({ player, stake, at }) => h('li', {}, ...row(texts('player', { player }), stake, at, over))),
        empty,
      );
      empty.hidden = bets.length > 0;
      more.hidden = all <= bets.length;
      say(more, texts('more', { count: all - bets.length }));
    },
    own(bet: OwnBet | null, over: Over) {
      own.hidden = bet === null;
      empty.hidden = bet !== null || list.children.length > 1;
      if (bet) own.replaceChildren(...row(texts('you'), bet.stake, bet.at, over));
    },
  };
}
