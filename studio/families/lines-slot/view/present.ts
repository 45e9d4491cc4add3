import { pause } from '../../../client/dom.ts';
import type { ViewContext } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import type { RoundView } from '../../../protocol.ts';
import type { Params } from '../params.ts';
import { amountOf } from '../pay.ts';
import { multiplierOf, type Spin } from '../rules.ts';
import { outcomeOf } from './outcome.ts';
import type { Reels } from './reels.ts';
import type { SlotTexts } from './texts/index.ts';
import type { WinLines } from './win-lines.ts';

interface Board {
  params: Params;
  reels: Reels;
  lines: WinLines;
  texts: SlotTexts;
}

/** Presents a round as the seeds decided it: the paid spin, then its free spins one by one. */
export function createSpins(
  { params, reels, lines, texts }: Board,
  { stage, i18n: { locale } }: Pick<ViewContext, 'stage' | 'i18n'>,
) {
  let skipping = false;
  const lasting = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0 && !skipping; left -= 50) await pause(Math.min(50, left));
  };

  async function presentFree(round: RoundView, paid: Spin, free: readonly Spin[]): Promise<void> {
    if (paid.wins.length > 0) {
      lines.show(paid.wins, amountOf(params, paid.units, round.stake) > round.stake);
      await lasting(1_200);
      lines.clear();
    }
    const announced = texts('freeSpins', { count: free.length });
    stage.plate(announced, 'is-feature');
    stage.speak(announced);
    await lines.showScatters();
    lines.clear();
    stage.element.classList.add('is-feature');
    let total = paid.units;
    for (const [index, spin] of free.entries()) {
      if (skipping) break;
      const multiplier = multiplierOf(params, index);
      stage.banner(texts('freeSpinOf', { index: index + 1, count: free.length, multiplier }));
      lines.clear();
      reels.start('free');
      await reels.stop(spin);
      total += spin.units;
      // The running total is shown without celebration: only the end decides whether the round is a win (PP-21).
      stage.plate(formatMoney(amountOf(params, total, round.stake), round, locale), 'is-running');
      lines.show(spin.wins, false);
      await lasting(spin.wins.length > 0 ? 1_100 : 350);
    }
    stage.element.classList.remove('is-feature');
    stage.banner(null);
  }

  return {
    async present(round: RoundView): Promise<void> {
      skipping = false;
      const [paid, ...free] = outcomeOf(round).spins;
      if (!paid) return;
      await reels.stop(paid);
      if (free.length > 0) await presentFree(round, paid, free);
    },
    skip: () => void (skipping = true),
  };
}
