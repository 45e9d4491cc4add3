import { h, say } from '../../dom.ts';
import type { LotteryTranslate } from './game.ts';

/** In the bar of the stake: what the ticket takes in this draw, and for how many draws it is. */
export function createTotal(texts: LotteryTranslate) {
  const amount = h('strong', {});
  const draws = h('small', {});
  return {
    element: h('p', { className: 'bar-total' }, h('span', {}, texts('total')), ' ', amount, ' ', draws),
    paint(total: string, drawCount: number) {
      say(amount, total);
      say(draws, drawCount > 1 ? texts('chaseMany', { count: drawCount }) : '');
    },
  };
}
