import { h, say } from '../../../client/dom.ts';
import type { Params } from '../shape.ts';
import type { Shared } from './context.ts';

export type Tab = 'live' | 'upcoming' | 'results' | 'bets';
const TABS: readonly Tab[] = ['live', 'upcoming', 'results', 'bets'];

/** The choice of a sport, and of what is listed. */
export function createNav({ texts }: Shared, { sports: offered }: Params, { onChange }: { onChange: () => void }) {
  let [tab, sport]: [Tab, string] = ['live', 'all'];
  let counts: Record<'live' | 'upcoming', Record<string, number>> = { live: {}, upcoming: {} };
  let openBets = 0;
  const codes = ['all', ...offered.map((each) => each.sport)];

  const sportButtons = codes.map((code) => {
    const count = h('span', { className: 'count' });
    const button = h(
      'button',
      { className: 'sport', type: 'button', onClick: () => choose(tab === 'bets' ? 'live' : tab, code) },
      h('span', {}, code === 'all' ? texts('allSports') : texts(`sport.${code}` as 'sport.football')),
      count,
    );
    return { code, button, count };
  });
  const tabButtons = TABS.map((code) => {
    const count = h('span', { className: 'count' });
    const name = code === 'bets' ? texts('myBets') : texts(code);
    const button = h(
      'button',
      { className: `book-tab is-${code}`, type: 'button', onClick: () => choose(code, sport) },
      h('span', {}, name),
      count,
    );
    return { code, button, count };
  });

  function choose(nextTab: Tab, nextSport: string): void {
    [tab, sport] = [nextTab, nextSport];
    paint();
    onChange();
  }

  function paint(): void {
    for (const { code, button, count } of sportButtons) {
      button.setAttribute('aria-pressed', String(code === sport));
      const all = (counts.live[code] ?? 0) + (counts.upcoming[code] ?? 0);
      say(count, String(tab === 'live' || tab === 'upcoming' ? (counts[tab][code] ?? 0) : all));
    }
    for (const { code, button, count } of tabButtons) {
      button.setAttribute('aria-pressed', String(code === tab));
      const its = code === 'bets' ? openBets : code === 'results' ? 0 : (counts[code][sport] ?? 0);
      say(count, its > 0 ? String(its) : '');
    }
  }
  paint();

  return {
    sports: h(
      'nav',
      { className: 'sports', attrs: { 'aria-label': texts('sports') } },
      ...sportButtons.map(({ button }) => button),
    ),
    tabs: h('div', { className: 'book-tabs', attrs: { role: 'group' } }, ...tabButtons.map(({ button }) => button)),
    chosen: () => ({ tab, sport }),
    startAt(first: Tab) {
      tab = first;
      paint();
    },
    setCounts(next: typeof counts) {
      counts = next;
      paint();
    },
    setOpenBets(next: number) {
      openBets = next;
      paint();
    },
  };
}
