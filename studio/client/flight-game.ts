import type { RoundState } from '../../contract/live-rounds.ts';
import type { ToGame } from '../../contract/vendor-frame.ts';
import type { RoundView, State } from '../protocol.ts';
import { CallLost, CallRefused } from './api.ts';
import { createCommands } from './commands.ts';
import { watchConnection } from './connection-watch.ts';
import { partsOf } from './family-view.ts';
import type { ButtonLabel, FlightModule } from './flight-view.ts';
import type { Opening } from './game.ts';
import { listenToKeys } from './keys.ts';
import { formatMoney } from './money.ts';
import { createAnnouncements } from './announcements.ts';
import { hostStateAfter, UNKNOWN_HOST } from './host-state.ts';
import type { Panel } from './panels/index.ts';
import { createPresenter } from './presenter.ts';
import { isMoving } from './result.ts';
import { rtpOf } from './rtp.ts';
import { createSound } from './sound.ts';
import { createStage } from './stage.ts';
import { offered, stakeAtFirst } from './stakes.ts';

const LOOK_MS = 5_000;
const LOOK_SOON_MS = 600;
/** The button's multiplier and the seconds are written so often. */
const TICK_MS = 100;

const isIn = ({ status }: RoundView): boolean => status !== 'refused' && status !== 'returned';

/**
 * Starts everybody's flight with a session. The player bets before the take-off and cashes out while it flies; the server decides
 * where, by its own clock. What the screen shows meanwhile follows the told take-off and decides nothing.
 */
