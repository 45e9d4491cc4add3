import type { RoundState } from '../../contract/live-rounds.ts';
import type { ToGame } from '../../contract/vendor-frame.ts';
import type { RoundView, State } from '../protocol.ts';
import { CallLost, CallRefused } from './api.ts';
import { partsOf, type TableModule } from './family-view.ts';
import type { Opening } from './game.ts';
import { clockOf } from './clock.ts';
import { watchConnection } from './connection-watch.ts';
import { listenToKeys } from './keys.ts';
import { formatMoney } from './money.ts';
import { createAnnouncements } from './announcements.ts';
import { createTicketActions } from './ticket-actions.ts';
import { hostStateAfter, UNKNOWN_HOST } from './host-state.ts';
import type { Panel } from './panels/index.ts';
import { createPresenter } from './presenter.ts';
import { rtpOf } from './rtp.ts';
import { createSound } from './sound.ts';
import { createStage } from './stage.ts';
import { offered, stakeAtFirst } from './stakes.ts';

const LOOK_MS = 5_000;
const LOOK_SOON_MS = 600;
const TICK_MS = 250;
/** A longer time is shown as a clock. */
const CLOCK_MS = 60_000;
/** The last seconds for bets, and for a choice, are announced once. */
const LAST_MS = 5_000;
/** A message stays for so long before the line says again what the table does. */
const FAILURE_MS = 4_000;

/** Bets that count in the round. */
type Status = Pick<RoundView, 'status'>;
const isIn = ({ status }: Status): boolean => status !== 'refused' && status !== 'returned';
const isPaid = ({ status }: Status): boolean => status === 'closed';

/**
 * Starts a table with a session: everybody plays the same round, whose state the embedding page passes on. Takes bets while the
 * round is open, and where players have a choice, theirs; shows its draw to everybody, and what the player's own bets paid.
 */
