import type { RoundState } from '../../contract/live-rounds.ts';
import type { ToGame } from '../../contract/vendor-frame.ts';
import type { RoundView, State } from '../protocol.ts';
import { CallLost, CallRefused } from './api.ts';
import { partsOf, type TableModule } from './family-view.ts';
import type { Opening } from './game.ts';
import { clockOf } from './clock.ts';
import { watchContact } from './contact.ts';
import { listenToKeys } from './keys.ts';
import { formatMoney } from './money.ts';
import { createNews } from './news.ts';
import { createOrders } from './orders.ts';
import { pageAfter, UNKNOWN_PAGE } from './page.ts';
import type { Panel } from './panels/index.ts';
import { createPresenter } from './presenter.ts';
import { rtpOf } from './rtp.ts';
import { createSound } from './sound.ts';
import { createStage } from './stage.ts';
import { offered, stakeAtFirst } from './stakes.ts';

const LOOK_MS = 5_000;
const LOOK_SOON_MS = 600;
const TICK_MS = 250;
/** A longer time is told in hours and minutes. */
const CLOCK_MS = 600_000;
/** The last seconds for bets are announced once. */
const LAST_MS = 5_000;

/** Bets that count in the round. */
type Standing = Pick<RoundView, 'standing'>;
const isIn = ({ standing }: Standing): boolean => standing !== 'refused' && standing !== 'returned';
const isPaid = ({ standing }: Standing): boolean => standing === 'closed';

/**
 * Starts a table with a session: everybody plays the same round, whose state the embedding page passes on. Takes bets while the
 * round is open, shows its draw to everybody, and what the player's own bets paid.
 */