export async function startFlight(opening: Opening, { openFlight }: FlightModule): Promise<HTMLElement> {
  const { api, i18n, title, first, frame } = opening;
  const { t, locale } = i18n;
  let state: State = first;
  let stake = stakeAtFirst(first.session);
  let phase: 'idle' | 'betting' | 'cashing' = 'idle';
  let link: 'live' | 'offline' | 'unreachable' = 'live';
  let host = UNKNOWN_HOST;
  let received: RoundState | null = null;
  /** Cash-outs as the server answered them, by bet, before the state has them. */
  const outs = new Map<string, number>();
  /** Bets that an outage returned, and that were told. */
  const returned = new Set<string>();
  /** The bet whose result stands under the board. */
  let shownBet = '';
  let offsetMs = first.serverTimeMs - Date.now();
  let lookTimer: ReturnType<typeof setTimeout> | undefined;

  const sound = createSound(title.id);
  const stage = createStage(i18n, title, sound, {
    onPlay: () => void press(),
    onStake: (next) => void ((stake = next), paint()),
    onPanel: (panel) => void openPanel(panel),
  });
  const banner = (): string | null => (state.session.demo ? `${t('freePlay')}. ${t('freePlayMore')}` : null);
  const family = await openFlight({
    title,
    i18n,
    money: { currency: first.session.currency, exponent: first.session.exponent },
    stage: partsOf(stage, sound, banner),
    move: () => undefined,
    betChanged: () => paint(),
  });
  const { flight } = family;
  stage.mount(family.elements, family.controls, true);
  const presenter = createPresenter(stage, family, i18n);
  const commands = createCommands(frame);
  const announcements = createAnnouncements(stage, presenter, i18n, {
    minRoundMs: 0,
    onSeen: () => undefined,
    onLeave: () => frame.tell({ type: 'leave' }),
  });

  const isBetting = (): boolean => phase === 'betting';
  const nowMs = (): number => Date.now() + offsetMs;
  const leftMs = (): number => (received?.phase === 'open' ? Math.max(0, received.closesAtMs - nowMs()) : 0);
  const flownMs = (): number => nowMs() - (received?.flight?.tookOffAtMs ?? nowMs());
  const multiplier = (): number => (received?.phase === 'flying' ? flight.multiplierAt(flownMs()) : 0);
  const isLive = (): boolean => host.live && link === 'live' && !state.session.ended;
  const own = (): RoundView | undefined => state.bets.find((bet) => bet.tableNumber === received?.number && isIn(bet));
  const outAt = (bet: RoundView): number | null =>
    outs.get(bet.id) ?? (bet.outcome as { at?: number | null } | null)?.at ?? null;

  /** What the button does now. */
  function action(): ButtonLabel {
    const bet = own();
    if (phase === 'cashing') return 'cashing';
    if (bet) {
      if (outAt(bet) !== null) return 'out';
      if (received?.phase === 'flying') return 'cashOut';
      return received?.phase === 'open' || received?.phase === 'closed' ? 'placed' : 'next';
    }
    return leftMs() > 0 ? 'place' : 'next';
  }
  const canBet = (): boolean => isLive() && !host.paused && phase === 'idle' && action() === 'place';
  const canCashOut = (): boolean =>
    host.live && phase === 'idle' && action() === 'cashOut' && multiplier() >= flight.minOut;

  function paint(): void {
    stage.setSummary(rtpOf(title, null), family.labels.fact);
    stage.setNotice(link === 'live' || !host.live ? null : t(link));
    const bet = own();
    const open = canBet();
    stage.setStakes(offered(state.session, locale), stake, open);
    family.enable(open ? 'bet' : 'nothing', null);
    flight.own(bet ? { stake: bet.stake, auto: flight.autoOf(bet.bet), at: outAt(bet) } : null);
    stage.setBanner(banner());
    tick();
  }

  /** What changes with time alone. */
  function tick(): void {
    const now = action();
    const bet = own();
    const at = now === 'out' ? outAt(bet!)! : Math.max(100, multiplier());
    const enabled = now === 'place' ? canBet() && family.bet(stake) !== null : canCashOut();
    stage.setPlay(flight.button(now, at), enabled, phase !== 'idle');
    stage.root.classList.toggle('can-cash-out', now === 'cashOut');
    if (received && shownBet === '') stage.setPlate(flight.line(received, Math.ceil(leftMs() / 1_000)), 'is-quiet');
  }

  const press = (): Promise<void> | undefined =>
    canCashOut() ? cashOut(own()!) : canBet() ? placeBet(family.bet(stake)) : undefined;

  async function placeBet(bet: unknown): Promise<void> {
    if (bet === null) return;
    if (host.balance !== null && host.balance.amount < stake) return announcements.refused('INSUFFICIENT_FUNDS');
    phase = 'betting';
    paint();
    try {
      const { round, session } = await api.begin(crypto.randomUUID(), bet);
      state = { ...state, session, bets: [...state.bets, round] };
      if (isIn(round)) {
        sound.play('bet');
        stage.speak(t('placed', { stake: formatMoney(round.stake, round, locale) }));
      } else reportFailure(() => announcements.failure(round));
    } catch (error) {
      if (error instanceof CallRefused) reportFailure(() => announcements.refused(error.code));
      else if (error instanceof CallLost) {
        link = 'offline';
        reportFailure(() => announcements.lost());
      } else throw error;
    } finally {
      phase = 'idle';
      rest();
      paint();
      void look();
    }
  }

  /** The page sends it until it is answered: also after a lost connection the player is told what became of it. */
  async function cashOut(bet: RoundView): Promise<void> {
    phase = 'cashing';
    paint();
    const answer = await commands.send('cashOut', { bet: bet.id });
    phase = 'idle';
    const at = 'code' in answer && answer.code === 'OK' ? (answer.result as { at: number }).at : null;
    if (at !== null) {
      outs.set(bet.id, at);
      sound.play('cashOut');
      stage.speak(flight.said('out', at));
    } else stage.speak(failure(flight.refused('code' in answer ? answer.code : answer.refused)));
    paint();
    void look();
  }

  /** A message that stays until the next flight. */
  function reportFailure(tell: () => void): void {
    shownBet = 'failure';
    tell();
  }
  function failure(text: string): string {
    reportFailure(() => stage.setPlate(text, 'is-failure'));
    return text;
  }

  /** Everybody's flight changed. */
  function follow(next: RoundState): void {
    const before = received;
    received = next;
    flight.follow(next, flownMs);
    if (before?.number !== next.number) {
      // What was told of before the page opened stays.
      if (before) shownBet = '';
      if (before) presenter.clear();
      if (next.phase === 'open') stage.speak(t('table.begins', { number: next.number }));
    } else if (before.phase !== next.phase) {
      if (next.phase === 'flying') stage.speak(flight.said('tookOff', 100));
      if (next.phase === 'closed') stage.speak(t('table.closed'));
      if (next.phase === 'flying' || next.phase === 'closed') sound.play('tick');
      const at = next.flight?.calledOffAt;
      if (next.result && before.result === null && at === undefined) ended(next.result as { end: number });
      if (next.result && before.result === null && at !== undefined) calledOff(at);
    }
    if (next.interrupted && !before?.interrupted && next.result === null) stage.speak(t('table.interrupted'));
    paint();
  }

  function ended({ end }: { end: number }): void {
    const bet = own();
    sound.play('stop');
    stage.speak(flight.said(bet && outAt(bet) === null ? 'lost' : 'ended', end));
    void look();
  }

  /** An outage interrupted the flight. What is not returned of the own bet is told as any payment. */
  function calledOff(at: number): void {
    stage.speak(failure(flight.said('calledOff', at)));
    void look();
  }

  /** States once what the own bet paid. */
  function results(): void {
    const bet = own();
    if (!bet || bet.id === shownBet || bet.outcome === null || isMoving(bet)) return;
    // A lost bet is told with the end of the flight, which everybody sees.
    if (outAt(bet) === null && received?.result === null) return;
    shownBet = bet.id;
    presenter.showEnd(bet);
    sound.follow(bet);
    sound.result(bet);
  }

  /** States once which own bets an outage returned, also to a player who comes back after the flight. */
  function returns(): void {
    for (const bet of state.bets)
      if (bet.reason === 'OUTAGE' && !returned.has(bet.id)) {
        returned.add(bet.id);
        reportFailure(() => announcements.failure(bet));
      }
  }

  /** An own bet that passed its target, or a flight that ended: the server has news of it. */
  function isAwaited(): boolean {
    const bet = own();
    if (!bet || bet.id === shownBet) return false;
    const auto = flight.autoOf(bet.bet);
    return outAt(bet) !== null || received?.result !== null || (auto !== null && multiplier() >= auto);
  }

  async function look(): Promise<void> {
    clearTimeout(lookTimer);
    if (!isBetting()) {
      try {
        const next = await api.state();
        offsetMs = next.serverTimeMs - Date.now();
        if (!isBetting()) take(next);
      } catch (error) {
        if (error instanceof CallRefused) reportFailure(() => announcements.refused(error.code));
        else if (phase === 'idle') lose();
      }
    }
    planLook();
  }

  function planLook(): void {
    clearTimeout(lookTimer);
    lookTimer = setTimeout(() => void look(), link !== 'live' || isAwaited() ? LOOK_SOON_MS : LOOK_MS);
  }

  function take(next: State): void {
    state = next;
    link = next.platform ? 'live' : 'unreachable';
    announcements.found();
    if (next.session.ended) announcements.ended(next.session.ended);
    rest();
    results();
    returns();
    paint();
  }

  function lose(): void {
    link = 'offline';
    paint();
  }

  async function openPanel(panel: Panel): Promise<void> {
    const onState = (change: Partial<State>): void => void ((state = { ...state, ...change }), paint());
    const panels = await import('./panels/index.ts');
    await panels.openPanel(panel, { i18n, title, family, api, state, stake, onState, frame, host });
  }

  /** Tells a page that waits for it that no bet is being sent. */
  function rest(): void {
    if (host.paused && !isBetting()) frame.tell({ type: 'paused' });
  }

  function hear(message: ToGame): void {
    const before = host;
    host = hostStateAfter(host, message);
    commands.hear(message);
    if (host.live && !before.live) void look();
    if (message.type === 'pause' && message.on) rest();
    if (message.type === 'state' && message.scope === 'round' && message.value) follow(message.value);
    if (host.balance !== null && host.balance.amount >= stake) announcements.covered();
    paint();
  }

  listenToKeys(() => void press());
  watchConnection({ lost: lose, back: () => void look() });
  let wasAwaited = false;
  setInterval(() => {
    tick();
    if (isAwaited() && !wasAwaited) planLook();
    wasAwaited = isAwaited();
  }, TICK_MS);

  take(first);
  planLook();
  frame.listen(hear);
  frame.tell({ type: 'subscribe', to: [{ scope: 'round', id: title.id }] });
  return stage.root;
}
