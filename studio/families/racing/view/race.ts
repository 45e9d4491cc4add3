import { h, isCalm, svg } from '../../../client/dom.ts';
import { ended } from '../../../client/ended.ts';

const RACE_MS = 9_600;
/** How far along its lane the winner comes to rest, in percent; each rank behind it stays back by a step. */
const FINISH = 86;
const STEP = 3.4;
/** At a post, ranks are this far apart. */
const POST_STEP = 1.5;

/** A galloping horse to the right, with its number on the cloth. */
function horse(runner: number): SVGElement {
  const leg = (d: string): SVGElement => svg('path', { d, class: 'horse-leg' });
  const number = svg('text', { x: 27, y: 21.5, 'text-anchor': 'middle', class: 'horse-number' });
  number.textContent = String(runner + 1);
  return svg(
    'svg',
    { viewBox: '0 0 60 40', class: 'horse', 'aria-hidden': 'true' },
    leg('M17 24 8 32 3 36'),
    leg('M19 25 13 35 8 38'),
    leg('M38 24 47 31 54 30'),
    leg('M36 25 43 34 50 37'),
    svg('path', { d: 'M13 15C7 12 4 14 1 19c4-2 8-1 11 1z', class: 'horse-body' }),
    svg('path', {
      d: 'M12 18c0-5 6-7 13-6.500 5 .4 9 .2 12-2.500L45 3l2-2 .5 3c4 1 7 5 9 9.500-1 2-3 2.500-5 1.500l-4-2c-2 3-3 6-5 9-3 4-9 4.500-15 4-8 .5-15.500 0-15.500-8z',
      class: 'horse-body',
    }),
    svg('rect', { x: 19.5, y: 11, width: 15, height: 13, rx: 2.5, class: 'horse-cloth' }),
    number,
  );
}

/** The lanes of a race: one for each runner, which stands in its row beside the odds. */
export function createRace(labels: readonly string[], strengths: readonly number[]) {
  const runners = labels.length;
  const max = Math.max(...strengths);
  const rows = labels.map((label, runner) => {
    const carrier = h('div', { className: 'lane-carrier' });
    carrier.append(horse(runner));
    const rank = h('b', { className: 'lane-rank' });
    const strength = h('i', { className: 'lane-strength' });
    strength.style.transform = `scaleX(${(strengths[runner]! / max).toFixed(3)})`;
    const lane = h(
      'div',
      { className: `lane cloth-${runner + 1}`, dir: 'ltr' },
      h('span', { className: 'lane-name' }, label),
      strength,
      carrier,
      rank,
    );
    return { carrier, rank, lane };
  });
  const at = (percent: number): string => `translateX(${percent.toFixed(2)}%)`;

  const rankIn = (order: readonly number[], runner: number): number => order.indexOf(runner);
  const restOf = (order: readonly number[], runner: number): number => FINISH - STEP * rankIn(order, runner);

  function show(order: readonly number[]): void {
    for (const [runner, { carrier, rank, lane }] of rows.entries()) {
      carrier.style.transform = at(restOf(order, runner));
      rank.textContent = String(rankIn(order, runner) + 1);
      lane.classList.toggle('is-first', rankIn(order, runner) === 0);
      lane.classList.remove('is-running');
    }
  }

  function clear(): void {
    for (const { carrier, rank, lane } of rows) {
      carrier.style.transform = at(0);
      rank.textContent = '';
      lane.classList.remove('is-first', 'is-running');
    }
  }
  clear();

  return {
    lanes: rows.map(({ lane }) => lane),
    clear,
    show,
    /** Runs from the start, past the posts in their orders, to the finish. */
    async run(
      order: readonly number[],
      posts: readonly (readonly number[])[],
      isSkipped: () => boolean,
    ): Promise<void> {
      clear();
      if (!isCalm()) {
        const running = rows.map(({ carrier, lane }, runner) => {
          lane.classList.add('is-running');
          const past = posts.map((ranks, post) => {
            const share = (post + 1) / (posts.length + 1);
            const back = POST_STEP * rankIn(ranks, runner);
            return { transform: at((FINISH - STEP * runners * 0.5) * share + POST_STEP * runners * 0.5 - back) };
          });
          return carrier.animate([{ transform: at(0) }, ...past, { transform: at(restOf(order, runner)) }], {
            duration: RACE_MS,
            easing: 'linear',
          });
        });
        const watch = setInterval(() => isSkipped() && running.forEach((each) => each.finish()), 50);
        await Promise.all(running.map(ended));
        clearInterval(watch);
      }
      show(order);
    },
  };
}