export async function startTable(opening: Opening, { openTable }: TableModule): Promise<HTMLElement> {
  const { api, i18n, title, first, frame } = opening;
  const { t, locale } = i18n;
  let state: State = first;
  let stake = stakeAtFirst(first.session);
  let phase: 'idle' | 'sent' | 'showing' = 'idle';
  let link: 'live' | 'offline' | 'unreachable' = 'live';
  let host = UNKNOWN_HOST;
  /** The table's round as last told. */
  let received: RoundState | null = null;
  /** The last round whose draw was shown, the one whose first draws were, and the last one whose payment was. */
  let [shown, dealt, paid] = [0, 0, 0];
  /** The choice whose draws were shown. */
  let dealtStep = 0;
  let announcedLast = '';
  let failureUntil = 0;
  let offsetMs = first.serverTimeMs - Date.now();
  let lookTimer: ReturnType<typeof setTimeout> | undefined;

  const sound = createSound(title.id);
  const stage = createStage(i18n, title, sound, {
    onPlay: () => void press(),
    onStake: (next) => void ((stake = next), paint()),
    onPanel: (panel) => void openPanel(panel),
  });
  const banner = (): string | null => (state.session.demo ? `${t('freePlay')}. ${t('freePlayMore')}` : null);
  const family = await openTable({
    title,
    i18n,
    money: { currency: first.session.currency, exponent: first.session.exponent },
    stage: partsOf(stage, sound, banner),
    move: (move) => void choose(move),
    betChanged: () => paint(),
    ticketActions: createTicketActions(api, {
      failed: (error) => failed(error),
      cancelled: (round) => {
        state = { ...state, bets: state.bets.map((bet) => (bet.id === round.id ? round : bet)) };
        paint();
      },
    }),
  });
  stage.mount(family.elements, family.controls, true);
  const presenter = createPresenter(stage, family, i18n);
  const announcements = createAnnouncements(stage, presenter, i18n, {
    minRoundMs: 0,
    onSeen: () => undefined,
    onLeave: () => frame.tell({ type: 'leave' }),
  });

  const isSending = (): boolean => phase === 'sent';
  const nowMs = (): number => Date.now() + offsetMs;
  const leftMs = (): number => (received?.phase === 'open' ? Math.max(0, received.closesAtMs - nowMs()) : 0);
  const chooseMs = (): number => (received?.phase === 'deciding' ? Math.max(0, received.drawsAtMs - nowMs()) : 0);
  const isLive = (): boolean => host.live && link === 'live' && !state.session.ended;
  const canBet = (): boolean => isLive() && !host.paused && phase === 'idle' && leftMs() > 0 && takesMore();
  const ownOf = (number: number): RoundView[] => state.bets.filter((bet) => bet.tableNumber === number && isIn(bet));
  /** Of several choices in a row, the one that players have now. */
  const stepNow = (): number => received?.choice?.step ?? 0;
  /** Where players have a choice, each has one bet in a round. */
  const takesMore = (): boolean => !family.shared.choice || ownOf(received!.number).length === 0;
  /** The own bet that waits for a choice, while one can be made. */
  function undecided(): RoundView | null {
    if (!received || !isLive() || phase !== 'idle' || chooseMs() === 0) return null;
    return (
      ownOf(received.number).find((bet) => bet.status === 'open' && family.shared.choice?.isOpen(bet, stepNow())) ??
      null
    );
  }

  function paint(): void {
    stage.setSummary(rtpOf(title, null), family.labels.fact);
    stage.setNotice(link === 'live' || !host.live ? null : t(link));
    const open = canBet();
    stage.setStakes(offered(state.session, locale), stake, open);
    const bet = family.bet(stake);
    const chooses = undecided();
    family.enable(open ? 'bet' : chooses ? 'move' : 'nothing', chooses);
    if (phase === 'showing') stage.setPlay(t('skip'), true, false);
    else stage.setPlay(t('table.place'), open && bet !== null, phase === 'sent');
    stage.setBanner(banner());
    if (received) {
      family.shared.totals(received.totals, ownStakes(received.number));
      family.shared.bets?.(ownOf(received.number), received.number, isLive() && leftMs() > 0);
    }
    paintPhase();
  }

  function ownStakes(number: number): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const { bet, moves } of ownOf(number))
      for (const [place, amount] of Object.entries(family.shared.stakesOf(bet, moves)))
        sums[place] = (sums[place] ?? 0) + amount;
    return sums;
  }

  /** The line under the board says what the table does, unless a result stands there. */
  function paintPhase(): void {
    if (!received) return;
    family.shared.choice?.time?.(received.choice ?? null, chooseMs());
    if (phase === 'showing') return;
    family.shared.left?.(leftMs() > 0 ? Math.ceil(leftMs() / 1_000) : null);
    if (Date.now() < failureUntil) return;
    if (received.phase === 'open' && leftMs() > 0) {
      const seconds = Math.ceil(leftMs() / 1_000);
      const time = leftMs() < CLOCK_MS ? t('table.seconds', { seconds }) : clockOf(seconds);
      stage.setPlate(t('table.open', { time, players: received.players }), 'is-open');
      if (leftMs() <= LAST_MS) announce('table.last', seconds);
    } else if (received.phase === 'deciding') {
      const seconds = Math.ceil(chooseMs() / 1_000);
      const own = ownOf(received.number)[0] ?? null;
      stage.setPlate(family.shared.choice!.line(own, seconds, stepNow()), undecided() ? 'is-running' : 'is-quiet');
      if (undecided() && chooseMs() <= LAST_MS) announce('table.lastChoice', seconds);
    } else if (received.phase === 'open' || received.phase === 'closed') stage.setPlate(t('table.closed'), 'is-quiet');
  }

  function announce(key: 'table.last' | 'table.lastChoice', seconds: number): void {
    const last = `${key} ${received!.number} ${stepNow()}`;
    if (announcedLast === last) return;
    announcedLast = last;
    stage.speak(t(key, { seconds }));
  }

  /** Places what is laid on the board, or skips to the end of the draw. */
  async function press(): Promise<void> {
    if (phase === 'showing') return presenter.skip();
    const bet = canBet() ? family.bet(stake) : null;
    if (bet === null) return;
    const takes = family.stakeOf?.(bet) ?? stake;
    if (host.balance !== null && host.balance.amount < takes)
      return failure(() => announcements.refused('INSUFFICIENT_FUNDS'));
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
      } else failure(() => announcements.failure(round));
    } catch (error) {
      failed(error);
    } finally {
      answered();
    }
  }

  /** Makes the player's choice for the own bet that waits for one. */
  async function choose(move: unknown): Promise<void> {
    const bet = undecided();
    if (!bet) return;
    phase = 'sent';
    paint();
    try {
      const { round, session, refused } = await api.move(bet.id, crypto.randomUUID(), bet.moves.length, move);
      state = { ...state, session, bets: state.bets.map((each) => (each.id === round.id ? round : each)) };
      if (refused) failure(() => announcements.refused(refused.code, refused.restriction));
      else {
        sound.play('bet');
        stage.speak(family.shared.choice!.said(round));
      }
    } catch (error) {
      failed(error);
    } finally {
      answered();
    }
  }

  /** A bet or a choice was answered. The draw may be shown already. */
  function answered(): void {
    if (phase === 'sent') phase = 'idle';
    rest();
    paint();
    void look();
  }

  function failed(error: unknown): void {
    if (error instanceof CallRefused) failure(() => announcements.refused(error.code));
    else if (error instanceof CallLost) {
      link = 'offline';
      failure(() => announcements.lost());
    } else throw error;
  }

  /** Tells what went wrong, for long enough to be read. */
  function failure(tell: () => void): void {
    failureUntil = Date.now() + FAILURE_MS;
    tell();
  }

  /** The table's round changed. */
  async function follow(next: RoundState): Promise<void> {
    const before = received;
    received = next;
    if (before === null || before.number !== next.number) {
      failureUntil = 0;
      family.shared.recent(next.recent);
      // Who comes in the middle of a round sees its result without movement.
      if (before === null && (next.result || next.dealt)) {
        [dealt, dealtStep] = [next.number, stepNow()];
        if (next.result) shown = next.number;
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
    if (next.interrupted && next.result === null && !(before?.number === next.number && before.interrupted))
      failure(() => stage.speak(interrupted()));
    paint();
    await showDraws();
  }

  function interrupted(): string {
    const text = t('table.interrupted');
    stage.setPlate(text, 'is-failure');
    return text;
  }

  /** Shows what was drawn and not yet shown. */
  async function showDraws(): Promise<void> {
    if (!received || phase === 'showing') return;
    if (received.result) {
      if (shown < received.number) await reveal(received);
    } else if (received.dealt && (dealt < received.number || dealtStep < stepNow())) {
      await present(received);
      paint();
      // Meanwhile the others may have been drawn.
      await showDraws();
    }
  }

  async function present(round: RoundState): Promise<void> {
    phase = 'showing';
    paint();
    if (dealt < round.number) family.start();
    [dealt, dealtStep] = [round.number, round.choice?.step ?? 0];
    await family.present(viewOf(round));
    family.show(viewOf(round), false);
    phase = 'idle';
  }

  /** Shows the draw to everybody, then what the player's own bets paid. */
  async function reveal(round: RoundState): Promise<void> {
    shown = round.number;
    await present(round);
    family.shared.recent([...round.recent, round.result!]);
    stage.setPlate(family.shared.said(round.result!), 'is-quiet');
    paint();
    void look();
  }

  /** The draw in the form of a round of the player's own bets. */
  const viewOf = ({ number, result, dealt: known }: RoundState): RoundView => {
    const own = ownOf(number);
    const stakeOfAll = own.reduce((sum, bet) => sum + bet.stake, 0);
    return {
      ...(own[0] ?? emptyBet),
      stake: stakeOfAll,
      ...(result
        ? {
            outcome: family.shared.watched(
              result,
              ownStakes(number),
              own.filter(({ outcome }) => outcome !== null).map(({ outcome }) => outcome),
              own[0]?.moves ?? [],
            ),
            win: own.reduce((sum, bet) => sum + (bet.win ?? 0), 0),
            status: 'closed',
          }
        : {
            outcome: family.shared.choice!.watched(known!, ownStakes(number), own[0]?.moves ?? []),
            win: null,
            status: 'waiting',
          }),
    };
  };
  const { currency, exponent, demo } = first.session;
  const emptyBet: RoundView = {
    id: '',
    number: 0,
    game: title.id,
    clientRoundId: '',
    status: 'closed',
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
    if (!received || phase === 'showing' || shown !== received.number || paid === shown) return;
    const own = ownOf(shown);
    if (own.length === 0 || !own.every(isPaid)) return;
    paid = shown;
    const round = viewOf(received);
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
        if (error instanceof CallRefused) announcements.refused(error.code);
        else if (phase === 'idle') lose();
      }
    }
    clearTimeout(lookTimer);
    const waits = received !== null && shown === received.number && paid !== shown && ownOf(shown).length > 0;
    lookTimer = setTimeout(() => void look(), link !== 'live' || waits ? LOOK_SOON_MS : LOOK_MS);
  }

  function take(next: State): void {
    state = next;
    link = next.platform ? 'live' : 'unreachable';
    announcements.found();
    if (next.session.ended) announcements.ended(next.session.ended);
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
    await panels.openPanel(panel, { i18n, title, family, api, state, stake, onState, frame, host });
  }

  /** Tells a page that waits for it that no bet is being sent. */
  function rest(): void {
    if (host.paused && !isSending()) frame.tell({ type: 'paused' });
  }

  /** Handles messages of the embedding page, which holds the socket. */
  function hear(message: ToGame): void {
    const before = host;
    host = hostStateAfter(host, message);
    if (host.live && !before.live) void look();
    if (message.type === 'pause' && message.on) rest();
    if (message.type === 'state' && message.scope === 'round' && message.value) void follow(message.value);
    if (host.balance !== null && host.balance.amount >= stake) announcements.covered();
    paint();
  }

  listenToKeys(() => void press());
  watchConnection({ lost: lose, back: () => void look() });
  setInterval(() => {
    if (received?.phase !== 'open' && received?.phase !== 'deciding') return;
    paintPhase();
    // The time is over before the table says so.
    if (leftMs() + chooseMs() === 0) paint();
  }, TICK_MS);

  take(first);
  lookTimer = setTimeout(() => void look(), LOOK_MS);
  frame.listen(hear);
  frame.tell({ type: 'subscribe', to: [{ scope: 'round', id: title.id }] });
  return stage.root;
}
