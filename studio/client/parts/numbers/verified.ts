import { h } from '../../dom.ts';
import { loadLotteryWords, type NumberGame } from './game.ts';
import { outcomeOf } from './outcome.ts';

/** Shows a computed state of a lottery: the drawn numbers, and what they make. */
export async function showLottery(
  game: NumberGame,
  language: string,
): Promise<(params: unknown, view: unknown) => HTMLElement[]> {
  const words = await loadLotteryWords({ language }, game.texts);
  return (_, view) => {
    const { balls } = outcomeOf({ outcome: view });
    return [
      h('p', { dir: 'auto' }, words('drawnBalls', { balls: balls.join(', ') })),
      h('p', {}, game.said(balls, words)),
    ];
  };
}
