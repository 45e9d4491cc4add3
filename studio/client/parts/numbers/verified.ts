import { h } from '../../dom.ts';
import { loadLotteryTexts, type NumberGame } from './game.ts';
import { outcomeOf } from './outcome.ts';

/** Shows a computed state of a lottery: the drawn numbers, and what they make. */
export async function showLottery(
  game: NumberGame,
  language: string,
): Promise<(params: unknown, view: unknown) => HTMLElement[]> {
  const texts = await loadLotteryTexts({ language }, game.texts);
  return (_, view) => {
    const { balls } = outcomeOf({ outcome: view });
    return [
      h('p', { dir: 'auto' }, texts('drawnBalls', { balls: balls.join(', ') })),
      h('p', {}, game.said(balls, texts)),
    ];
  };
}
