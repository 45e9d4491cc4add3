import { h, isCalm, pause, svg } from '../dom.ts';
import './dice.css';

/** The seven places of pips, in thirds, and which of them each face of six has. */
const PLACES: readonly (readonly [number, number])[] = [
  [0, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [0, 2],
  [2, 2],
];
const FACES: Record<number, readonly number[]> = {
  1: [3],
  2: [0, 6],
  3: [0, 3, 6],
  4: [0, 1, 5, 6],
  5: [0, 1, 3, 5, 6],
  6: [0, 1, 2, 4, 5, 6],
};
const ROLL_MS = 900;
const STEP_MS = 90;

interface Die {
  element: HTMLElement;
  put: (face: number) => void;
}

const numberedDie = (): Die => {
  const element = h('span', { className: 'die' });
  return { element, put: (face) => (element.textContent = String(face)) };
};

/** A die of six. Its pips are hidden and shown, never made anew: a roll changes them many times, and none of it is laid out again. */
export const pippedDie = (): Die => {
  const pips = PLACES.map(([x, y]) => svg('circle', { cx: 22 + x * 28, cy: 22 + y * 28, r: 9 }));
  const element = h('span', { className: 'die' });
  element.append(svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, ...pips));
  const put = (face: number): void =>
    pips.forEach((pip, place) => pip.setAttribute('opacity', FACES[face]!.includes(place) ? '1' : '0'));
  return { element, put };
};

/** A die that shows this face of six, as a picture beside words. */
export function dieFace(face: number): HTMLElement {
  const { element, put } = pippedDie();
  put(face);
  return element;
}

/** A row of dice: faces of six as pips, others as numbers. */
export function createDice(count: number, faces: number, label: string) {
  const isPipped = faces <= 6;
  const dice = Array.from({ length: count }, () => (isPipped ? pippedDie() : numberedDie()));
  const elements = dice.map(({ element }) => element);
  const element = h(
    'div',
    { className: 'dice-row', dir: 'ltr', attrs: { role: 'img', 'aria-label': label } },
    ...elements,
  );

  return {
    element,
    show(shown: readonly number[]) {
      shown.forEach((face, index) => dice[index]!.put(face));
      element.setAttribute('aria-label', `${label}: ${shown.join(', ')}`);
    },
    /** Turns until they rest; what shows meanwhile decides nothing. */
    async roll(shown: readonly number[], isSkipped: () => boolean): Promise<void> {
      if (!isCalm()) {
        const turning = elements.map((die) =>
          die.animate(
            { transform: ['translateY(-30%) rotate(-200deg)', 'translateY(0) rotate(20deg)', 'none'] },
            { duration: ROLL_MS, easing: 'cubic-bezier(.2,.8,.3,1)' },
          ),
        );
        for (let at = 0; at < ROLL_MS && !isSkipped(); at += STEP_MS) {
          dice.forEach((each, index) => each.put(1 + (((at / STEP_MS) * 7 + index * 3) % faces)));
          await pause(STEP_MS);
        }
        for (const each of turning) each.finish();
      }
      this.show(shown);
    },
  };
}
