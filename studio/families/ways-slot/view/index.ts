import { h, pause } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import { createFacts } from '../../../client/parts/ladder.ts';
import { createSymbols } from '../../../client/parts/symbols.ts';
import type { RoundView } from '../../../protocol.ts';
import { columnsAt } from '../drop.ts';
import { Params } from '../params.ts';
import type { Outcome, Spin } from '../rules.ts';
import { outcomeOf } from './outcome.ts';
import { createReels } from './reels.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './ways.css';

const MIN_HEIGHT = 3;
const BETWEEN_MS = 500;

/** Opens the reels of a title. */
export async function open({ title, i18n, stage }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  const params = Params.parse(title.params);
  const [texts, symbols] = await Promise.all([
    loadFamilyTexts(i18n),
    createSymbols(title, i18n, { wild: params.wild?.symbol, scatter: params.scatter.symbol }),
  ]);
  await symbols.load([...params.base.strips, ...params.free.strips].flat());
  const reels = createReels(params, symbols);
  const facts = createFacts([texts('ways'), texts('times')]);
  let skipping = false;

  const waysShown = (): number => reels.columns().reduce((product, column) => product * column.length, 1);

  function paintFacts(multiplier: number | null): void {
    facts.set([waysShown().toLocaleString(locale), multiplier === null ? null : String(multiplier)]);
  }

  function describe(): void {
    const columns = reels.columns().map((column) => column.map(symbols.wordOf).join(', '));
    reels.element.setAttribute('aria-label', texts('reels', { columns: columns.join('; ') }));
  }

  const amountOf = (units: number, stake: number): number => (units * stake) / params.units;

  async function playSpin(spin: Spin, paidBefore: number, round: RoundView, isLast: boolean): Promise<void> {
    stage.sound('spin');
    await reels.begin(spin);
    stage.sound('stop');
    paintFacts(null);
    let units = paidBefore;
    for (const [index, { multiplier, units: paid }] of spin.drops.entries()) {
      if (skipping) return;
      units += paid;
      const amount = amountOf(units, round.stake);
      paintFacts(multiplier);
      // Only the end decides whether the round is a win (PP-21).
      stage.plate(formatMoney(amount, round, locale), 'is-running');
      const ends = isLast && index === spin.drops.length - 1 && outcomeOf(round).capped;
      if (ends) return stage.plate(texts('capped'), 'is-running');
      await reels.drop(spin, index, amount > round.stake);
      stage.sound('reveal');
      paintFacts(multiplier);
    }
  }

  async function present(round: RoundView): Promise<void> {
    const { spins } = outcomeOf(round);
    skipping = false;
    let units = 0;
    for (const [index, spin] of spins.entries()) {
      if (skipping) break;
      if (index === 1) {
        const text = texts('freeSpins', { count: spins.length - 1 });
        stage.plate(text, 'is-feature');
        stage.speak(text);
        await pause(1_200);
        stage.element.classList.add('is-feature');
      }
      if (index > 0) stage.banner(texts('freeSpinOf', { index, count: spins.length - 1 }));
      await playSpin(spin, units, round, index === spins.length - 1);
      units += spin.units;
      if (index > 0 && !skipping) await pause(BETWEEN_MS);
    }
    stage.element.classList.remove('is-feature');
    stage.banner(null);
  }

  function showEnd({ spins, capped }: Outcome): void {
    reels.rest(spins.at(-1)!, capped);
    paintFacts(null);
    describe();
  }

  const rest = (): void => {
    const stops = params.base.strips.map((_, reel) => reel * 3);
    reels.put(
      columnsAt(
        params.base.strips,
        stops.map(() => MIN_HEIGHT + 1),
        stops,
      ),
    );
    paintFacts(null);
    describe();
  };
  rest();

  return {
    elements: [h('div', { className: 'panel-board' }, facts.element, reels.element)],
    labels: { begin: texts('spin') },
    bet: (stake) => ({ stake }),
    enable: () => undefined,
    start: () => stage.sound('bet'),
    present,
    canSkip: (round) => outcomeOf(round).spins.some(({ drops }) => drops.length > 0),
    skip: () => void (skipping = true),
    show: (round) => showEnd(outcomeOf(round)),
    rest,
    clear: () => undefined,
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, i18n, texts, symbols);
    },
  };
}
