import { h, isCalm, svg } from '../../../client/dom.ts';
import { isBoost, segmentsOf } from '../layout.ts';
import type { Params } from '../shape.ts';
import { ended } from '../../../client/ended.ts';

const SPIN_MS = 4_600;
const TURNS = 4;
const RADIUS = 92;
const HUB = 30;

const point = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`;
};

/** The wheel, with its pegs and a pointer above it. */
export function createWheel(params: Params, label: string) {
  const segments = segmentsOf(params);
  const angle = 360 / segments.length;
  const kindOf = (pays: number): number => params.kinds.findIndex((kind) => kind.pays === pays);
  const drawn = segments.flatMap((segment, index) => {
    const [from, to] = [(index - 0.5) * angle, (index + 0.5) * angle];
    const d = `M100 100L${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}Z`;
    const text = svg('text', {
      x: 100,
      y: 20,
      'text-anchor': 'middle',
      class: isBoost(segment) ? 'wheel-boost' : '',
      'font-size': Math.min(11, 3.1 + 0.62 * angle),
      transform: `rotate(${(index * angle).toFixed(2)} 100 100)`,
    });
    text.textContent = isBoost(segment) ? `×${segment.boost}` : String(segment.pays);
    const kind = isBoost(segment) ? 'boost' : String(kindOf(segment.pays));
    const [cx, cy] = point(to, 94.5).split(' ') as [string, string];
    return [
      svg('path', { d, class: `segment kind-${kind}` }),
      text,
      svg('circle', { cx, cy, r: 1.2, class: 'wheel-peg' }),
    ];
  });
  const disc = svg('g', { class: 'wheel-disc' }, ...drawn);
  const word = svg('text', { x: 100, y: 108, 'text-anchor': 'middle', class: 'wheel-word' });
  const mark = svg('circle', { cx: 100, cy: 100, r: HUB, class: 'wheel-hub' });
  const element = h('div', { className: 'money-wheel', dir: 'ltr' });
  element.append(
    svg(
      'svg',
      { viewBox: '0 0 200 204', role: 'img', 'aria-label': label },
      svg('circle', { cx: 100, cy: 100, r: 98, class: 'wheel-rim' }),
      disc,
      mark,
      word,
      svg('path', { d: 'M93 0h14l-7 12z', class: 'wheel-pointer' }),
    ),
  );
  let turned = 0;

  const set = (degrees: number): void => {
    turned = degrees;
    (disc as SVGElement & ElementCSSInlineStyle).style.transform = `rotate(${degrees}deg)`;
  };

  /** What stands at the pointer, in the middle of the wheel; null while it turns. */
  const name = (index: number | null): void => {
    const segment = index === null ? undefined : segments[index];
    const kind = segment === undefined ? '' : isBoost(segment) ? ' kind-boost' : ` kind-${kindOf(segment.pays)}`;
    word.textContent = segment === undefined ? '' : isBoost(segment) ? `×${segment.boost}` : String(segment.pays);
    mark.setAttribute('class', `wheel-hub${kind}`);
  };

  return {
    element,
    /** Turns until the segment stands at the pointer. */
    async spin(index: number, isSkipped: () => boolean): Promise<void> {
      const rest = -index * angle;
      name(null);
      if (!isCalm() && !isSkipped()) {
        const turning = disc.animate(
          { transform: [`rotate(${turned % 360}deg)`, `rotate(${rest + TURNS * 360}deg)`] },
          { duration: SPIN_MS, easing: 'cubic-bezier(.12,.55,.18,1)' },
        );
        const watch = setInterval(() => isSkipped() && turning.finish(), 50);
        await ended(turning);
        clearInterval(watch);
      }
      set(rest);
      name(index);
    },
    show(index: number) {
      set(-index * angle);
      name(index);
    },
  };
}
