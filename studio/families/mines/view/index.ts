import { h, pause } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import { createChoice } from '../../../client/parts/choice.ts';
import { createFacts, timesText } from '../../../client/parts/ladder.ts';
import { keepDrawings } from '../../../client/parts/symbols.ts';
import { createTiles, type TileLook } from '../../../client/parts/tiles.ts';
import type { RoundView } from '../../../protocol.ts';
import { paid } from '../../shared/multiplier.ts';
import { stepsOf } from '../par.ts';
import { Params } from '../params.ts';
import { outcomeOf, type Shown } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';

/** The drawing of a mine. */
const MINE = 'burning-meteor';

/** Opens the field of a title. */
export async function open({ title, i18n, stage, move, betChanged }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  const params = Params.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  const cells = params.columns * params.rows;
  let cell = Math.floor(cells / 2);
  let canBet = false;
  /** Tiles of this round that were shown. */
  let seen = 0;
  let skipping = false;

  const mines = createChoice(
    texts('mines'),
    params.mines
      .toSorted((a, b) => a - b)
      .map((count) => ({ value: String(count), text: count.toLocaleString(locale) })),
    () => {
      keep();
      rest();
      paintFacts(null);
      betChanged();
    },
  );
  mines.set(String(params.mines[0]));
  const tiles = createTiles(
    { ...params, label: texts('field', { columns: params.columns, rows: params.rows }) },
    {
      placeOf: (index) =>
        texts('place', { row: Math.floor(index / params.columns) + 1, column: (index % params.columns) + 1 }),
      onPick(index) {
        if (!canBet) return move({ cell: index });
        cell = index;
        keep();
        rest();
        paintFacts(null);
        betChanged();
      },
    },
  );
  /** The player's own choice. A replay shows another bet for its time. */
  let kept = { mines: mines.value(), cell };
  const keep = (): void => void (kept = { mines: mines.value(), cell });
  const facts = createFacts([texts('now'), texts('next')]);

  const closed: TileLook = { state: 'closed', name: texts('closed') };
  const safe: TileLook = { state: 'safe', picture: title.theme.motif, name: texts('safe') };
  const mine: TileLook = { state: 'trap', picture: MINE, name: texts('mine') };
  keepDrawings([title.theme.motif, MINE]);

  function rest(): void {
    for (let index = 0; index < cells; index += 1)
      tiles.show(index, index === cell ? { state: 'chosen', name: texts('chosen') } : closed);
  }

  function paintFacts(shown: Shown | null): void {
    const next = shown ? shown.next : stepsOf(params, Number(mines.value()))[0]!.multiplier;
    facts.set([
      shown && shown.multiplier > 0 ? timesText(shown.multiplier, locale) : null,
      next === null ? null : timesText(next, locale),
    ]);
  }

  /** Every tile as it stands; those that the player did not open are faint once the round is over. */
  function paint(shown: Shown): void {
    for (let index = 0; index < cells; index += 1) {
      const isMine = shown.field?.includes(index) ?? false;
      const isOpen = shown.opened.includes(index);
      if (isOpen) tiles.show(index, isMine ? mine : safe);
      else if (shown.field)
        tiles.show(index, { ...(isMine ? mine : safe), state: isMine ? 'faint-trap' : 'faint-safe' });
      else tiles.show(index, closed);
    }
    paintFacts(shown);
  }

  /** What a round that waits would pay, on the plate; also after a reload. */
  function sayWaiting(shown: Shown, round: RoundView): void {
    if (!shown.over) stage.plate(texts('opened', { amount: amountOf(shown, round) }), 'is-running');
  }

  /** Opens one tile, and says what it means if it is the last one so far. */
  async function showTile(shown: Shown, index: number, round: RoundView): Promise<void> {
    const isLast = index === shown.opened.length - 1;
    const hit = isLast && shown.multiplier === 0;
    await tiles.turn(shown.opened[index]!, hit ? mine : safe);
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
    elements: [h('div', { className: 'panel-board' }, facts.element, tiles.element)],
    controls: mines.element,
    labels: { begin: texts('begin') },
    bet(stake) {
      keep();
      return { stake, mines: Number(mines.value()), cell };
    },
    enable(what, round) {
      canBet = what === 'bet';
      mines.enable(canBet);
      const opened = round ? outcomeOf(round).opened : [];
      tiles.enable((index) => canBet || (what === 'move' && !opened.includes(index)));
    },
    start() {
      seen = 0;
      for (let index = 0; index < cells; index += 1) tiles.show(index, closed);
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      skipping = false;
      mines.set(String(shown.mines));
      for (; seen < shown.opened.length && !skipping; seen += 1) await showTile(shown, seen, round);
      if (round.moves.some((made) => 'cashOut' in (made as object))) stage.sound('cashOut');
    },
    // A replay opens all its tiles one by one; a player's own tile takes no time to speak of.
    canSkip: (round) => outcomeOf(round).opened.length > seen + 1,
    skip: () => void (skipping = true),
    show(round) {
      const shown = outcomeOf(round);
      seen = shown.opened.length;
      mines.set(String(shown.mines));
      cell = shown.opened[0] ?? cell;
      paint(shown);
      sayWaiting(shown, round);
    },
    rest() {
      rest();
      paintFacts(null);
    },
    clear() {
      mines.set(kept.mines);
      cell = kept.cell;
      rest();
      paintFacts(null);
    },
    action(round) {
      const shown = outcomeOf(round);
      return { label: texts('take', { amount: amountOf(shown, round) }), move: { cashOut: true } };
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, i18n, texts);
    },
  };
}
