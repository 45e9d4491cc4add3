import { h, pause } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import { createChoice } from '../../../client/parts/choice.ts';
import { createFacts, timesText } from '../../../client/parts/ladder.ts';
import type { RoundView } from '../../../protocol.ts';
import { paid } from '../../shared/multiplier.ts';
import { stepsOf } from '../par.ts';
import { Params } from '../params.ts';
import type { Level } from '../shape.ts';
import { createFloors } from './floors.ts';
import { outcomeOf, type Shown } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './tower.css';

const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;

/** Opens the tower of a title. */
export async function open({ title, i18n, stage, move, betChanged }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  const params = Params.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  const { motif } = title.theme;
  let level: Level = params.levels[0]!;
  let column = 0;
  let canBet = false;
  /** Floors of this round that were shown. */
  let seen = 0;
  let skipping = false;
  /** The player's own choice. A replay shows another bet for its time. */
  let kept = { key: level.key, column };
  const keep = (): void => void (kept = { key: level.key, column });
  const holder = h('div', { className: 'tower' });
  const facts = createFacts([texts('now'), texts('next')]);
  const choice = createChoice(
    texts('level'),
    LEVELS.filter((key) => params.levels.some((each) => each.key === key)).map((key) => ({
      value: key,
      text: texts(key),
    })),
    (key) => {
      build(key);
      keep();
      rest();
      paintFacts(null);
      betChanged();
    },
  );
  choice.set(level.key);
  let floors = createFloors({ params, level, motif, texts }, pick);
  holder.append(floors.element);

  function build(key: Level['key']): void {
    if (key === level.key) return;
    level = params.levels.find((each) => each.key === key)!;
    column = Math.min(column, level.columns - 1);
    floors = createFloors({ params, level, motif, texts }, pick);
    holder.replaceChildren(floors.element);
    floors.enable(canBet ? 0 : null);
  }

  function pick(_: number, chosen: number): void {
    if (!canBet) return move({ column: chosen });
    column = chosen;
    keep();
    rest();
    paintFacts(null);
    betChanged();
  }

  const rest = (): void => floors.choose(column);

  function paintFacts(shown: Shown | null): void {
    const next = shown ? shown.next : stepsOf(params, level.key)[0]!.multiplier;
    facts.set([
      shown && shown.multiplier > 0 ? timesText(shown.multiplier, locale) : null,
      next === null ? null : timesText(next, locale),
    ]);
  }

  /** What a round that waits would pay, on the plate; also after a reload. */
  function sayWaiting(shown: Shown, round: RoundView): void {
    if (!shown.over) stage.plate(texts('opened', { amount: amountOf(shown, round) }), 'is-running');
  }

  /** Opens one floor, and says what it means if it is the last one so far. */
  async function showFloor(shown: Shown, floor: number, round: RoundView): Promise<void> {
    const isLast = floor === shown.climbed.length - 1;
    const hit = isLast && shown.multiplier === 0;
    await floors.turn(floor, shown.climbed[floor]!, hit);
    stage.sound(hit ? 'lose' : 'reveal');
    if (!isLast) return pause(250);
    const text = hit ? texts('hit') : texts('opened', { amount: amountOf(shown, round) });
    sayWaiting(shown, round);
    stage.speak(text);
    if (hit) await pause(500);
  }

  const amountOf = (shown: Shown, round: RoundView): string =>
    formatMoney(paid(shown.stake, shown.multiplier), round, locale);
  rest();
  paintFacts(null);
  stage.plate(texts('choose'), 'is-quiet');

  return {
    elements: [h('div', { className: 'panel-board' }, facts.element, holder)],
    controls: choice.element,
    labels: { begin: texts('begin') },
    bet(stake) {
      keep();
      return { stake, level: level.key, column };
    },
    enable(what, round) {
      canBet = what === 'bet';
      choice.enable(canBet);
      floors.enable(canBet ? 0 : what === 'move' && round ? outcomeOf(round).climbed.length : null);
    },
    start() {
      seen = 0;
      floors.close();
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      skipping = false;
      build(shown.level);
      for (; seen < shown.climbed.length && !skipping; seen += 1) await showFloor(shown, seen, round);
      if (round.moves.some((made) => 'cashOut' in (made as object))) stage.sound('cashOut');
    },
    // A replay climbs all its floors one by one; a player's own floor takes no time to speak of.
    canSkip: (round) => outcomeOf(round).climbed.length > seen + 1,
    skip: () => void (skipping = true),
    show(round) {
      const shown = outcomeOf(round);
      seen = shown.climbed.length;
      build(shown.level);
      choice.set(shown.level);
      column = shown.climbed[0] ?? column;
      floors.paint(shown);
      paintFacts(shown);
      sayWaiting(shown, round);
    },
    rest() {
      rest();
      paintFacts(null);
    },
    clear() {
      build(kept.key);
      choice.set(kept.key);
      column = kept.column;
      rest();
      paintFacts(null);
    },
    action: (round) => ({
      label: texts('take', { amount: amountOf(outcomeOf(round), round) }),
      move: { cashOut: true },
    }),
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, i18n, texts);
    },
  };
}
