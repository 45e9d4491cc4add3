import { h, isCalm, svg } from '../../../client/dom.ts';
import { colourOf } from './place.ts';
import { ended } from '../../../client/ended.ts';

/** The order of the pockets on the wheel, clockwise. */
export const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const ANGLE = 360 / ORDER.length;
const SPIN_MS = 3_600;
const TURNS = 5;

const point = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`;
};

/** The wheel with its ball, which comes to rest in the pocket of the number. */
export function createWheel(label: string) {
  const pockets = ORDER.map((number, index) => {
    const [from, to] = [(index - 0.5) * ANGLE, (index + 0.5) * ANGLE];
    const d = `M${point(from, 94)}A94 94 0 0 1 ${point(to, 94)}L${point(to, 62)}A62 62 0 0 0 ${point(from, 62)}Z`;
    const text = svg('text', {
      x: 100,
      y: 17,
      'text-anchor': 'middle',
      transform: `rotate(${(index * ANGLE).toFixed(2)} 100 100)`,
    });
    text.textContent = String(number);
    return [svg('path', { d, class: `pocket is-${colourOf(number)}` }), text];
  }).flat();
  const disc = svg(
    'g',
    { class: 'wheel-disc' },
    ...pockets,
    svg('circle', { cx: 100, cy: 100, r: 50, class: 'wheel-hub' }),
  );
  const ball = svg('circle', { cx: 100, cy: 33, r: 4.2, class: 'wheel-ball' });
  const mark = svg('circle', { cx: 100, cy: 100, r: 34, class: 'wheel-mark' });
  const word = svg('text', { x: 100, y: 114, 'text-anchor': 'middle', class: 'wheel-word' });
  const element = h('div', { className: 'wheel', dir: 'ltr' });
  element.append(
    svg(
      'svg',
      { viewBox: '0 0 200 200', role: 'img', 'aria-label': label },
      svg('circle', { cx: 100, cy: 100, r: 98, class: 'wheel-rim' }),
      disc,
      mark,
      word,
      ball,
    ),
  );
  let turned = 0;

  const set = (degrees: number): void => {
    turned = degrees;
    (disc as SVGElement & ElementCSSInlineStyle).style.transform = `rotate(${degrees}deg)`;
  };

  /** The number that came, in the middle of the wheel; null while it turns. */
  const name = (number: number | null): void => {
    word.textContent = number === null ? '' : String(number);
    mark.setAttribute('class', number === null ? 'wheel-mark' : `wheel-mark is-${colourOf(number)}`);
  };

  return {
    element,
    /** Turns so that the number stands under the ball. */
    async spin(number: number, isSkipped: () => boolean): Promise<void> {
      const rest = -ORDER.indexOf(number) * ANGLE;
      name(null);
      if (!isCalm()) {
        const options = { duration: SPIN_MS, easing: 'cubic-bezier(.15,.6,.2,1)' };
        const turning = disc.animate(
          { transform: [`rotate(${turned % 360}deg)`, `rotate(${rest + TURNS * 360}deg)`] },
          options,
        );
        const rolling = ball.animate({ transform: ['rotate(0)', `rotate(${-(TURNS + 2) * 360}deg)`] }, options);
        const watch = setInterval(() => {
          if (!isSkipped()) return;
          turning.finish();
          rolling.finish();
        }, 50);
        await Promise.all([ended(turning), ended(rolling)]);
        clearInterval(watch);
      }
      set(rest);
      name(number);
    },
    show(number: number) {
      set(-ORDER.indexOf(number) * ANGLE);
      name(number);
    },
  };
}
