import type { RoundState } from '../../../../contract/live-rounds.ts';
import { offeredTypes, payTable } from '../../../families/shared/lottery/pays.ts';
import { Shape, type Bet, type Line } from '../../../families/shared/lottery/shape.ts';
import { h } from '../../dom.ts';
import type { TableView, ViewContext } from '../../family-view.ts';
import { formatAmount, formatMoney } from '../../money.ts';
import { createChase } from './chase.ts';
import { createDrawHead } from './draw-head.ts';
import { loadLotteryTexts, type NumberGame } from './game.ts';
import { createLineBar } from './line-bar.ts';
import { outcomeOf } from './outcome.ts';
import { createPages } from './pages.ts';
import { createPicker } from './picker.ts';
import { createPlaced } from './placed.ts';
import { createPrizes } from './prizes.ts';
import { createSlip, lineText, stakeOfLine } from './slip.ts';
import { createResults } from './stats.ts';
import { createTotal } from './total.ts';
import { createTray } from './tray.ts';
import '../board.css';
import './styles/index.css';

type Drawn = Extract<NonNullable<RoundState['result']>, { balls: number[] }>;

/** Opens the view of a lottery: its draw, the choice of numbers, the ticket, results, statistics and placed tickets. */
export async function openLottery(context: ViewContext, game: NumberGame): Promise<TableView> {
  const { title, i18n, stage, money, betChanged, ticketActions } = context;
  const { locale } = i18n;
  const params = Shape.parse(title.params);
  const texts = await loadLotteryTexts(i18n, game.texts);
  const types = offeredTypes(game.types)(params);
  const pays = payTable(game.types)(params);
  const amount = (minorUnits: number): string => formatAmount(minorUnits, money.exponent, locale);
  const whole = (minorUnits: number): string => formatMoney(minorUnits, money, locale);
  const received = { types, texts, amount };
  let [unit, enabled, isOpen] = [0, false, false];
  /** The player's own lines. A replay shows others for its time. */
  let kept: readonly Line[] = [];
  /** Lines that a draw decided, while they are shown in place of the player's own. */
  let decided: readonly Line[] | null = null;

  const head = createDrawHead(game, texts);
  const total = createTotal(texts);
  const changed = (): void => {
    paint();
    betChanged();
  };
  const picker = createPicker({
    types,
    pays,
    texts,
    locale,
    lookOf: (number) => game.colourOf?.(number) ?? '',
    onType: (type) => prizes.show(type),
    onChange() {
      if (!isOpen) return;
      stage.sound('tick');
      changed();
    },
  });
  const tray = createTray(game, texts);
  const lineBar = createLineBar({
    texts,
    onTimes: changed,
    random: () => picker.random(),
    clear: () => (picker.clear(), changed()),
    add() {
      const line = picker.line(unit, lineBar.times());
      if (!line) return;
      picker.clear();
      stage.sound('bet');
      showLines(kept);
      slip.add(line);
    },
  });
  const slip = createSlip({
    ...received,
    onChange: () => ((kept = slip.lines()), (decided = null), aside.classList.remove('is-decided'), changed()),
  });
  const chase = createChase(texts, () => paint());
  const results = createResults(game, texts);
  const placed = createPlaced({
    texts,
    ticketActions,
    money: whole,
    ticket: (bet) => (bet as Bet).lines.map((line) => lineText(received, line)).join('; '),
  });
  const aside = h('div', { className: 'lot-aside' }, slip.element, chase.element, placed.now);
  const prizes = createPrizes({ pays, texts, locale }, { beside: aside, above: picker.above });
  const pages = createPages(
    texts,
    {
      bet: h('div', { className: 'lot-page' }, picker.element, tray.element, lineBar.element),
      results: results.results,
      stats: results.stats,
      chases: placed.element,
    },
    (page) => {
      aside.classList.toggle('is-away', page !== 'bet');
      if (page === 'chases') void placed.refresh();
    },
  );
  const choice = (): Line[] => {
    const line = picker.line(unit, lineBar.times());
    return line ? [line] : [];
  };
  /** The ticket: its lines, or what is chosen if there are none yet. */
  const ticket = (): Line[] => (kept.length > 0 ? [...kept] : choice());
  const stakeOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + stakeOfLine(types, line), 0);

  function paint(): void {
    const units = picker.units();
    const problem = picker.problem();
    const times = lineBar.times();
    const cost = texts('sum', { units, unit: amount(unit), times, total: whole(units * unit * times) });
    lineBar.paint({ units, text: problem ?? cost, isLine: problem === null, enabled });
    const { type, picks } = picker.chosen();
    tray.paint(type, picks);
    total.paint(whole(stakeOf(decided ?? ticket())), chase.value()?.draws ?? 1);
  }

  function showLines(lines: readonly Line[], won?: readonly number[]): void {
    decided = won ? lines : null;
    aside.classList.toggle('is-decided', won !== undefined);
    slip.set(lines, won);
    paint();
  }

  function showDraw(drawn: readonly number[]): void {
    head.show(drawn);
    picker.mark(drawn);
  }

  /** The last draw is shown while the next one takes bets. */
  function rest(): void {
    head.showLast();
    picker.mark([]);
  }

  picker.open();
  isOpen = true;
  paint();

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board lot' },
        head.element,
        h('div', { className: 'lot-main' }, pages.element, ...pages.all),
        aside,
      ),
    ],
    controls: total.element,
    labels: { begin: texts('begin') },
    bet(stake) {
      if (unit !== stake) {
        unit = stake;
        paint();
      }
      const lines = ticket();
      return lines.length === 0 ? null : { lines };
    },
    stakeOf: (bet) => stakeOf((bet as Bet).lines),
    enable(what) {
      enabled = what === 'bet';
      picker.enable(enabled);
      slip.enable(enabled);
      chase.enable(enabled);
      paint();
    },
    start() {
      head.clear();
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      head.clear();
      await head.draw(shown.balls, () => stage.sound('deal'));
      showDraw(shown.balls);
      results.add(shown.balls);
      stage.speak(texts('drawnBalls', { balls: shown.balls.join(', ') }));
    },
    canSkip: () => true,
    skip: () => head.skip(),
    show(round) {
      const shown = outcomeOf(round);
      showDraw(shown.balls);
      if (shown.lines.length > 0) showLines(shown.lines, shown.pays);
    },
    rest,
    clear() {
      showLines(kept);
    },
    shared: {
      watched(result, _, paid) {
        const all = paid.map((outcome) => outcomeOf({ outcome }));
        return {
          lines: all.flatMap(({ lines }) => lines),
          balls: (result as Drawn).balls,
          pays: all.flatMap((each) => each.pays),
          payout: 0,
        };
      },
      said: (result) => game.said((result as Drawn).balls, texts),
      stakesOf(bet) {
        const sums: Record<string, number> = {};
        for (const line of (bet as Bet).lines) sums[line.on] = (sums[line.on] ?? 0) + stakeOfLine(types, line);
        return sums;
      },
      free(isPlaced) {
        // A ticket that is being made up stays for the next draw.
        if (!isPlaced) return;
        kept = [];
        lineBar.reset();
        picker.clear();
        chase.reset();
        showLines([]);
        betChanged();
        void placed.refresh();
      },
      totals: () => undefined,
      recent(drawn) {
        const all = drawn.map((each) => (each as Drawn).balls);
        results.set(all);
        head.setLast(all.at(-1) ?? null);
      },
      chase: () => chase.value(),
      bets(bets, number, canCancel) {
        head.now({ number });
        placed.bets(bets, canCancel);
      },
      left: (seconds) => head.now({ left: seconds }),
    },
    async rules() {
      const { createLotteryRules } = await import('./rules.ts');
      return createLotteryRules({ types, pays, texts, locale });
    },
  };
}
