import type { RoundState } from '../../../../contract/live-rounds.ts';
import { h, isCalm, pause, say } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import type { FlightParts, FlightView, OwnBet } from '../../../client/flight-view.ts';
import { timesText } from '../../../client/parts/ladder.ts';
import type { RoundView } from '../../../protocol.ts';
import { msTo, multiplierAt } from '../curve.ts';
import { Bet, minOut, Shape } from '../shape.ts';
import { createAuto } from './auto.ts';
import { flyerOf } from './flyers.ts';
import { createBets, createRecent } from './lists.ts';
import { outcomeOf } from './outcome.ts';
import { createSky } from './sky.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './crash.css';
import './lists.css';

/** A replay shows a flight in at most this time. */
const REPLAY_MS = 6_000;

type End = { end: number } | null;

/** Opens the replay of a bet in a flight. */
export const open = (context: ViewContext): Promise<FamilyView> => openFlight(context);

/** Opens everybody's flight. */
export async function openFlight(context: ViewContext): Promise<FlightView> {
  const { title, i18n, money, stage, betChanged } = context;
  const { locale } = i18n;
  const params = Shape.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  const times = (at: number): string => timesText(at, locale);
  const sky = createSky(params, flyerOf(title.theme), texts('flight'));
  const figure = h('p', { className: 'flight-times', dir: 'ltr', attrs: { 'aria-hidden': 'true' } }, times(100));
  const status = h('p', { className: 'flight-status' });
  const recent = createRecent(texts, i18n);
  const bets = createBets(texts, i18n, money);
  const auto = createAuto(params, texts, locale, betChanged);
  const board = h(
    'div',
    { className: 'panel-board flight-board' },
    recent.element,
    h('div', { className: 'sky' }, sky.canvas, h('div', { className: 'sky-words' }, figure, status)),
    bets.element,
  );
  let received: RoundState | null = null;
  let own: OwnBet | null = null;
  let flown: () => number = () => 0;
  let endedAt = 0;
  let skipping = false;

  const write = (at: number, mood: '' | 'is-ended' | 'is-waiting', text: string): void => {
    say(figure, times(at));
    figure.className = `flight-times ${mood}`;
    say(status, text);
  };
  const endOf = (round: RoundState): number | null => (round.result as End)?.end ?? null;
  /** What is said of a bet that was still in at the end; null before it. */
  const overText = (): 'wasIn' | 'wasReturned' | null => {
    if (received?.flight?.calledOffAt !== undefined) return 'wasReturned';
    return received !== null && endOf(received) !== null ? 'wasIn' : null;
  };

  function follow(round: RoundState, flownMs: () => number): void {
    const before = received;
    received = round;
    flown = flownMs;
    const end = endOf(round);
    recent.show(
      [...round.recent, ...(round.result ? [round.result] : [])].map((each) => (each as { end: number }).end),
    );
    if (round.flight) bets.show(round.flight, overText());
    const calledOffAt = round.flight?.calledOffAt;
    if (calledOffAt !== undefined) {
      write(calledOffAt, 'is-ended', texts('calledOff', { at: times(calledOffAt) }));
      sky.label(texts('calledOffSaid', { at: times(calledOffAt) }));
      sky.still({ ms: msTo(params, calledOffAt), endedMs: null, out: own?.at ?? null });
    } else if (round.phase === 'flying') sky.run(live);
    else if (end !== null) {
      const isNews = before?.number === round.number && endOf(before) === null;
      endedAt = isNews ? performance.now() : 0;
      write(end, 'is-ended', texts('ended', { at: times(end) }));
      sky.label(texts('endedSaid', { at: times(end) }));
      if (isNews && !isCalm()) sky.run(() => ended(end));
      else sky.still({ ms: msTo(params, end), endedMs: Infinity, out: own?.at ?? null });
    } else {
      sky.still({ ms: 0, endedMs: null, out: null });
      sky.label(texts('flight'));
      write(100, 'is-waiting', '');
    }
  }

  const live = () => {
    const ms = Math.max(0, flown());
    write(multiplierAt(params, ms), '', texts('flying'));
    return { ms, endedMs: null, out: own?.at ?? null };
  };
  const ended = (end: number) => {
    const endedMs = performance.now() - endedAt;
    // The picture rests once the burst is over.
    if (endedMs > 1_000) sky.still({ ms: msTo(params, end), endedMs, out: own?.at ?? null });
    return { ms: msTo(params, end), endedMs, out: own?.at ?? null };
  };

  const flight: FlightParts = {
    minOut,
    multiplierAt: (ms) => multiplierAt(params, ms),
    autoOf: (bet) => Bet.parse(bet).auto,
    button: (what, at) => texts(BUTTON[what], { at: times(at) }),
    refused: (code) => (isKnown(code) ? texts(code, { at: times(minOut) }) : texts('notOut', { code })),
    // What the sky says stands there only.
    line({ phase, result }, seconds) {
      if (phase === 'open' && seconds > 0) return texts('open', { seconds });
      return phase === 'flying' || result ? '' : texts('soon');
    },
    said: (what, at) => texts(SAID[what], { at: times(at) }),
    follow,
    own(bet) {
      own = bet;
      bets.own(bet, overText());
    },
  };

  /** A replayed bet: how far it flew with it, drawn in a few seconds. */
  async function present(round: RoundView): Promise<void> {
    const { end, at, payout } = outcomeOf(round);
    if (payout === null) return;
    skipping = false;
    const last = msTo(params, at ?? end!);
    const from = performance.now();
    const rate = Math.max(1, last / REPLAY_MS);
    const picture = () => {
      const ms = Math.min(last, (performance.now() - from) * rate);
      write(multiplierAt(params, ms), '', texts('flying'));
      return { ms, endedMs: null, out: null };
    };
    if (!isCalm()) {
      sky.run(picture);
      while (!skipping && (performance.now() - from) * rate < last) await pause(50);
    }
    show(round);
  }

  function show(round: RoundView): void {
    // At the table everybody's flight stays in the picture.
    if (received) return;
    const { end, at, payout } = outcomeOf(round);
    if (payout === null) {
      write(100, 'is-waiting', '');
      sky.label(texts('flight'));
      return sky.still({ ms: 0, endedMs: null, out: null });
    }
    const last = at ?? end!;
    const text = at === null ? texts('ended', { at: times(last) }) : texts('out', { at: times(last) });
    sky.still({ ms: msTo(params, last), endedMs: at === null ? Infinity : null, out: at });
    write(last, at === null ? 'is-ended' : '', text);
    sky.label(text);
  }

  return {
    elements: [board],
    controls: auto.element,
    labels: { begin: texts('begin') },
    bet(stake) {
      const at = auto.value();
      return at === undefined ? null : { stake, auto: at };
    },
    enable: (what) => auto.enable(what === 'bet'),
    start: () => stage.sound('bet'),
    present,
    canSkip: () => true,
    skip: () => void (skipping = true),
    show: (round) => show(round),
    rest: () => undefined,
    clear: () => undefined,
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, i18n, texts, received?.flight?.chain ?? null);
    },
    flight,
  };
}

const BUTTON = {
  place: 'begin',
  placed: 'placed',
  cashOut: 'cashOut',
  cashing: 'cashing',
  out: 'out',
  next: 'next',
} as const;
const SAID = {
  tookOff: 'tookOff',
  ended: 'endedSaid',
  out: 'outSaid',
  lost: 'lostSaid',
  calledOff: 'calledOffSaid',
} as const;

const KNOWN = ['TOO_LATE', 'TOO_EARLY', 'NOT_FLYING', 'CALLED_OFF'] as const;
const isKnown = (code: string): code is (typeof KNOWN)[number] => (KNOWN as readonly string[]).includes(code);
