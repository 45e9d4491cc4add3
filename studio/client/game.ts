import type { ToGame } from '../../contract/vendor-frame.ts';
import type { RoundView, SessionView, State, TitleView } from '../protocol.ts';
import { CallLost, CallRefused, type Api } from './api.ts';
import { pause } from './dom.ts';
import { partsOf, type FamilyModule } from './family-view.ts';
import type { Frame } from './frame.ts';
import type { I18n } from './i18n/index.ts';
import { watchConnection } from './connection-watch.ts';
import { listenToKeys } from './keys.ts';
import { formatMoney } from './money.ts';
import { createAnnouncements } from './announcements.ts';
import { showFreeRoundsEnd, showJackpotWin } from './panels/dialogs.ts';
import type { Panel } from './panels/index.ts';
import { hostStateAfter, UNKNOWN_HOST } from './host-state.ts';
import { createPresenter } from './presenter.ts';
import { freeRoundsEnd, freeRoundsLine, freeRoundsOf, freeRoundsOffer } from './free-rounds.ts';
import { describeReplay } from './describe-replay.ts';
import { isMoving, isWaiting } from './result.ts';
import { rtpOf } from './rtp.ts';
import { createSound } from './sound.ts';
import { createStage } from './stage.ts';
import { chosen, offered, stakeAtFirst } from './stakes.ts';

const LOOK_MS = 5_000;
const LOOK_SOON_MS = 1_000;

export interface Opening {
  api: Api;
  i18n: I18n;
  title: TitleView;
  first: State;
  frame: Frame;
}

