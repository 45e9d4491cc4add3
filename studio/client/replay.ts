import type { Replay, RoundView, TitleView } from '../protocol.ts';
import { pause } from './dom.ts';
import { partsOf, type FamilyModule } from './family-view.ts';
import type { Frame } from './frame.ts';
import type { I18n } from './i18n/index.ts';
import { formatAmount } from './money.ts';
import { createPresenter } from './presenter.ts';
import { failureOf } from './refusals.ts';
import { describeReplay } from './describe-replay.ts';
import { rtpOf } from './rtp.ts';
import { createSound } from './sound.ts';
import { createStage } from './stage.ts';

interface Opening {
  i18n: I18n;
  title: TitleView;
  round: RoundView;
  steps: Replay['steps'];
  betOn: Replay['betOn'];
  frame: Frame;
}

/** Shows one round again from its address: marked as a replay, without a session, moving no money (PP-25). */
export async function startReplay(opening: Opening, { open }: FamilyModule): Promise<HTMLElement> {
  const { i18n, title, round, steps, betOn, frame } = opening;
  const { t, locale } = i18n;
  const banner = (): string => describeReplay(i18n, betOn);
  let showing = false;
  const sound = createSound(title.id);
  const stage = createStage(i18n, title, sound, {
    onPlay: () => (showing ? presenter.skip() : void play()),
    onStake: () => undefined,
    onPanel: (panel) =>
      void import('./panels/index.ts').then(({ openPanel }) =>
        openPanel(panel, { i18n, title, family, stake: round.stake, round, frame }),
      ),
  });
  const family = await open({
    title,
    i18n,
    money: round,
    stage: partsOf(stage, sound, banner),
    move: () => undefined,
    betChanged: () => undefined,
  });
  stage.mount(family.elements);
  stage.setSummary(rtpOf(title, null), family.labels.fact);
  const presenter = createPresenter(stage, family, i18n);

  async function play(): Promise<void> {
    showing = true;
    stage.setPlay(t('skip'), true, false);
    presenter.clear();
    stage.setBanner(banner());
    if (round.outcome === null) {
      const key = failureOf(round);
      const values = {
        id: round.id,
        stake: formatAmount(round.stake, round.exponent, locale),
        code: round.reason ?? '',
      };
      stage.setPlate(key ? t(key, values) : '');
    } else {
      sound.follow(round);
      family.start();
      await pause(300);
      await presenter.replay(round, steps);
      sound.result(round);
    }
    stage.setBanner(banner());
    showing = false;
    stage.setPlay(t('replayAgain'), true, false);
  }

  stage.asReplay();
  family.enable('nothing', round);
  stage.setStakes(
    [{ value: round.stake, text: formatAmount(round.stake, round.exponent, locale) }],
    round.stake,
    false,
  );
  void play();
  return stage.root;
}