export async function startTable(opening: Opening, { openTable }: TableModule): Promise<HTMLElement> {
  const { api, tongue, title, first, frame } = opening;
  const { t, locale } = tongue;
  let state: State = first;
  let stake = stakeAtFirst(first.session);
  let phase: 'idle' | 'sent' | 'showing' = 'idle';
  let link: 'live' | 'offline' | 'unreachable' = 'live';
  let page = UNKNOWN_PAGE;
  /** The table's round as last told. */
  let told: RoundState | null = null;
  /** The last round whose draw was shown, and the last one whose payment was. */
  let [shown, paid] = [0, 0];
  let announcedLast = 0;
  let offsetMs = first.serverTimeMs - Date.now();
  let lookTimer: ReturnType<typeof setTimeout> | undefined;

  const sound = createSound(title.id);
  const stage = createStage(tongue, title, sound, {
    onPlay: () => void press(),
    onStake: (next) => void ((stake = next), paint()),
    onPanel: (panel) => void openPanel(panel),
  });
  const ribbon = (): string | null => (state.session.demo ? `${t('freePlay')}. ${t('freePlayMore')}` : null);
  const family = await openTable({
    title,
    tongue,
    money: { currency: first.session.currency, exponent: first.session.exponent },
    stage: partsOf(stage, sound, ribbon),
    move: () => undefined,
    betChanged: () => paint(),
    orders: createOrders(api, {
      failed: (error) => failed(error),
      cancelled: (round) => {
        state = { ...state, bets: state.bets.map((bet) => (bet.id === round.id ? round : bet)) };
        paint();
      },
    }),
  });
  stage.mount(family.elements, family.controls, true);
  const presenter = createPresenter(stage, family, tongue);
  const news = createNews(stage, presenter, tongue, {
    minRoundMs: 0,
    onSeen: () => undefined,
    onLeave: () => frame.tell({ type: 'leave' }),
  });

  const isSending = (): boolean => phase === 'sent';
  const nowMs = (): number => Date.now() + offsetMs;
  const leftMs = (): number => (told?.phase === 'open' ? Math.max(0, told.closesAtMs - nowMs()) : 0);
  const isLive = (): boolean => page.live && link === 'live' && !state.session.ended;
  const canBet = (): boolean => isLive() && !page.paused && phase === 'idle' && leftMs() > 0;
  const ownOf = (number: number): RoundView[] => state.bets.filter((bet) => bet.tableNumber === number && isIn(bet));

  function paint(): void {
    stage.setSummary(rtpOf(title, null), family.words.fact);
    stage.setNotice(link === 'live' || !page.live ? null : t(link));
    const open = canBet();
    stage.setStakes(offered(state.session, locale), stake, open);
    const bet = family.bet(stake);
    family.enable(open ? 'bet' : 'nothing', null);
    if (phase === 'showing') stage.setPlay(t('skip'), true, false);
    else stage.setPlay(t('table.place'), open && bet !== null, phase === 'sent');
    stage.setRibbon(ribbon());
    if (told) {
      family.shared.totals(told.totals, ownStakes(told.number));
      family.shared.bets?.(ownOf(told.number), told.number, isLive() && leftMs() > 0);
    }
    paintPhase();
  }

  function ownStakes(number: number): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const { bet } of ownOf(number))
      for (const [place, amount] of Object.entries(family.shared.stakesOf(bet)))
        sums[place] = (sums[place] ?? 0) + amount;
    return sums;
  }

  /** The line under the board says what the table does, unless a result stands there. */
  function paintPhase(): void {
    if (!told || phase === 'showing') return;
    family.shared.left?.(leftMs() > 0 ? Math.ceil(leftMs() / 1_000) : null);
    if (told.phase === 'open' && leftMs() > 0) {
      const seconds = Math.ceil(leftMs() / 1_000);
      const time = leftMs() < CLOCK_MS ? t('table.seconds', { seconds }) : clockOf(seconds);
      stage.setPlate(t('table.open', { time, players: told.players }), 'is-open');
      if (leftMs() <= LAST_MS && announcedLast !== told.number) {
        announcedLast = told.number;
        stage.speak(t('table.last', { seconds }));
      }
    } else if (told.phase === 'open' || told.phase === 'closed') stage.setPlate(t('table.closed'), 'is-quiet');
  }

  /** Places what is laid on the board, or skips to the end of the draw. */
  async function press(): Promise<void> {
    if (phase === 'showing') return presenter.skip();
    const bet = canBet() ? family.bet(stake) : null;
    if (bet === null) return;
    const takes = family.stakeOf?.(bet) ?? stake;
    if (page.balance !== null && page.balance.amount < takes) return news.refused('INSUFFICIENT_FUNDS');
    phase = 'sent';
    paint();
    try {
      const chase = family.shared.chase?.();
      const { round, session } = await api.begin(crypto.randomUUID(), bet, ...(chase ? [chase] : []));
      state = { ...state, session, bets: [...state.bets, round] };
      if (isIn(round)) {
        family.shared.free(true);
        sound.play('bet');
        stage.speak(t('placed', { stake: formatMoney(round.stake, round, locale) }));
      } else news.trouble(round);
    } catch (error) {
      failed(error);
    } finally {
      phase = 'idle';
      rest();
      paint();
      void look();
    }
  }

  function failed(error: unknown): void {
    if (error instanceof CallRefused) news.refused(error.code);
    else if (error instanceof CallLost) {
      link = 'offline';
      news.lost();
    } else throw error;
  }

  /** The table's round changed. */
  async function follow(next: RoundState): Promise<void> {
    const before = told;
    told = next;
    if (before === null || before.number !== next.number) {
      family.shared.recent(next.recent);
      // Who comes in the middle of a round sees its result without movement.
      if (before === null && next.result) {
        shown = next.number;
        family.show(viewOf(next), false);
      } else {
        family.shared.free();
        presenter.clear();
        family.rest();
      }
      if (next.phase === 'open') stage.speak(t('table.begins', { number: next.number }));
    } else if (before.phase === 'open' && next.phase !== 'open') {
      stage.speak(t('table.closed'));
      sound.play('tick');
    }
    paint();
    if (next.result && shown < next.number && phase !== 'showing') await reveal(next);
  }

  /** Shows the draw to everybody, then what the player's own bets paid. */
  async function reveal(round: RoundState): Promise<void> {
    shown = round.number;
    phase = 'showing';
    paint();
    family.start();
    await family.present(viewOf(round));
    family.show(viewOf(round), false);
    family.shared.recent([...round.recent, round.result!]);
    phase = 'idle';
    stage.setPlate(family.shared.said(round.result!), 'is-quiet');
    paint();
    void look();
  }

  /** The draw in the form of a round of the player's own bets. */
  const viewOf = ({ number, result }: RoundState): RoundView => {
    const own = ownOf(number);
    const stakeOfAll = own.reduce((sum, bet) => sum + bet.stake, 0);
    return {
      ...(own[0] ?? emptyBet),
      stake: stakeOfAll,
      outcome: family.shared.watched(
        result!,
        ownStakes(number),
        own.filter(({ outcome }) => outcome !== null).map(({ outcome }) => outcome),
      ),
      win: own.reduce((sum, bet) => sum + (bet.win ?? 0), 0),
      standing: 'closed',
    };
  };
  const { currency, exponent, demo } = first.session;
  const emptyBet: RoundView = {
    id: '',
    number: 0,
    game: title.id,
    clientRoundId: '',
    standing: 'closed',
    stake: 0,
    currency,
    exponent,
    demo,
    bet: null,
    moves: [],
    outcome: null,
    win: 0,
    jackpot: false,
    jackpotAmount: null,
    reason: null,
    atMs: 0,
    tableNumber: null,
    seeds: { commitment: '', clientSeed: '', nonce: 0, serverSeed: null },
  };

  /** All own bets of the shown round are paid: states what they paid, once. */
  function payments(): void {
    if (!told || phase === 'showing' || shown !== told.number || paid === shown) return;
    const own = ownOf(shown);
    if (own.length === 0 || !own.every(isPaid)) return;
    paid = shown;
    const round = viewOf(told);
    presenter.showEnd(round);
    sound.result(round);
  }

  /** Loads the state. Repeats soon while own bets wait for their payment. */
  async function look(): Promise<void> {
    clearTimeout(lookTimer);
    if (!isSending()) {
      try {
        const next = await api.state();
        offsetMs = next.serverTimeMs - Date.now();
        if (!isSending()) take(next);
      } catch (error) {
        if (error instanceof CallRefused) news.refused(error.code);
        else if (phase === 'idle') lose();
      }
    }
    clearTimeout(lookTimer);
    const waits = told !== null && shown === told.number && paid !== shown && ownOf(shown).length > 0;
    lookTimer = setTimeout(() => void look(), link !== 'live' || waits ? LOOK_SOON_MS : LOOK_MS);
  }

  function take(next: State): void {
    state = next;
    link = next.platform ? 'live' : 'unreachable';
    news.found();
    if (next.session.ended) news.ended(next.session.ended);
    rest();
    payments();
    paint();
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

  /** Tells a page that waits for it that no bet is being sent. */
  function rest(): void {
    if (page.paused && !isSending()) frame.tell({ type: 'paused' });
  }

  /** Handles messages of the embedding page, which holds the socket. */
  function hear(message: ToGame): void {
    const before = page;
    page = pageAfter(page, message);
    if (page.live && !before.live) void look();
    if (message.type === 'pause' && message.on) rest();
    if (message.type === 'state' && message.scope === 'round' && message.value) void follow(message.value);
    if (page.balance !== null && page.balance.amount >= stake) news.covered();
    paint();
  }

  listenToKeys(() => void press());
  watchContact({ lost: lose, back: () => void look() });
  setInterval(() => {
    if (told?.phase !== 'open') return;
    paintPhase();
    // The time is over before the table says so.
    if (leftMs() === 0) paint();
  }, TICK_MS);

  take(first);
  lookTimer = setTimeout(() => void look(), LOOK_MS);
  frame.listen(hear);
  frame.tell({ type: 'subscribe', to: [{ scope: 'round', id: title.id }] });
  return stage.root;
}