/** Starts the game with a session: bets and moves, shows rounds, and displays the connection state. */
export async function startGame(opening: Opening, { open }: FamilyModule): Promise<HTMLElement> {
  const { api, i18n, title, first, frame } = opening;
  const { t, locale } = i18n;
  let state = first;
  let stake = stakeAtFirst(first.session);
  let phase: 'idle' | 'sent' | 'showing' = 'idle';
  let link: 'live' | 'offline' | 'unreachable' = 'live';
  let readyAt = 0;
  /** The last state received from the embedding page. */
  let host = UNKNOWN_HOST;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;

  const sound = createSound(title.id);
  const stage = createStage(i18n, title, sound, {
    onPlay: () => void press(),
    onStake: (next) => void ((stake = next), paint()),
    onPanel: (panel) => void openPanel(panel),
  });
  /** The free rounds that the next round is one of, at their own stake. */
  const free = () => freeRoundsOf(state.session);
  const stakeNow = (): number => free()?.stake ?? stake;
  let playsFree = false;
  const banner = (): string | null =>
    state.session.demo ? `${t('freePlay')}. ${t('freePlayMore')}` : freeRoundsLine(i18n, state.session, playsFree);
  const family = await open({
    title,
    i18n,
    money: { currency: first.session.currency, exponent: first.session.exponent },
    stage: partsOf(stage, sound, banner),
    move: (move) => void makeMove(move),
    betChanged: () => paint(),
  });
  stage.mount(family.elements, family.controls, family.action !== undefined);
  const presenter = createPresenter(stage, family, i18n);
  const announcements = createAnnouncements(stage, presenter, i18n, {
    minRoundMs: title.minRoundMs,
    // A round that could not be marked is shown again after a reload.
    onSeen: ({ id }) => void api.seen(id).catch(() => undefined),
    onLeave: () => frame.tell({ type: 'leave' }),
  });

  const openRound = (): boolean => state.round !== null && isMoving(state.round);
  /** The round that waits for a move. */
  const waiting = (): RoundView | null => (state.round && isWaiting(state.round) ? state.round : null);
  const isReady = (): boolean =>
    phase === 'idle' && host.live && link === 'live' && !openRound() && !state.session.ended;
  const canBegin = (): boolean => isReady() && !host.paused && !waiting() && performance.now() >= readyAt;

  function paint(): void {
    const { session } = state;
    const pool = host.pool ?? state.pool;
    stage.setSummary(rtpOf(title, state.pool), family.labels.fact);
    stage.setJackpot(pool ? formatMoney(pool.amount, pool, locale) : t('jackpotUnknown'), pool !== null);
    // While the page is not live, it shows its own notice.
    stage.setNotice(link === 'live' || !host.live ? null : t(link));
    const round = waiting();
    const canBet = phase === 'idle' && !openRound() && !round;
    stage.setStakes(
      free() ? chosen(stakeNow(), session, locale) : offered(session, locale),
      stakeNow(),
      canBet && !free(),
    );
    family.enable(canBet ? 'bet' : round && isReady() ? 'move' : 'nothing', round);
    paintButton(round);
    if (phase !== 'showing') stage.setBanner(banner());
  }

  function paintButton(round: RoundView | null): void {
    if (phase === 'showing') return stage.setPlay(t('skip'), true, false);
    const label = free() ? t('free.play') : family.labels.begin;
    if (!round) return stage.setPlay(label, canBegin() && family.bet(stakeNow()) !== null, phase === 'sent');
    const action = family.action?.(round) ?? null;
    stage.setPlay(action?.label ?? t('wait'), action !== null && isReady(), phase === 'sent');
  }

  /** The button: begins a round, makes the round's own move, or skips to the end of what is shown. */
  async function press(): Promise<void> {
    if (phase === 'showing') return presenter.skip();
    const round = waiting();
    const action = round && family.action?.(round);
    if (action) return makeMove(action.move);
    if (!canBegin()) return;
    const rounds = free();
    const bet = family.bet(stakeNow());
    if (bet === null) return;
    presenter.clear();
    announcements.begin();
    const takes = family.stakeOf?.(bet) ?? stake;
    if (!rounds && host.balance !== null && host.balance.amount < takes)
      return announcements.refused('INSUFFICIENT_FUNDS');
    readyAt = performance.now() + state.session.minRoundMs;
    setTimeout(paint, state.session.minRoundMs + 20);
    await send(async () => {
      sound.follow(null);
      family.start();
      if (rounds) countDown();
      const id = crypto.randomUUID();
      const { round: begun, session } = await (rounds ? api.beginFree(id, bet, rounds.id) : api.begin(id, bet));
      await show(begun, session);
    });
  }

  /** Shows at once that a free round is being played. The answer says how many are left. */
  function countDown(): void {
    const { freeRounds } = state.session;
    playsFree = true;
    if (freeRounds)
      state = { ...state, session: { ...state.session, freeRounds: { ...freeRounds, left: freeRounds.left - 1 } } };
    stage.setBanner(banner());
  }

  async function makeMove(move: unknown): Promise<void> {
    const round = waiting();
    if (!round || !isReady()) return;
    announcements.begin();
    await send(async () => {
      const moved = await api.move(round.id, crypto.randomUUID(), round.moves.length, move);
      if (moved.refused) {
        state = { ...state, round: moved.round, session: moved.session };
        return announcements.refused(moved.refused.code, moved.refused.restriction);
      }
      await show(moved.round, moved.session);
    });
  }

  /** Sends a bet or a move. Nothing else is sent until it has been answered and shown. */
  async function send(work: () => Promise<void>): Promise<void> {
    phase = 'sent';
    paint();
    try {
      await work();
    } catch (error) {
      family.rest();
      if (error instanceof CallRefused) announcements.refused(error.code);
      else if (error instanceof CallLost) {
        link = 'offline';
        announcements.lost();
      } else throw error;
    } finally {
      phase = 'idle';
      playsFree = false;
      rest();
      paint();
      void look();
    }
  }

  async function show(round: RoundView, session: SessionView): Promise<void> {
    state = { ...state, round };
    if (round.outcome === null) {
      family.rest();
      announcements.failure(round);
    } else {
      if (family.canSkip?.(round)) phase = 'showing';
      paint();
      if (round.moves.length === 0)
        stage.speak(t(round.free ? 'free.placed' : 'placed', { stake: formatMoney(round.stake, round, locale) }));
      sound.follow(round);
      await presenter.present(round);
      if (!isWaiting(round)) sound.result(round);
      if (round.jackpot) await showJackpotWin(i18n, round);
    }
    state = { ...state, session };
    announcements.watched(round);
    const end = round.outcome === null ? null : freeRoundsEnd(i18n, session, round);
    if (end) showFreeRoundsEnd(i18n, end);
  }

  /** Loads the state. Repeats soon if a round is in progress. */
  async function look(): Promise<void> {
    clearTimeout(lookTimer);
    if (phase === 'idle') {
      try {
        const next = await api.state();
        // A round that began meanwhile has newer state.
        if (phase === 'idle') take(next);
      } catch (error) {
        if (error instanceof CallRefused) announcements.refused(error.code);
        else if (phase === 'idle') lose();
      }
    }
    clearTimeout(lookTimer);
    lookTimer = setTimeout(() => void look(), link !== 'live' || openRound() ? LOOK_SOON_MS : LOOK_MS);
  }

  function take(next: State): void {
    state = next;
    link = next.platform ? 'live' : 'unreachable';
    if (next.round) announcements.later(next.round);
    else announcements.found();
    if (next.session.ended) announcements.ended(next.session.ended);
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
    await panels.openPanel(panel, { i18n, title, family, api, state, stake: stakeNow(), onState, replay, frame, host });
  }

  /** Replays a round, marked as a replay (PP-25). The game continues afterwards. */
  async function replay(round: RoundView): Promise<void> {
    if (phase !== 'idle' || round.outcome === null || waiting()) return;
    phase = 'sent';
    paint();
    // Without the server, a replay shows the end of the round.
    const { steps, betOn } = await api.round(round.id).catch(() => ({ steps: [], betOn: [] }));
    const mark = (): void => stage.setBanner(describeReplay(i18n, betOn));
    presenter.clear();
    phase = 'showing';
    paint();
    stage.stage.classList.add('is-replay');
    mark();
    sound.follow(round);
    family.start();
    await presenter.replay(round, steps);
    sound.result(round);
    mark();
    await pause(2_500);
    stage.stage.classList.remove('is-replay');
    presenter.clear();
    phase = 'idle';
    paint();
  }

  /** Tells a page that waits for it that no round runs. A round that waits for a move may stay open. */
  function rest(): void {
    if (host.paused && phase === 'idle' && !openRound()) frame.tell({ type: 'paused' });
  }

  /** Handles messages of the embedding page, which holds the socket. */
  function hear(received: ToGame): void {
    const before = host;
    host = hostStateAfter(host, received);
    if (host.live && !before.live) void look();
    if (received.type === 'pause' && received.on) rest();
    if (host.balance !== null && host.balance.amount >= stakeNow()) announcements.covered();
    paint();
  }

  listenToKeys(() => void press());
  watchConnection({ lost: lose, back: () => void look() });
  window.addEventListener('pagehide', () => waiting() && api.goodbye());

  take(first);
  const offer = first.round ? null : freeRoundsOffer(i18n, first.session);
  if (offer) stage.setPlate(offer, 'is-running');
  lookTimer = setTimeout(() => void look(), LOOK_MS);
  frame.listen(hear);
  if (title.pool) frame.tell({ type: 'subscribe', to: [{ scope: 'pool', id: title.pool }] });
  return stage.root;
}
