import type { ToGame } from '../../contract/vendor-frame.ts';
import type { RoundView, SlipView, State } from '../protocol.ts';
import { CallLost, CallRefused } from './api.ts';
import { watchConnection } from './connection-watch.ts';
import { h, say } from './dom.ts';
import type { BookModule } from './family-view.ts';
import type { Opening } from './game.ts';
import { formatMoney } from './money.ts';
import { hostStateAfter, UNKNOWN_HOST } from './host-state.ts';
import { openMessage } from './panels/dialogs.ts';
import type { Panel } from './panels/index.ts';
import { endsPlay, refusalKey, restrictionText, failureOf } from './refusals.ts';
import { rtpOf } from './rtp.ts';
import { createSound } from './sound.ts';
import { createHeader } from './stage/header.ts';
import { nameOf } from './title.ts';

const LOOK_MS = 5_000;
const FIXTURES_MS = 15_000;
/** Cash-out prices are asked for so often while a slip has one. */
const SLIPS_MS = 2_500;
const SLIPS_IDLE_MS = 10_000;
/** Subscriptions change at most so often while the player scrolls and filters. */
const WATCH_MS = 400;
const MAX_WATCHED = 70;

/**
 * Starts a book with a session: fixtures whose prices the embedding page passes on, a slip, and the player's bets. The server
 * decides at which price a bet is taken.
 */
