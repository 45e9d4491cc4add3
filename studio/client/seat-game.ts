import type { HandState, TableState } from '../../contract/live-tables.ts';
import type { ToGame } from '../../contract/vendor-frame.ts';
import type { RoundView, State } from '../protocol.ts';
import { CallRefused } from './api.ts';
import { createCommands, type CommandAnswer } from './commands.ts';
import { watchConnection } from './connection-watch.ts';
import { h } from './dom.ts';
import { partsOf, type HandModule, type OwnHand } from './family-view.ts';
import type { Opening } from './game.ts';
import { listenToChoices, listenToKeys } from './keys.ts';
import { formatMoney } from './money.ts';
import { createAnnouncements } from './announcements.ts';
import { hostStateAfter, UNKNOWN_HOST } from './host-state.ts';
import type { Panel } from './panels/index.ts';
import { createPresenter } from './presenter.ts';
import { failureOf } from './refusals.ts';
import { rtpOf } from './rtp.ts';
import { createSound } from './sound.ts';
import { createStage } from './stage.ts';
import { offered, stakeAtFirst } from './stakes.ts';

const LOOK_MS = 5_000;
const LOOK_SOON_MS = 1_000;
const TICK_MS = 250;
const NOTE_MS = 5_000;

/**
 * Starts a table at which players play against each other: takes a seat, shows the table as the embedding page passes it on, and
 * sends the player's moves as commands.
 */
