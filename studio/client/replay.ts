import type { RoundView } from '../protocol.ts';
import { pause } from './dom.ts';
import type { Frame } from './frame.ts';
import type { Tongue } from './i18n/index.ts';
import { formatAmount } from './money.ts';
import { createPresenter, describeReels } from './present.ts';
import { AT_FIRST } from './reels.ts';
import { troubleOf } from './refusals.ts';
import { createView } from './view.ts';

/** Shows one round again from its address: marked as a replay, without a session, moving no money (PP-25). */
export function startReplay(tongue: Tongue, round: RoundView, frame: Frame): HTMLElement {
  const { t, locale } = tongue;
  const ribbon = (): string => `${t('replay')}. ${t('replayMore')}`;
  let showing = false;
  const view = createView(tongue, {
    onSpin: () => (showing ? presenter.skip() : void play()),
    onStake: () => undefined,
    onPanel: (panel) =>
      void import('./panels/index.ts').then(({ openPanel }) =>
        openPanel(panel, { tongue, stake: round.stake, round, frame }),
      ),
  });
  const presenter = createPresenter(view, tongue, ribbon);

  async function play(): Promise<void> {
    showing = true;
    view.setSpin(t('skip'), true, false);
    presenter.clear();
    view.setRibbon(ribbon());
    if (round.outcome) {
      view.reels.start('base');
      await pause(300);
      await presenter.present(round);
    } else {
      const key = troubleOf(round);
      view.plate.textContent = key
        ? t(key, { id: round.id, stake: formatAmount(round.stake, round.exponent, locale), code: round.reason ?? '' })
        : '';
    }
    view.setRibbon(ribbon());
    showing = false;
    view.setSpin(t('replayAgain'), true, false);
  }

  view.asReplay();
  view.reels.show(AT_FIRST);
  describeReels(view, t);
  view.setStakes([{ value: round.stake, text: formatAmount(round.stake, round.exponent, locale) }], round.stake, false);
  void play();
  return view.root;
}
