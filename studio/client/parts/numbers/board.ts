import type { RoundState } from '../../../../contract/live-rounds.ts';
import { offeredTypes, payTable } from '../../../families/shared/lottery/pays.ts';
import { Shape, type Bet, type Line } from '../../../families/shared/lottery/shape.ts';
import { clockOf } from '../../clock.ts';
import { h, say } from '../../dom.ts';
import type { TableView, ViewContext } from '../../family-view.ts';
import { formatAmount, formatMoney } from '../../money.ts';
import { createChoice } from '../choice.ts';
import { createBalls } from './balls.ts';
import { createChase } from './chase.ts';
import { loadLotteryTexts, type NumberGame } from './game.ts';
import { outcomeOf } from './outcome.ts';
import { createPicker } from './picker.ts';
import { createPlaced } from './placed.ts';
import { createSlip, lineText, stakeOfLine } from './slip.ts';
import { createResults } from './stats.ts';
import '../board.css';
import './numbers.css';

type Drawn = Extract<NonNullable<RoundState['result']>, { balls: number[] }>;
const PAGES = ['bet', 'results', 'stats', 'chases'] as const;
const MAX_TIMES = 99;

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
  let [unit, times, enabled] = [0, 1, false];
  let drawNumber = 0;
  let left: number | null = null;
  /** The player's own lines. A replay shows others for its time. */
  let kept: readonly Line[] = [];
  /** Lines that a draw decided, while they are shown in place of the player's own. */
  let decided: readonly Line[] | null = null;

  const caption = h('p', { className: 'draw-caption' }, texts('drawNext'));
  const saidLine = h('p', { className: 'draw-said' });
  const balls = createBalls(game, texts);
  const changed = (): void => {
    paintSum();
    betChanged();
  };
  const picker = createPicker({
    types,
    pays,
    texts,
    locale,
    lookOf: (number) => game.colourOf?.(number) ?? '',
    onChange: () => {
      stage.sound('tick');
      changed();
    },
  });
  const slip = createSlip({ ...received, onChange: () => ((kept = slip.lines()), (decided = null), changed()) });
  const chase = createChase(texts);
  const results = createResults(game, texts);
  const placed = createPlaced({
    texts,
    ticketActions,
    money: whole,
    ticket: (bet) => (bet as Bet).lines.map((line) => lineText(received, line)).join('; '),
  });

  const sumLine = h('p', { className: 'sum' });
  const timesValue = h('span', { className: 'times-value' }, '1');
  const step = (by: number, key: string, text: string): HTMLButtonElement =>
    h(
      'button',
      {
        className: 'step',
        type: 'button',
        onClick: () => {
          if (!enabled) return;
          times = Math.min(MAX_TIMES, Math.max(1, times + by));
          changed();
        },
        attrs: { 'aria-label': texts(key) },
      },
      text,
    );
  const tool = (key: string, className: string, work: () => void): HTMLButtonElement =>
    h('button', { className, type: 'button', onClick: () => enabled && work() }, texts(key));
  const add = tool('add', 'primary', () => {
    const line = picker.line(unit, times);
    if (!line) return;
    picker.clear();
    stage.sound('bet');
    showLines(kept);
    slip.add(line);
  });
  const bar = h(
    'div',
    { className: 'line-bar' },
    h(
      'div',
      { className: 'times', attrs: { role: 'group', 'aria-label': texts('times') } },
      step(-1, 'fewer', '−'),
      h('span', {}, '× ', timesValue),
      step(1, 'more', '+'),
    ),
    sumLine,
    h(
      'div',
      { className: 'line-tools' },
      tool('random', 'secondary', () => picker.random()),
      tool('none', 'secondary', () => (picker.clear(), changed())),
      add,
    ),
  );
  const total = h('p', { className: 'slip-total' });

  const pages: Record<(typeof PAGES)[number], HTMLElement> = {
    bet: h('div', { className: 'lot-page' }, picker.element, bar),
    results: results.results,
    stats: results.stats,
    chases: placed.element,
  };
  const pageChoice = createChoice(
    texts('views'),
    PAGES.map((value) => ({ value, text: texts(`view.${value}`) })),
    openPage,
  );
  function openPage(page: (typeof PAGES)[number]): void {
    for (const each of PAGES) pages[each].hidden = each !== page;
    if (page === 'chases') void placed.refresh();
  }
  openPage('bet');

  const choice = (): Line[] => {
    const line = picker.line(unit, times);
    return line ? [line] : [];
  };
  /** The ticket: its lines, or what is chosen if there are none yet. */
  const ticket = (): Line[] => (kept.length > 0 ? [...kept] : choice());
  const stakeOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + stakeOfLine(types, line), 0);

  function paintSum(): void {
    const units = picker.units();
    const problem = picker.problem();
    say(timesValue, String(times));
    say(sumLine, problem ?? texts('sum', { units, unit: amount(unit), times, total: whole(units * unit * times) }));
    for (const button of bar.querySelectorAll('button')) button.setAttribute('aria-disabled', String(!enabled));
    if (problem !== null) add.setAttribute('aria-disabled', 'true');
    say(total, `${texts('total')}: ${whole(stakeOf(decided ?? ticket()))}`);
  }

  function paintCaption(): void {
    const time = left === null ? '' : clockOf(left);
    say(caption, texts(left === null ? 'draw' : 'drawCloses', { number: drawNumber, time }));
  }

  function showLines(lines: readonly Line[], won?: readonly number[]): void {
    decided = won ? lines : null;
    slip.set(lines, won);
    paintSum();
  }

  function showBalls(drawn: readonly number[]): void {
    balls.set(drawn);
    say(saidLine, game.said(drawn, texts));
  }

  function clear(): void {
    balls.set(null);
    say(saidLine, '');
  }

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board lot' },
        h('div', { className: 'draw' }, caption, balls.element, saidLine),
        pageChoice.element,
        ...PAGES.map((page) => pages[page]),
        slip.element,
        total,
        chase.element,
      ),
    ],
    labels: { begin: texts('begin') },
    bet(stake) {
      if (unit !== stake) {
        unit = stake;
        paintSum();
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
      paintSum();
    },
    start() {
      clear();
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      say(saidLine, '');
      await balls.draw(shown.balls, () => stage.sound('deal'));
      showBalls(shown.balls);
      results.add(shown.balls);
      stage.speak(texts('drawnBalls', { balls: shown.balls.join(', ') }));
    },
    canSkip: () => true,
    skip: () => balls.skip(),
    show(round) {
      const shown = outcomeOf(round);
      showBalls(shown.balls);
      if (shown.lines.length > 0) showLines(shown.lines, shown.pays);
    },
    rest: clear,
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
        times = 1;
        picker.clear();
        chase.reset();
        showLines([]);
        betChanged();
        void placed.refresh();
      },
      totals: () => undefined,
      recent: (drawn) => results.set(drawn.map((each) => (each as Drawn).balls)),
      chase: () => chase.value(),
      bets(bets, number, canCancel) {
        drawNumber = number;
        paintCaption();
        placed.bets(bets, canCancel);
      },
      left(seconds) {
        left = seconds;
        paintCaption();
      },
    },
    async rules() {
      const { createLotteryRules } = await import('./rules.ts');
      return createLotteryRules({ types, pays, texts, locale });
    },
  };
}
