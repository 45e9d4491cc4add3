import { h, isCalm, pause, svg } from '../../../client/dom.ts';

/** Places of the pips on a face of six, in thirds. */
const PIPS: Record<number, readonly [number, number][]> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};
const ROLL_MS = 900;
const STEP_MS = 90;

/** A row of dice: faces of six as pips, others as numbers. */
export function createDice(count: number, faces: number, label: string) {
  const dice = Array.from({ length: count }, () => h('span', { className: 'die' }));
  const element = h('div', { className: 'dice-row', dir: 'ltr', attrs: { role: 'img', 'aria-label': label } }, ...dice);

  function put(die: HTMLElement, face: number): void {
    if (faces > 6) return void die.replaceChildren(String(face));
    const pips = PIPS[face]!.map(([x, y]) => svg('circle', { cx: 22 + x * 28, cy: 22 + y * 28, r: 9 }));
    die.replaceChildren(svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, ...pips));
  }

  return {
    element,
    show(shown: readonly number[]) {
      shown.forEach((face, index) => put(dice[index]!, face));
      element.setAttribute('aria-label', `${label}: ${shown.join(', ')}`);
    },
    /** Turns until they rest; what shows meanwhile decides nothing. */
    async roll(shown: readonly number[], isSkipped: () => boolean): Promise<void> {
      if (!isCalm()) {
        const turning = dice.map((die) =>
          die.animate(
            { transform: ['translateY(-30%) rotate(-200deg)', 'translateY(0) rotate(20deg)', 'none'] },
            { duration: ROLL_MS, easing: 'cubic-bezier(.2,.8,.3,1)' },
          ),
        );
        for (let at = 0; at < ROLL_MS && !isSkipped(); at += STEP_MS) {
          dice.forEach((die, index) => put(die, 1 + (((at / STEP_MS) * 7 + index * 3) % faces)));
          await pause(STEP_MS);
        }
        for (const each of turning) each.finish();
      }
      this.show(shown);
    },
  };
}
