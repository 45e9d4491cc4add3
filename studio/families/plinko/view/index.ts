import { h } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { createChoice } from '../../../client/parts/choice.ts';
import { timesText } from '../../../client/parts/ladder.ts';
import { pocketsOf, riskOf, rowsOf, type BoardName, type Risk } from '../models.ts';
import { Params, type Bet } from '../params.ts';
import { outcomeOf } from './outcome.ts';
import { ballPicture, createPins, pocketText } from './pins.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './plinko.css';

/** Opens the boards of a title. */
export async function open({ title, i18n, stage, betChanged }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  const params = Params.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  let board: BoardName = params.boards[0]!;
  let skipping = false;
  const holder = h('div', { className: 'plinko-place' });
  const build = () =>
    createPins(board, {
      label: texts('board', { rows: rowsOf(board), pockets: pocketsOf(board).map(pocketText).join(', ') }),
      motif: title.theme.motif,
    });
  /** What each ball of this round landed on. */
  const landed = h('ol', { className: 'plinko-landed', dir: 'ltr', attrs: { 'aria-hidden': 'true' } });
  const addLanded = ({ multiplier }: { multiplier: number }): void =>
    landed.append(h('li', { className: multiplier > 100 ? 'is-high' : '' }, timesText(multiplier, locale)));
  let pins = build();
  // Loaded before the first ball falls.
  new Image().src = ballPicture(title.theme.motif);
  holder.append(pins.element);

  function turnTo(next: BoardName): void {
    if (next === board) return;
    board = next;
    pins = build();
    holder.replaceChildren(pins.element);
  }

  /** Shows a bet in the controls, and its board. */
  function showBet(bet: Pick<Bet, 'board' | 'balls'>): void {
    turnTo(bet.board);
    rows.set(String(rowsOf(bet.board)));
    risks.set(riskOf(bet.board));
    balls.set(String(bet.balls));
  }

  /** The title's board with these rows and this risk, or with these rows and another risk. */
  function choose(rowCount: number, risk: Risk): void {
    const same = params.boards.filter((each) => rowsOf(each) === rowCount);
    turnTo(same.find((each) => riskOf(each) === risk) ?? same[0]!);
    risks.set(riskOf(board));
    change();
  }
  const rowCounts = [...new Set(params.boards.map(rowsOf))].toSorted((a, b) => a - b);
  const rows = createChoice(
    texts('rows'),
    rowCounts.map((count) => ({ value: String(count), text: String(count) })),
    (count) => choose(Number(count), riskOf(board)),
  );
  rows.set(String(rowsOf(board)));
  const names = (['low', 'medium', 'high'] as const).filter((risk) =>
    params.boards.some((each) => riskOf(each) === risk),
  );
  const risks = createChoice<Risk>(
    texts('risk'),
    names.map((risk) => ({ value: risk, text: texts(risk) })),
    (risk) => choose(rowsOf(board), risk),
  );
  risks.set(riskOf(board));
  const balls = createChoice(
    texts('balls'),
    Array.from({ length: params.balls }, (_, index) => ({ value: String(index + 1), text: String(index + 1) })),
    () => change(),
  );
  /** The player's own choice. A replay shows another bet for its time. */
  let kept = choice();
  function choice(): Pick<Bet, 'board' | 'balls'> {
    return { board, balls: Number(balls.value()) };
  }
  function change(): void {
    kept = choice();
    landed.replaceChildren();
    betChanged();
  }

  return {
    elements: [h('div', { className: 'panel-board' }, h('div', { className: 'plinko-holder' }, holder, landed))],
    controls: h('div', { className: 'plinko-controls' }, rows.element, risks.element, balls.element),
    labels: { begin: texts('begin') },
    bet(stake) {
      kept = choice();
      return { stake, ...kept };
    },
    stakeOf: (bet) => (bet as Bet).stake * (bet as Bet).balls,
    enable(what) {
      for (const each of [rows, risks, balls]) each.enable(what === 'bet');
    },
    start() {
      pins.clear();
      landed.replaceChildren();
      stage.sound('bet');
    },
    async present(round) {
      const { bet, balls: fallen } = outcomeOf(round);
      skipping = false;
      showBet(bet);
      pins.clear();
      await pins.drop(
        fallen,
        () => skipping,
        (ball) => {
          stage.sound('tick');
          addLanded(ball);
        },
      );
      stage.speak(
        texts('landed', { multipliers: fallen.map(({ multiplier }) => timesText(multiplier, locale)).join(', ') }),
      );
    },
    canSkip: () => true,
    skip: () => void (skipping = true),
    show(round) {
      const { bet, balls: fallen } = outcomeOf(round);
      showBet(bet);
      pins.show(fallen);
      landed.replaceChildren();
      fallen.forEach(addLanded);
    },
    rest: () => pins.clear(),
    clear: () => showBet(kept),
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, i18n, texts);
    },
  };
}
