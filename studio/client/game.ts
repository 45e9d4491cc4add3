import { GAME } from '../engine/game.ts';
import type { RoundView, SessionView, State } from '../protocol.ts';
import { CallLost, CallRefused, type Api } from './api.ts';
import { pause, say } from './dom.ts';
import { createFrame } from './frame.ts';
import type { Tongue } from './i18n/index.ts';
import { listenToKeys } from './keys.ts';
import { formatAmount, formatElapsed, formatMoney, formatNet } from './money.ts';
import { createNews } from './news.ts';
import { showJackpotWin } from './panels/dialogs.ts';
import type { Panel } from './panels/index.ts';
import { createPresenter, describeReels } from './present.ts';
import { AT_FIRST } from './reels.ts';
import { isMoving } from './result.ts';
import { createView } from './view.ts';

const LOOK_MS = 5_000;
const LOOK_SOON_MS = 1_000;
const STAKE_AT_FIRST = 100;

/** The table with a player at it: bets, shows, and says at any time where things stand. */
export function startGame(api: Api, tongue: Tongue, first: State, back: string | null): HTMLElement {
  const { t, locale } = tongue;
  let state = first;
  let stake = nearest(first.session.stakes, STAKE_AT_FIRST);
  let phase: 'idle' | 'spinning' | 'showing' = 'idle';
  let link: 'live' | 'offline' | 'unreachable' = 'live';
  let readyAt = 0;
  let serverAhead = 0;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;

  const frame = createFrame(back, () => void look());
  const view = createView(tongue, {
    onSpin: () => void press(),
    onStake: (next) => void ((stake = next), paint()),
    onLeave: () => frame.leave(),
    onPanel: (panel) => void openPanel(panel),
  });
  const ribbon = (): string | null => (state.session.demo ? `${t('freePlay')}. ${t('freePlayMore')}` : null);
  const presenter = createPresenter(view, tongue, ribbon);
  const news = createNews(view, presenter, frame, tongue, ({ id }) => void api.seen(id).catch(() => undefined));

  const openRound = (): boolean => state.round !== null && isMoving(state.round);
  const canSpin = (): boolean =>
    phase === 'idle' && link === 'live' && !openRound() && !state.session.ended && performance.now() >= readyAt;

  function paint(): void {
    const { session, pool } = state;
    const balance = formatMoney(session.balance, session, locale);
    say(view.meters.balance, balance);
    say(view.meters.net, formatNet(session.net, session, locale));
    view.meters.net.classList.toggle('is-gain', session.net > 0);
    view.meters.net.classList.toggle('is-loss', session.net < 0);
    view.setJackpot(pool ? formatMoney(pool.amount, pool, locale) : t('jackpotUnknown'), pool !== null);
    const lost = link === 'offline' ? t('offline', { balance }) : t('unreachable');
    view.setLink(link === 'live' ? 'live' : 'lost', link === 'live' ? t('live') : lost, link === 'live' ? null : lost);
    const stakes = session.stakes.map((value) => ({ value, text: formatAmount(value, session.exponent, locale) }));
    view.setStakes(stakes, stake, phase === 'idle' && !openRound());
    const showing = phase === 'showing';
    view.setSpin(showing ? t('skip') : t('spin'), canSpin() || showing, phase === 'spinning');
    if (!showing) view.setRibbon(ribbon());
  }

  /** The spin button: starts a round, or goes to the end of the one that is being shown. */
  async function press(): Promise<void> {
    if (phase === 'showing') return presenter.skip();
    if (!canSpin()) return;
    presenter.clear();
    news.begin();
    phase = 'spinning';
    readyAt = performance.now() + state.session.minRoundMs;
    setTimeout(paint, state.session.minRoundMs + 20);
    paint();
    view.reels.start('base');
    try {
      const { round, session } = await api.spin(crypto.randomUUID(), stake);
      await show(round, session);
    } catch (error) {
      view.reels.show(view.reels.rest());
      if (error instanceof CallRefused) news.refused(error.code);
      else if (error instanceof CallLost) {
        link = 'offline';
        news.lost();
      } else throw error;
    } finally {
      phase = 'idle';
      paint();
      void look();
    }
  }

  async function show(round: RoundView, session: SessionView): Promise<void> {
    state = { ...state, round };
    if (round.outcome) {
      if (round.outcome.spins.length > 1) phase = 'showing';
      paint();
      await presenter.present(round);
      if (round.outcome.jackpot) await showJackpotWin(tongue, round);
    } else {
      await view.reels.stop(view.reels.rest());
      news.trouble(round);
    }
    state = { ...state, session };
    news.watched(round);
  }

  /** Asks how things stand; soon again where something is on its way. */
  async function look(): Promise<void> {
    clearTimeout(lookTimer);
    if (phase === 'idle') {
      try {
        const next = await api.state();
        // A spin that began meanwhile knows better.
        if (phase === 'idle') take(next);
      } catch (error) {
        if (error instanceof CallRefused) news.refused(error.code);
        else if (phase === 'idle') lose();
      }
    }
    clearTimeout(lookTimer);
    lookTimer = setTimeout(() => void look(), link !== 'live' || openRound() ? LOOK_SOON_MS : LOOK_MS);
  }

  function take(next: State): void {
    state = next;
    serverAhead = next.serverTimeMs - Date.now();
    link = next.platform ? 'live' : 'unreachable';
    if (next.round) news.later(next.round);
    else news.found();
    if (next.session.ended) news.ended(next.session.ended);
    paint();
  }

  function lose(): void {
    link = 'offline';
    paint();
  }

  async function openPanel(panel: Panel): Promise<void> {
    const onState = (change: Partial<State>): void => void ((state = { ...state, ...change }), paint());
    const panels = await import('./panels/index.ts');
    await panels.openPanel(panel, { tongue, api, state, stake, onState, replay });
  }

  /** Shows a round again, marked as a replay (PP-25); the table goes on where it was. */
  async function replay(round: RoundView): Promise<void> {
    if (phase !== 'idle' || !round.outcome) return;
    const mark = (): void => view.setRibbon(`${t('replay')}. ${t('replayMore')}`);
    presenter.clear();
    phase = 'showing';
    paint();
    view.stage.classList.add('is-replay');
    mark();
    view.reels.start('base');
    await presenter.present(round);
    mark();
    await pause(2_500);
    view.stage.classList.remove('is-replay');
    presenter.clear();
    phase = 'idle';
    paint();
  }

  listenToKeys(() => void press());
  window.addEventListener('offline', () => lose());
  window.addEventListener('online', () => void look());
  document.addEventListener('visibilitychange', () => void (document.hidden || look()));
  const tick = (): void =>
    say(view.meters.elapsed, formatElapsed(Date.now() + serverAhead - state.session.startedAtMs));
  setInterval(tick, 500);

  view.reels.show(AT_FIRST);
  describeReels(view, t);
  take(first);
  tick();
  lookTimer = setTimeout(() => void look(), LOOK_MS);
  frame.tell({ type: 'parlour:ready', game: GAME });
  return view.root;
}

const nearest = (stakes: readonly number[], wish: number): number =>
  stakes.includes(wish) ? wish : (stakes.find((stake) => stake > wish) ?? stakes.at(-1) ?? wish);
