import { h, isCalm } from '../../../client/dom.ts';
import { drawing } from '../../../client/parts/symbols.ts';
import type { Shown } from './outcome.ts';
import type { FamilyTexts } from './texts/index.ts';
import { ended } from '../../../client/ended.ts';

type Side = Shown['flips'][number];
const TURNS = 5;
const FLIP_MS = 1_100;

/** A coin with a picture on each side. */
export function createCoin(pictures: Record<Side, string>, texts: FamilyTexts) {
  const face = (side: Side): HTMLElement =>
    h('div', { className: `coin-face is-${side}` }, drawing(pictures[side]), h('span', {}, texts(side)));
  const element = h('div', { className: 'coin' }, face('heads'), face('tails'));
  let flying: Animation | undefined;

  const turnTo = (side: Side): void =>
    void element.style.setProperty('transform', side === 'heads' ? 'none' : 'rotateX(180deg)');

  return {
    element,
    turnTo,
    /** Ends a flip at once. */
    rest: () => flying?.finish(),
    /** Flips the coin; it lands on this side. */
    async flip(side: Side, isSkipped: () => boolean): Promise<void> {
      if (!isCalm() && !isSkipped()) {
        const end = TURNS * 360 + (side === 'heads' ? 0 : 180);
        flying = element.animate(
          [
            { transform: 'translateY(0) rotateX(0)' },
            { transform: `translateY(-40%) rotateX(${end / 2}deg)`, offset: 0.5, easing: 'ease-in' },
            { transform: `translateY(0) rotateX(${end}deg)` },
          ],
          { duration: FLIP_MS, easing: 'ease-out' },
        );
        await ended(flying);
      }
      turnTo(side);
    },
  };
}
