import { h, isCalm } from '../../../client/dom.ts';
import { pippedDie } from '../../../client/parts/dice.ts';
import { drawing } from '../../../client/parts/symbols.ts';
import type { FamilyTexts } from './texts/index.ts';
import { ended } from '../../../client/ended.ts';

const DICE = 3;
const SHAKE_MS = 900;
const LIFT_MS = 420;

/** Three dice on a plate, and the cup over them. What lies under the cup decides nothing until it is lifted. */
export function createCup(texts: FamilyTexts, motif: string) {
  const dice = Array.from({ length: DICE }, pippedDie);
  const row = h('div', { className: 'cup-dice', dir: 'ltr' }, ...dice.map(({ element }) => element));
  const cup = h('div', { className: 'cup' }, h('span', { className: 'cup-sign' }, drawing(motif)));
  const element = h(
    'div',
    { className: 'cup-plate', attrs: { role: 'img', 'aria-label': texts('covered') } },
    row,
    cup,
  );
  let moving: Animation | null = null;

  function cover(): void {
    element.classList.remove('is-open', 'is-lifted');
    element.setAttribute('aria-label', texts('covered'));
  }

  function show(faces: readonly number[]): void {
    faces.forEach((face, at) => dice[at]!.put(face));
    element.classList.add('is-open');
    element.setAttribute('aria-label', `${texts('dice')}: ${faces.join(', ')}`);
  }
  cover();

  return {
    element,
    cover,
    show,
    /** Shakes the cup over the dice, then lifts it. */
    async throw(faces: readonly number[], isSkipped: () => boolean): Promise<void> {
      cover();
      if (!isCalm() && !isSkipped()) {
        moving = cup.animate(
          {
            transform: [
              'none',
              'translate(-7%, -6%) rotate(-7deg)',
              'translate(7%, -3%) rotate(7deg)',
              'translate(-5%, -7%) rotate(-5deg)',
              'translate(6%, -3%) rotate(6deg)',
              'none',
            ],
          },
          { duration: SHAKE_MS, easing: 'ease-in-out' },
        );
        await ended(moving);
      }
      faces.forEach((face, at) => dice[at]!.put(face));
      element.classList.add('is-lifted');
      if (!isCalm() && !isSkipped()) {
        moving = cup.animate(
          { transform: ['none', 'translateY(-70%) rotate(-9deg)'], opacity: [1, 0] },
          { duration: LIFT_MS, easing: 'ease-in', fill: 'forwards' },
        );
        await ended(moving);
      }
      show(faces);
      moving?.cancel();
      moving = null;
    },
    skip: () => moving?.finish(),
  };
}
