import type { HandState, TableState } from '../../contract/live-tables.ts';
import type { ToGame } from '../../contract/vendor-frame.ts';
import type { RoundView, State } from '../protocol.ts';
import { CallRefused } from './api.ts';
import { createCommands, type CommandAnswer } from './commands.ts';
import { watchContact } from './contact.ts';
import { h } from './dom.ts';
import { partsOf, type HandModule, type OwnHand } from './family-view.ts';
import type { Opening } from './game.ts';
import { listenToKeys } from './keys.ts';
import { formatMoney } from './money.ts';
import { createNews } from './news.ts';
import { pageAfter, UNKNOWN_PAGE } from './page.ts';
import type { Panel } from './panels/index.ts';
import { createPresenter } from './presenter.ts';
import { rtpOf } from './rtp.ts';
import { createSound } from './sound.ts';
import { createStage } from './stage.ts';
import { offered, stakeAtFirst } from './stakes.ts';

const LOOK_MS = 5_000;
const LOOK_SOON_MS = 1_000;
const TICK_MS = 250;

/**
 * Starts a table at which players play against each other: takes a seat, shows the table as the embedding page passes it on, and
 * sends the player's moves as commands.
 */
export async function startSeats(opening: Opening, { openHands }: HandModule): Promise<HTMLElement> {
  const { api, tongue, title, first, frame } = opening;
  const { t, locale } = tongue;
  let state: State = first;
  let stake = first.seat?.stake ?? stakeAtFirst(first.session);
  let isSending = false;
  let link: 'live' | 'offline' | 'unreachable' = 'live';
  let page = UNKNOWN_PAGE;
  let table: TableState | null = null;
  let ownCards: HandState | null = null;
  let watched: number | null = null;
  /** Own cards are watched once the player is dealt in: a feed without a value is refused. */
  let isDealtIn = false;
  /** What was told of the hand last, so that each is said once. */
  let told = '';
  let asked = '';
  let offsetMs = first.serverTimeMs - Date.now();
  let lookTimer: ReturnType<typeof setTimeout> | undefined;

  const sound = createSound(title.id);
  const stage = createStage(tongue, title, sound, {
    onPlay: () => void press(),
    onStake: (next) => void ((stake = next), paint()),
    onPanel: (panel) => void openPanel(panel),
  });
  const ribbon = (): string | null => (state.session.demo ? `${t('freePlay')}. ${t('freePlayMore')}` : null);
  const family = await openHands({
    title,
    tongue,
    money: { currency: first.session.currency, exponent: first.session.exponent },
    stage: partsOf(stage, sound, ribbon),
    move: () => undefined,
    betChanged: () => undefined,
  });
  const acts = h('div', { className: 'hand-acts' });
  stage.mount(family.elements, acts, true);
  const presenter = createPresenter(stage, family, tongue);
  const news = createNews(stage, presenter, tongue, {
    minRoundMs: 0,
    onSeen: ({ id }) => void api.seen(id).catch(() => undefined),
    onLeave: () => frame.tell({ type: 'leave' }),
  });
  const commands = createCommands(frame);

  const isLive = (): boolean => page.live && link === 'live' && !state.session.ended;
  const place = (): number | null => state.seat?.place ?? null;
  const own = (): OwnHand => ({
    place: place(),
    cards: ownCards && ownCards.number === table?.hand?.number ? ownCards.cards : null,
  });
  const leftMs = (untilMs: number): number => Math.max(0, untilMs - Date.now() - offsetMs);

  function paint(): void {
    stage.setSummary(rtpOf(title, null), family.words.fact);
    stage.setNotice(link === 'live' || !page.live ? null : t(link));
    const seat = state.seat ?? null;
    stage.setStakes(offered(state.session, locale), stake, isLive() && !seat && !isSending);
    const can = isLive() && !isSending && !page.paused;
    if (!seat) stage.setPlay(family.words.begin, can, isSending);
    else if (seat.isAway) stage.setPlay(t('hands.back'), can, isSending);
    else stage.setPlay(t('wait'), false, isSending);
    stage.setRibbon(ribbon());
    paintActs(can);
    paintPhase();
  }

  /** The moves of the player's turn, then what the seat allows at any time. */
  function paintActs(can: boolean): void {
    const seat = state.seat ?? null;
    const moves = seat && table && can ? family.hands.acts(table, own()) : [];
    const wanted = JSON.stringify([moves, seat, can, table?.hand?.moves]);
    if (wanted === asked) return;
    asked = wanted;
    const button = (words: string, work: () => void, name = 'secondary'): HTMLElement =>
      h('button', { className: name, type: 'button', disabled: !can, onClick: work }, words);
    const focused = acts.contains(document.activeElement);
    acts.replaceChildren(
      ...moves.map(({ act, words }) => button(words, () => void move(act))),
      ...(seat && !seat.isAway && moves.length === 0 ? [button(t('hands.away'), () => void seatCommand('away'))] : []),
      ...(seat && moves.length === 0 ? [button(t('hands.leave'), () => void seatCommand('leave'))] : []),
    );
    // Who plays by keys stays where the moves are.
    if (focused) acts.querySelector<HTMLElement>('button')?.focus();
    if (moves.length > 0) stage.speak(t('hands.yours'));
  }

  /** The line under the board says whose turn it is, and for how long. */
  function paintPhase(): void {
    const seat = state.seat ?? null;
    if (!seat) return stage.setPlate(t('hands.free'), 'is-quiet');
    if (seat.isAway) return stage.setPlate(t('hands.isAway'), 'is-quiet');
    const hand = table?.hand;
    if (!table || !hand || (hand.phase !== 'over' && !hand.shown)) return stage.setPlate(t('hands.waits'), 'is-quiet');
    if (hand.turn) {
      const seconds = Math.ceil(leftMs(hand.turn.untilMs) / 1_000);
      const isOwn = hand.turn.place === place();
      const who = family.hands.nameOf(table, own(), hand.turn.place);
      stage.setPlate(t(isOwn ? 'hands.turn' : 'hands.other', { seconds, who }), isOwn ? 'is-open' : 'is-quiet');
    }
  }

  /** Takes a seat, or comes back to it. */
  async function press(): Promise<void> {
    if (!isLive() || isSending || page.paused) return;
    if (state.seat?.isAway) return seatCommand('back');
    if (state.seat) return;
    if (page.balance !== null && page.balance.amount < stake) return news.refused('INSUFFICIENT_FUNDS');
    sound.play('bet');
    await seatCommand('sit', { stake });
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
    if (code !== 'OK') news.refused(code);
    return answer;
  }

  /** The table, or the own cards, as last told. */
  function follow(): void {
    if (!table) return;
    watch();
    family.hands.show(table, own());
    const { hand } = table;
    const news = `${hand?.number} ${hand?.moves} ${hand?.phase}`;
    if (hand && news !== told) {
      told = news;
      const text = family.hands.said(table, own());
      if (text) stage.speak(text);
      if (hand.phase === 'over') {
        stage.setPlate(text, 'is-quiet');
        void look();
      } else if (hand.phase === 'playing' && hand.moves === 1) sound.play('deal');
    }
    paint();
  }

  function watch(): void {
    const next = state.seat?.table ?? null;
    const seat = place();
    const dealt = next !== null && next === watched && seat !== null && table?.hand?.shown?.seats[seat] != null;
    if (next === watched && (isDealtIn || !dealt)) return;
    isDealtIn = dealt;
    if (next !== watched) [table, ownCards] = [null, null];
    watched = next;
    if (next === null) family.rest();
    frame.tell({
      type: 'subscribe',
      to:
        next === null
          ? []
          : [
              { scope: 'table', id: title.id, table: next },
              ...(dealt ? [{ scope: 'hand' as const, id: title.id, table: next }] : []),
            ],
    });
  }

  async function look(): Promise<void> {
    clearTimeout(lookTimer);
    try {
      take(await api.state());
    } catch (error) {
      if (error instanceof CallRefused) news.refused(error.code);
      else lose();
    }
    clearTimeout(lookTimer);
    lookTimer = setTimeout(
      () => void look(),
      link !== 'live' || state.round?.standing === 'booking' ? LOOK_SOON_MS : LOOK_MS,
    );
  }

  function take(next: State): void {
    state = next;
    offsetMs = next.serverTimeMs - Date.now();
    link = next.platform ? 'live' : 'unreachable';
    if (next.session.ended) news.ended(next.session.ended);
    watch();
    paint();
    if (next.round) ended(next.round);
    rest();
  }

  /** The player's part of a hand is over: says what it paid. Its board stands as the table shows it. */
  function ended(round: RoundView): void {
    if (round.standing !== 'closed') return news.trouble(round);
    void api.seen(round.id).catch(() => undefined);
    const won = (round.win ?? 0) > round.stake;
    const text = t(won ? 'hands.won' : 'hands.back.stake', {
      amount: formatMoney(round.win ?? 0, round, locale),
      stake: formatMoney(round.stake, round, locale),
    });
    stage.setPlate(text, won ? 'is-win' : 'is-quiet');
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
    await panels.openPanel(panel, { tongue, title, family, api, state, stake, onState, frame, page });
  }

  function rest(): void {
    if (page.paused && !isSending) frame.tell({ type: 'paused' });
  }

  /** Handles messages of the embedding page, which holds the socket. */
  function hear(message: ToGame): void {
    commands.hear(message);
    const before = page;
    page = pageAfter(page, message);
    if (page.live && !before.live) void look();
    if (message.type === 'pause' && message.on) rest();
    if (message.type === 'state' && message.scope === 'table' && message.table === watched) {
      table = message.value;
      return follow();
    }
    if (message.type === 'state' && message.scope === 'hand' && message.table === watched) {
      ownCards = message.value;
      return follow();
    }
    if (page.balance !== null && page.balance.amount >= stake) news.covered();
    paint();
  }

  listenToKeys(() => void press());
  watchContact({ lost: lose, back: () => void look() });
  setInterval(() => table?.hand?.turn && paintPhase(), TICK_MS);

  frame.listen(hear);
  take(first);
  lookTimer = setTimeout(() => void look(), LOOK_MS);
  return stage.root;
}