export async function startSeats(opening: Opening, { openHands }: HandModule): Promise<HTMLElement> {
  const { api, i18n, title, first, frame } = opening;
  const { t, locale } = i18n;
  let state: State = first;
  let stake = first.seat?.stake ?? stakeAtFirst(first.session);
  let isSending = false;
  let link: 'live' | 'offline' | 'unreachable' = 'live';
  let host = UNKNOWN_HOST;
  let table: TableState | null = null;
  let ownCards: HandState | null = null;
  let watched: number | null = null;
  /** What was told of the hand last, so that each is said once. */
  let received = '';
  let request = '';
  /** The hand of which an outage was told. */
  let reportedOutage = 0;
  let subscribed = '';
  let noteUntilMs = 0;
  let wasCleared = false;
  let offsetMs = first.serverTimeMs - Date.now();
  let lookTimer: ReturnType<typeof setTimeout> | undefined;

  const sound = createSound(title.id);
  const stage = createStage(i18n, title, sound, {
    onPlay: () => void press(),
    onStake: (next) => void ((stake = next), watch(), paint()),
    onPanel: (panel) => void openPanel(panel),
  });
  const banner = (): string | null => (state.session.demo ? `${t('freePlay')}. ${t('freePlayMore')}` : null);
  const family = await openHands({
    title,
    i18n,
    money: { currency: first.session.currency, exponent: first.session.exponent },
    stage: partsOf(stage, sound, banner),
    move: () => undefined,
    betChanged: () => undefined,
    sit: (place) => void press(place),
  });
  const acts = h('div', { className: 'oval-acts', attrs: { role: 'group', 'aria-label': t('hands.acts') } });
  stage.mount(family.elements, acts, true);
  const presenter = createPresenter(stage, family, i18n);
  const announcements = createAnnouncements(stage, presenter, i18n, {
    minRoundMs: 0,
    // A round that could not be marked is shown again after a reload.
    onSeen: ({ id }) => void api.seen(id).catch(() => undefined),
    onLeave: () => frame.tell({ type: 'leave' }),
  });
  const commands = createCommands(frame);

  const isLive = (): boolean => host.live && link === 'live' && !state.session.ended;
  const place = (): number | null => state.seat?.place ?? null;
  const own = (): OwnHand => ({
    place: place(),
    cards: ownCards && ownCards.number === table?.hand?.number ? ownCards.cards : null,
  });
  const leftMs = (untilMs: number): number => Math.max(0, untilMs - Date.now() - offsetMs);

  function paint(): void {
    stage.setSummary(rtpOf(title, null), family.labels.fact);
    stage.setNotice(link === 'live' || !host.live ? null : t(link));
    const seat = state.seat ?? null;
    const can = isLive() && !isSending && (!host.paused || isInHand());
    stage.setStakes(offered(state.session, locale), stake, isLive() && !seat && !isSending);
    stage.setPlay(seat ? t('hands.back') : family.labels.begin, can, isSending);
    // Who sits has moves in the place of stake and button.
    stage.root.classList.toggle('is-seated', seat !== null && !seat.isAway);
    stage.root.classList.toggle('is-away', seat?.isAway === true);
    stage.setBanner(banner());
    paintActs(can);
    paintPhase();
  }

  /** The moves of the player's turn, then what the seat allows at any time. */
  function paintActs(can: boolean): void {
    const seat = state.seat ?? null;
    const moves = seat && table ? family.hands.acts(table, own()) : [];
    const wanted = JSON.stringify([moves, seat, can, table?.hand?.moves]);
    if (wanted === request) return;
    request = wanted;
    const isNew = moves.length > 0 && acts.querySelector('[aria-keyshortcuts]') === null;
    const focused = acts.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
    acts.replaceChildren(
      ...moves.map(({ act, label, isMain }, at) =>
        button(label, can, () => void move(act), isMain ? 'primary' : 'secondary', String(at + 1)),
      ),
      ...(seat && !seat.isAway && moves.length === 0
        ? [button(t('hands.away'), can, () => void seatCommand('away'))]
        : []),
      ...(seat && moves.length === 0 ? [button(t('hands.leave'), can, () => void seatCommand('leave'))] : []),
    );
    // Who plays by keys stays where the moves are.
    if (focused !== undefined) {
      const buttons = [...acts.querySelectorAll('button')];
      (buttons.find(({ textContent }) => textContent === focused) ?? buttons[0])?.focus();
    }
    if (isNew) {
      stage.speak(t('hands.yours'));
      sound.play('tick');
    }
  }

  /** A digit presses a move. Not `disabled`, which would lose the focus while a command is sent. */
  function button(label: string, can: boolean, work: () => void, name = 'secondary', key?: string): HTMLElement {
    return h(
      'button',
      {
        className: name,
        type: 'button',
        onClick: () => can && work(),
        attrs: { 'aria-disabled': can ? undefined : 'true', 'aria-keyshortcuts': key },
      },
      label,
      key !== undefined && h('kbd', { attrs: { 'aria-hidden': 'true' } }, key),
    );
  }

  /** The line under the board says what the table does, unless the end of a hand stands there. */
  function paintPhase(): void {
    if (Date.now() < noteUntilMs) return;
    const seat = state.seat ?? null;
    if (!seat) return stage.setPlate(t('hands.free'), 'is-quiet');
    const hand = table?.hand;
    const seconds = hand?.turn ? Math.ceil(leftMs(hand.turn.untilMs) / 1_000) : 0;
    // Also of a player who pauses after this hand.
    if (hand?.turn?.place === seat.place) return stage.setPlate(t('hands.turn', { seconds }), 'is-open');
    if (seat.isAway) return stage.setPlate(t('hands.isAway'), 'is-quiet');
    if ((isOver() && !isCleared()) || (hand?.phase === 'playing' && !hand.turn)) return;
    if (hand?.phase === 'staking') return stage.setPlate(t('hands.stakes'), 'is-quiet');
    if (!table || !hand?.turn) return stage.setPlate(t(isAlone() ? 'hands.alone' : 'hands.waits'), 'is-quiet');
    const text = t('hands.other', { seconds, who: family.hands.nameOf(table, own(), hand.turn.place) });
    const isDealtIn = hand.shown?.seats[seat.place] != null;
    stage.setPlate(isDealtIn ? text : `${text} · ${t('hands.next')}`, 'is-quiet');
  }

  /** A message about the player's money stays for a while. */
  const showNote = (): void => void (noteUntilMs = Date.now() + NOTE_MS);
  function refuse(code: string): void {
    announcements.refused(code);
    showNote();
  }

  const isOver = (): boolean => table?.hand?.phase === 'over' || table?.hand?.phase === 'void';
  /** A hand that is over is shown until the next one begins, or could begin. */
  const isCleared = (): boolean => isOver() && leftMs(table?.nextAtMs ?? 0) === 0;
  function show(): void {
    wasCleared = isCleared();
    if (!table) return family.rest();
    const shown = wasCleared ? { ...table, hand: null } : table;
    family.hands.show(shown, own(), leftMs(table.hand?.turn?.untilMs ?? 0));
  }

  function tick(): void {
    if (isCleared() !== wasCleared) show();
    paintPhase();
  }

  /** Nobody else is there to play with. */
  function isAlone(): boolean {
    const others = table?.seats.filter((seat, at) => seat !== null && !seat.away && at !== place()) ?? [];
    return others.length === 0;
  }

  /** Takes a seat, this one where the player chose it, or comes back to it. */
  async function press(place?: number): Promise<void> {
    if (!isLive() || isSending || host.paused) return;
    if (state.seat?.isAway) return seatCommand('back');
    if (state.seat) return;
    if (host.balance !== null && host.balance.amount < stake) return refuse('INSUFFICIENT_FUNDS');
    sound.play('bet');
    await seatCommand('sit', {
      stake,
      ...(watched !== null && { table: watched, ...(place !== undefined && { place }) }),
    });
  }

  async function seatCommand(
    name: 'sit' | 'away' | 'back' | 'leave',
    payload: Record<string, unknown> = {},
  ): Promise<void> {
    const answer = await send(name, payload);
    if (!('code' in answer) || answer.code !== 'OK') return;
    await look();
  }

  async function move(act: string): Promise<void> {
    const hand = table?.hand;
    if (!hand || isSending) return;
    sound.play('tick');
    await send('act', { hand: hand.number, after: hand.moves, act });
  }

  /** Sends a command. Nothing else is sent until it is answered; the page repeats it while the connection is away. */
  async function send(name: string, payload: Record<string, unknown>): Promise<CommandAnswer> {
    isSending = true;
    paint();
    const answer = await commands.send(name, payload);
    isSending = false;
    const code = 'refused' in answer ? answer.refused : answer.code;
    paint();
    if (code !== 'OK') refuse(code);
    return answer;
  }

  /** The table, or the own cards, as last told. */
  function follow(): void {
    if (!table) return void (show(), paint());
    show();
    const { hand } = table;
    const announcements = `${hand?.number} ${hand?.moves} ${hand?.phase}`;
    if (hand && announcements !== received) {
      received = announcements;
      const text = family.hands.said(table, own());
      if (text) stage.speak(text);
      if (hand.phase === 'over') {
        stage.setPlate(text, 'is-quiet');
        void look();
      } else if (hand.phase === 'playing' && hand.moves === 1) sound.play('deal');
    }
    if (hand?.interrupted && reportedOutage !== hand.number) {
      reportedOutage = hand.number;
      stage.setPlate(t('hands.interrupted'), 'is-failure');
      showNote();
      stage.speak(t('hands.interrupted'));
    }
    void rest();
    paint();
  }

  /** The own table; before, that at which the player would sit. */
  function watch(): void {
    const seat = state.seat ?? null;
    const next = seat ? seat.table : (state.tables?.find((each) => each.stake === stake)?.table ?? null);
    const wanted = `${next} ${seat !== null}`;
    if (wanted === subscribed) return;
    subscribed = wanted;
    if (next !== watched) [table, ownCards] = [null, null];
    watched = next;
    show();
    const of = { id: title.id, table: next ?? 1 };
    frame.tell({
      type: 'subscribe',
      to: [
        ...(next === null ? [] : [{ scope: 'table' as const, ...of }]),
        ...(seat === null ? [] : [{ scope: 'hand' as const, ...of }]),
      ],
    });
  }

  async function look(): Promise<void> {
    clearTimeout(lookTimer);
    try {
      take(await api.state());
    } catch (error) {
      if (error instanceof CallRefused) refuse(error.code);
      else lose();
    }
    clearTimeout(lookTimer);
    lookTimer = setTimeout(
      () => void look(),
      link !== 'live' || state.round?.status === 'booking' ? LOOK_SOON_MS : LOOK_MS,
    );
  }

  function take(next: State): void {
    state = next;
    offsetMs = next.serverTimeMs - Date.now();
    link = next.platform ? 'live' : 'unreachable';
    if (next.session.ended) announcements.ended(next.session.ended);
    watch();
    paint();
    if (next.round) ended(next.round);
    void rest();
  }

  /** The player's part of a hand is over: says what it paid. Its board stands as the table shows it. */
  function ended(round: RoundView): void {
    if (round.status !== 'closed') {
      announcements.failure(round);
      if (failureOf(round)) showNote();
      return;
    }
    // As above.
    void api.seen(round.id).catch(() => undefined);
    const won = (round.win ?? 0) > round.stake;
    const text = t(won ? 'hands.won' : 'hands.back.stake', {
      amount: formatMoney(round.win ?? 0, round, locale),
      stake: formatMoney(round.stake, round, locale),
    });
    stage.setPlate(text, won ? 'is-win' : 'is-quiet');
    showNote();
    stage.speak(text);
    sound.result(round);
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

  /** In a pause the running hand is finished, and no other one begins (PP-18). */
  async function rest(): Promise<void> {
    if (!host.paused || isSending || isInHand()) return;
    if (state.seat && !state.seat.isAway) await seatCommand('away');
    frame.tell({ type: 'paused' });
  }

  /** A hand runs in which the player has a stake. */
  function isInHand(): boolean {
    const hand = table?.hand;
    const seat = state.seat ?? null;
    if (!hand || !seat) return false;
    const own = hand.shown?.seats[seat.place];
    return hand.phase === 'playing' ? own != null && !own.packed : hand.phase === 'staking' && !seat.isAway;
  }

  /** Handles messages of the embedding page, which holds the socket. */
  function hear(message: ToGame): void {
    commands.hear(message);
    const before = host;
    host = hostStateAfter(host, message);
    if (host.live && !before.live) void look();
    if (message.type === 'pause' && message.on) void rest();
    if (message.type === 'state' && message.scope === 'table' && message.table === watched) {
      table = message.value;
      return follow();
    }
    if (message.type === 'state' && message.scope === 'hand' && message.table === watched) {
      ownCards = message.value;
      return follow();
    }
    if (host.balance !== null && host.balance.amount >= stake) announcements.covered();
    paint();
  }

  listenToKeys(() => void press());
  watchConnection({ lost: lose, back: () => void look() });
  listenToChoices(acts, (key) => {
    if (/^[1-9]$/.test(key)) acts.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
  });
  setInterval(tick, TICK_MS);

  frame.listen(hear);
  take(first);
  lookTimer = setTimeout(() => void look(), LOOK_MS);
  return stage.root;
}
