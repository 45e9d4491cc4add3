import type { ToGame } from '../../contract/vendor-frame.ts';
import { JACKPOT } from '../engine/game.ts';
import type { RoundView, SessionView, State } from '../protocol.ts';
import { CallLost, CallRefused, type Api } from './api.ts';
import { pause } from './dom.ts';
import type { Frame } from './frame.ts';
import type { Tongue } from './i18n/index.ts';
import { listenToKeys } from './keys.ts';
import { formatAmount, formatMoney } from './money.ts';
import { createNews } from './news.ts';
import { showJackpotWin } from './panels/dialogs.ts';
import type { Panel } from './panels/index.ts';
import type { Page } from './page.ts';
import { createPresenter, describeReels } from './present.ts';
import { AT_FIRST } from './reels.ts';
import { isMoving } from './result.ts';
import { createView } from './view.ts';

const LOOK_MS = 5_000;
const LOOK_SOON_MS = 1_000;
const STAKE_AT_FIRST = 100;

/** Starts the game with a session: bets, shows rounds, and displays the connection state. */
export function startGame(api: Api, tongue: Tongue, first: State, frame: Frame): HTMLElement {
  const { t, locale } = tongue;
  let state = first;
  let stake = nearest(first.session.stakes, STAKE_AT_FIRST);
  let phase: 'idle' | 'spinning' | 'showing' = 'idle';
  let link: 'live' | 'offline' | 'unreachable' = 'live';
  let readyAt = 0;
  /** The last state received from the embedding page. */
  let page: Page = { live: false, paused: false, mode: 'real', balance: null, position: null, pool: null };
  let lookTimer: ReturnType<typeof setTimeout> | undefined;

  const view = createView(tongue, {
    onSpin: () => void press(),
    onStake: (next) => void ((stake = next), paint()),
    onPanel: (panel) => void openPanel(panel),
  });
  const ribbon = (): string | null => (state.session.demo ? `${t('freePlay')}. ${t('freePlayMore')}` : null);
  const presenter = createPresenter(view, tongue, ribbon);
  const news = createNews(view, presenter, tongue, {
    onSeen: ({ id }) => void api.seen(id).catch(() => undefined),
    onLeave: () => frame.tell({ type: 'leave' }),
  });

  const openRound = (): boolean => state.round !== null && isMoving(state.round);
  const canSpin = (): boolean =>
    phase === 'idle' &&
    page.live &&
    !page.paused &&
    link === 'live' &&
    !openRound() &&
    !state.session.ended &&
    performance.now() >= readyAt;

  function paint(): void {
    const { session } = state;
    const pool = page.pool ?? state.pool;
    if (state.pool) view.setSummary(state.pool);
    view.setJackpot(pool ? formatMoney(pool.amount, pool, locale) : t('jackpotUnknown'), pool !== null);
    // While the page is not live, it shows its own notice.
    view.setNotice(link === 'live' || !page.live ? null : t(link));
    const stakes = session.stakes.map((value) => ({ value, text: formatAmount(value, session.exponent, locale) }));
    view.setStakes(stakes, stake, phase === 'idle' && !openRound());
    const showing = phase === 'showing';
    view.setSpin(showing ? t('skip') : t('spin'), canSpin() || showing, phase === 'spinning');
    if (!showing) view.setRibbon(ribbon());
  }

  /** The spin button: starts a round, or skips to the end of the one that is shown. */
  async function press(): Promise<void> {
    if (phase === 'showing') return presenter.skip();
    if (!canSpin()) return;
    presenter.clear();
    news.begin();
    if (page.balance !== null && page.balance.amount < stake) return news.refused('INSUFFICIENT_FUNDS');
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
      rest();
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

  /** Loads the state. Repeats soon if a round is in progress. */
  async function look(): Promise<void> {
    clearTimeout(lookTimer);
    if (phase === 'idle') {
      try {
        const next = await api.state();
        // A spin that began meanwhile has newer state.
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
    link = next.platform ? 'live' : 'unreachable';
    if (next.round) news.later(next.round);
    else news.found();
    if (next.session.ended) news.ended(next.session.ended);
    rest();
    paint();
  }

  function lose(): void {
    link = 'offline';
    paint();
  }

  async function openPanel(panel: Panel): Promise<void> {
    const onState = (change: Partial<State>): void => void ((state = { ...state, ...change }), paint());
    const panels = await import('./panels/index.ts');
    await panels.openPanel(panel, { tongue, api, state, stake, onState, replay, frame, page });
  }

  /** Replays a round, marked as a replay (PP-25). The game continues afterwards. */
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

  /** Tells a page that waits for it that no round runs. */
  function rest(): void {
    if (page.paused && phase === 'idle' && !openRound()) frame.tell({ type: 'paused' });
  }

  /** Handles messages of the embedding page, which holds the socket. */
  function hear(told: ToGame): void {
    if (told.type === 'launch') page = { ...page, mode: told.mode };
    if (told.type === 'connection') {
      const back = told.live && !page.live;
      page = { ...page, live: told.live };
      if (back) void look();
    }
    if (told.type === 'balance') page = { ...page, balance: told.value };
    if (told.type === 'position') page = { ...page, position: told.value };
    if (told.type === 'state') page = { ...page, pool: told.value };
    if (told.type === 'pause') page = { ...page, paused: told.on };
    if (told.type === 'pause' && told.on) rest();
    if (told.type === 'refused') console.warn(`The page refused a message: ${told.problem}`);
    if (page.balance !== null && page.balance.amount >= stake) news.covered();
    paint();
  }

  listenToKeys(() => void press());
  window.addEventListener('offline', () => lose());
  window.addEventListener('online', () => void look());
  document.addEventListener('visibilitychange', () => void (document.hidden || look()));

  view.reels.show(AT_FIRST);
  describeReels(view, t);
  take(first);
  lookTimer = setTimeout(() => void look(), LOOK_MS);
  frame.listen(hear);
  frame.tell({ type: 'subscribe', to: [{ scope: 'pool', id: JACKPOT.pool }] });
  return view.root;
}

const nearest = (stakes: readonly number[], wish: number): number =>
  stakes.includes(wish) ? wish : (stakes.find((stake) => stake > wish) ?? stakes.at(-1) ?? wish);