export async function startBook(opening: Opening, { openBook, open }: BookModule): Promise<HTMLElement> {
  const { api, i18n, title, first, frame } = opening;
  const { t, locale } = i18n;
  let state: State = first;
  let link: 'live' | 'offline' | 'unreachable' = 'live';
  let host = UNKNOWN_HOST;
  let isSending = false;
  let offsetMs = first.serverTimeMs - Date.now();
  let slips: readonly SlipView[] = [];
  const known = new Map<string, string>();

  const sound = createSound(title.id);
  const header = createHeader({
    title,
    i18n,
    sound,
    onPanel: (panel) => void openPanel(panel),
    panels: ['payTable', 'history'],
  });
  const notice = h('p', { className: 'notice', hidden: true, attrs: { role: 'alert' } });
  const banner = h('p', { className: 'book-banner', hidden: true });
  const spoken = h('p', { className: 'spoken', attrs: { role: 'status', 'aria-live': 'polite' } });
  const money = { currency: first.session.currency, exponent: first.session.exponent };
  const failure = (round: RoundView): string => {
    const key = failureOf(round);
    const values = { id: round.id, stake: formatMoney(round.stake, round, locale), code: round.reason ?? '' };
    const why = round.restriction && restrictionText(i18n, round.restriction);
    return [key ? t(key, values) : '', why].filter(Boolean).join(' ');
  };
  const view = await openBook({
    title,
    i18n,
    money,
    stakes: () => state.session.stakes,
    offsetMs: () => offsetMs,
    place,
    cashOut,
    watch,
    failure,
    speak: (text) => say(spoken, text),
  });
  // The panels show rules and figures by the family's own view.
  const family = await open({
    title,
    i18n,
    money,
    stage: {
      element: view.element,
      plate: () => undefined,
      speak: () => undefined,
      sound: () => undefined,
      banner: () => undefined,
    },
    move: () => undefined,
    betChanged: () => undefined,
  });
  header.setSummary(rtpOf(title, null), family.labels.fact);
  const root = h(
    'main',
    { className: 'book', attrs: { 'aria-label': nameOf(title, i18n) } },
    header.element,
    notice,
    banner,
    view.element,
    spoken,
  );

  const canPlace = (): boolean => host.live && link === 'live' && !host.paused && !isSending && !state.session.ended;

  function paint(): void {
    // While the page is not live, it shows its own notice.
    notice.hidden = link === 'live' || !host.live;
    say(notice, link === 'live' ? '' : t(link));
    banner.hidden = !state.session.demo;
    say(banner, state.session.demo ? `${t('freePlay')}. ${t('freePlayMore')}` : '');
    view.setReady(canPlace());
  }

  async function place(request: unknown): Promise<boolean> {
    if (!canPlace()) return false;
    return sending(async () => {
      const { round, session } = await api.begin(crypto.randomUUID(), request);
      state = { ...state, session };
      if (round.status === 'refused' || round.status === 'returned') {
        refused(round.reason ?? '', failure(round));
        return false;
      }
      sound.play('bet');
      return true;
    });
  }

  async function cashOut(roundId: string, amount: number): Promise<void> {
    const slip = slips.find(({ round }) => round.id === roundId);
    if (!slip || !canPlace()) return;
    await sending(async () => {
      const { session } = await api.move(roundId, crypto.randomUUID(), slip.round.moves.length, { cashOut: amount });
      state = { ...state, session };
      sound.play('cashOut');
      return true;
    });
  }

  /** Sends one thing at a time, and says what came of it if it was refused. */
  async function sending(work: () => Promise<boolean>): Promise<boolean> {
    isSending = true;
    paint();
    let isDone = false;
    try {
      isDone = await work();
    } catch (error) {
      if (error instanceof CallRefused) refused(error.code);
      else if (error instanceof CallLost) {
        link = 'offline';
        view.say(t('unknownRound'));
      } else throw error;
    } finally {
      isSending = false;
      rest();
      paint();
      void lookAtSlips();
      void look();
    }
    return isDone;
  }

  function refused(code: string, text = t(refusalKey(code), { code })): void {
    view.say(text);
    if (endsPlay(code)) openMessage(i18n, text, { onLeave: () => frame.tell({ type: 'leave' }) });
  }

  /** What became of bets that waited or were open is announced once. */
  function follow(next: readonly SlipView[]): void {
    for (const { round, acceptAtMs } of next) {
      const before = known.get(round.id);
      const now = acceptAtMs === null ? round.status : 'delayed';
      known.set(round.id, now);
      if (before === undefined || before === now) continue;
      if (before === 'delayed' && (now === 'waiting' || now === 'open'))
        say(spoken, t('placed', { stake: formatMoney(round.stake, round, locale) }));
      if (now === 'refused' || now === 'returned') view.say(failure(round));
      if (now === 'closed') {
        const won = (round.win ?? 0) > round.stake;
        sound.play(won ? 'win' : 'lose');
        const amount = formatMoney(round.win ?? 0, round, locale);
        const stake = formatMoney(round.stake, round, locale);
        say(spoken, won ? t('won', { amount }) : (round.win ?? 0) > 0 ? t('returned', { amount, stake }) : t('noWin'));
      }
    }
    slips = next;
    view.setSlips(next);
  }

  let slipsTimer: ReturnType<typeof setTimeout> | undefined;
  async function lookAtSlips(): Promise<void> {
    clearTimeout(slipsTimer);
    if (!isSending && !document.hidden) {
      try {
        const next = await api.slips();
        offsetMs = next.serverTimeMs - Date.now();
        if (!isSending) follow(next.slips);
      } catch {
        lost();
      }
    }
    clearTimeout(slipsTimer);
    const isBusy = slips.some(
      ({ canCashOut, acceptAtMs, round }) =>
        canCashOut || acceptAtMs !== null || round.status === 'booking' || round.status === 'open',
    );
    slipsTimer = setTimeout(() => void lookAtSlips(), isBusy ? SLIPS_MS : SLIPS_IDLE_MS);
  }

  let fixturesTimer: ReturnType<typeof setTimeout> | undefined;
  async function lookAtFixtures(): Promise<void> {
    clearTimeout(fixturesTimer);
    try {
      if (!document.hidden) view.setFixtures((await api.book()).fixtures);
    } catch {
      lost();
    }
    clearTimeout(fixturesTimer);
    fixturesTimer = setTimeout(() => void lookAtFixtures(), FIXTURES_MS);
  }

  let lookTimer: ReturnType<typeof setTimeout> | undefined;
  async function look(): Promise<void> {
    clearTimeout(lookTimer);
    try {
      const next = await api.state();
      if (!isSending) take(next);
    } catch (error) {
      if (error instanceof CallRefused) refused(error.code);
      else lost();
    }
    clearTimeout(lookTimer);
    lookTimer = setTimeout(() => void look(), LOOK_MS);
  }

  function take(next: State): void {
    state = next;
    link = next.platform ? 'live' : 'unreachable';
    if (next.session.ended) refused(next.session.ended === 'kicked' ? 'OPENED_ELSEWHERE' : 'SESSION_EXPIRED');
    rest();
    paint();
  }

  function lost(): void {
    link = 'offline';
    paint();
  }

  let watchTimer: ReturnType<typeof setTimeout> | undefined;
  let watched = '';
  /** Asks the page for the prices of these fixtures, once the player stopped moving. */
  function watch(fixtures: readonly string[]): void {
    clearTimeout(watchTimer);
    watchTimer = setTimeout(() => {
      const to = fixtures.slice(0, MAX_WATCHED).map((id) => ({ scope: 'odds' as const, id }));
      const request = to
        .map(({ id }) => id)
        .toSorted()
        .join();
      if (request === watched) return;
      watched = request;
      frame.tell({ type: 'subscribe', to });
    }, WATCH_MS);
  }

  async function openPanel(panel: Panel): Promise<void> {
    const onState = (change: Partial<State>): void => void ((state = { ...state, ...change }), paint());
    const panels = await import('./panels/index.ts');
    const stake = state.session.stakes[0] ?? 0;
    await panels.openPanel(panel, { i18n, title, family, api, state, stake, onState, frame, host });
  }

  /** Tells a page that waits for it that no bet is being sent. */
  function rest(): void {
    if (host.paused && !isSending) frame.tell({ type: 'paused' });
  }

  function hear(message: ToGame): void {
    const before = host;
    host = hostStateAfter(host, message);
    if (host.live && !before.live) void look();
    if (message.type === 'pause' && message.on) rest();
    if (message.type === 'state' && message.scope === 'odds') return view.tell(message.id, message.value);
    paint();
  }

  watchConnection({ lost, back: () => void look() });
  await Promise.all([lookAtFixtures(), lookAtSlips()]);
  take(first);
  lookTimer = setTimeout(() => void look(), LOOK_MS);
  frame.listen(hear);
  return root;
}
