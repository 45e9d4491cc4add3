import type { ChoiceStep } from '../../../../contract/live-rounds.ts';
import { h, svg } from '../../../client/dom.ts';
import { MOVES } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

const KINDS = ['open', ...MOVES] as const;
/** The length of the ring, by its own measure. */
const WHOLE = 100;

/** The time for a choice as a ring, and how many players made each choice. */
export function createCountdown(texts: FamilyTexts) {
  const left = svg('circle', { class: 'is-left', cx: '20', cy: '20', r: '17', pathLength: String(WHOLE) });
  const seconds = h('span', { className: 'ring-seconds' });
  const ring = h(
    'div',
    { className: 'ring', attrs: { 'aria-hidden': 'true' } },
    svg('svg', { viewBox: '0 0 40 40' }, svg('circle', { cx: '20', cy: '20', r: '17' }), left),
    seconds,
  );
  const counts = KINDS.map((kind) => {
    const number = h('b', {}, '0');
    return {
      kind,
      number,
      element: h(
        'li',
        { className: `is-${kind}` },
        number,
        h('span', {}, texts(kind === 'open' ? kind : `move.${kind}`)),
      ),
    };
  });
  const element = h(
    'div',
    { className: 'bj-live-choice' },
    ring,
    h(
      'ul',
      { className: 'bj-live-counts', attrs: { 'aria-label': texts('chosen') } },
      ...counts.map((each) => each.element),
    ),
  );

  return {
    element,
    /** Shows the time that is left, and the choices; null: nobody decides. */
    set(choice: ChoiceStep | null, leftMs: number) {
      element.classList.toggle('is-asked', choice !== null && leftMs > 0);
      if (!choice) return;
      const share = Math.min(1, leftMs / choice.lastsMs);
      left.setAttribute('stroke-dashoffset', String(WHOLE - Math.round(share * WHOLE)));
      seconds.textContent = String(Math.ceil(leftMs / 1_000));
      for (const { kind, number } of counts) number.textContent = String(choice.players[kind] ?? 0);
    },
  };
}
