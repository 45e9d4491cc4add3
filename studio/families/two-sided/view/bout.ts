import { h, isCalm, svg } from '../../../client/dom.ts';
import { UNTIL_OFF, type End } from '../shape.ts';
import { said } from './verified.ts';
import type { FamilyTexts } from './texts/index.ts';
import { ended } from '../../../client/ended.ts';

const EXCHANGE_MS = 620;
const LAST_MS = 900;
/** The balance moves this far from the middle, in percent of its track. */
const REACH = 46;

type Side = 'red' | 'blue';
const WHOLE = 100;
const endAt = (end: End, last: number): number =>
  end === 'red' ? -WHOLE : end === 'blue' ? WHOLE : end === 'draw' ? 0 : last;
const sideAt = (balance: number): End => (balance < 0 ? 'red' : balance > 0 ? 'blue' : 'draw');

/** The exchanges that are shown. */
const received = (values: readonly number[], end: End): readonly number[] =>
  end === 'off' ? values.slice(0, UNTIL_OFF) : values;

/** A crest of rays for red, of petals for blue: the sides differ by more than their colour. */
function crest(side: Side): SVGElement {
  const points = side === 'red' ? 12 : 8;
  const rays = Array.from({ length: points }, (_, index) =>
    side === 'red'
      ? svg('path', { d: 'M50 4 55 30H45Z', transform: `rotate(${(index * 360) / points} 50 50)` })
      : svg('ellipse', { cx: 50, cy: 20, rx: 10, ry: 15, transform: `rotate(${(index * 360) / points} 50 50)` }),
  );
  return svg(
    'svg',
    { viewBox: '0 0 100 100', class: 'crest', 'aria-hidden': 'true' },
    svg('g', { class: 'crest-rays' }, ...rays),
    svg('circle', { cx: 50, cy: 50, r: 24, class: 'crest-ring' }),
    svg('circle', { cx: 50, cy: 50, r: 15, class: 'crest-heart' }),
  );
}

/** The two sides, and between them the balance that their exchanges move. */
export function createBout(texts: FamilyTexts, exchanges: number) {
  const sides = { red: crest('red'), blue: crest('blue') };
  const names = { red: h('span', {}, texts('on.red')), blue: h('span', {}, texts('on.blue')) };
  const carrier = h('div', { className: 'bout-carrier' }, h('div', { className: 'bout-orb' }));
  const marks = h('div', { className: 'bout-marks' }, ...Array.from({ length: exchanges }, () => h('i', {})));
  const side = (of: Side): HTMLElement => {
    const element = h('div', { className: `bout-side is-${of}` });
    element.append(sides[of], names[of]);
    return element;
  };
  const element = h(
    'div',
    { className: 'bout', dir: 'ltr', attrs: { role: 'img' } },
    side('red'),
    h('div', { className: 'bout-middle' }, h('div', { className: 'bout-track' }, carrier), marks),
    side('blue'),
  );
  const at = (balance: number): string => `translateX(${((balance * REACH) / WHOLE).toFixed(2)}%)`;
  let balance = 0;

  function place(next: number): void {
    balance = next;
    carrier.style.transform = at(next);
  }

  const mark = (index: number, value: number): void => {
    marks.children[index]!.className = `is-${sideAt(value)}`;
  };

  const label = (text: string): void => element.setAttribute('aria-label', `${texts('bout')}: ${text}`);

  function end(won: End): void {
    place(endAt(won, balance));
    element.dataset['end'] = won;
    label(said(texts, won));
  }

  /** Moves the balance; the side towards whose win it moves strikes. */
  async function move(next: number, ms: number): Promise<void> {
    const moving = carrier.animate(
      { transform: [at(balance), at(next)] },
      { duration: ms, easing: 'cubic-bezier(.3,1.3,.5,1)' },
    );
    const striking = sides[next < balance ? 'red' : 'blue'].animate(
      { transform: ['scale(1)', 'scale(1.14)', 'scale(1)'] },
      { duration: ms * 0.8, easing: 'ease-out' },
    );
    await Promise.all([ended(moving), ended(striking)]);
    place(next);
  }

  const clear = (): void => {
    place(0);
    delete element.dataset['end'];
    for (const each of marks.children) each.className = '';
    label(texts('even'));
  };
  clear();

  return {
    element,
    clear,
    /** Shows the exchanges one by one, then the end. */
    async play(values: readonly number[], won: End, isSkipped: () => boolean, onStrike: () => void): Promise<void> {
      clear();
      for (const [index, value] of received(values, won).entries()) {
        if (!isCalm() && !isSkipped()) {
          onStrike();
          await move(value, EXCHANGE_MS);
        }
        mark(index, value);
      }
      if (!isCalm() && !isSkipped()) await move(endAt(won, balance), LAST_MS);
      end(won);
    },
    /** Shows a bout that is over. */
    show(values: readonly number[], won: End) {
      for (const [index, value] of received(values, won).entries()) mark(index, value);
      end(won);
    },
  };
}
