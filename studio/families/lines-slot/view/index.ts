import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { createSymbols } from '../../../client/parts/symbols.ts';
import { Params } from '../params.ts';
import { outcomeOf } from './outcome.ts';
import { createSpins } from './present.ts';
import { createReels, restOf } from './reels.ts';
import { loadFamilyTexts } from './texts/index.ts';
import { createWinLines } from './win-lines.ts';
import './reels.css';

/** Opens the reels of a title. */
export async function open(context: ViewContext): Promise<FamilyView> {
  const { title, stage, i18n } = context;
  const params = Params.parse(title.params);
  const [texts, symbols] = await Promise.all([
    loadFamilyTexts(i18n),
    createSymbols(title, i18n, { wild: params.wild, scatter: params.scatter?.symbol }),
  ]);
  await symbols.load([...params.strips, ...(params.free?.strips ?? [])].flat());
  const { wordOf } = symbols;
  const reels = createReels(params, symbols, () => stage.sound('stop'));
  const lines = createWinLines(params, reels);
  const spins = createSpins({ params, reels, lines, texts }, context);

  /** Describes the reels for screen readers. */
  const describe = (): void => {
    const columns = reels.grid().map((column) => column.map(wordOf).join(', '));
    reels.element.setAttribute('aria-label', texts('reels', { columns: columns.join('; ') }));
  };
  // The sizes of cells depend on them, from the root on.
  document.documentElement.style.setProperty('--reels', String(params.strips.length));
  document.documentElement.style.setProperty('--rows', String(params.rows));
  reels.show(restOf(params));
  describe();

  return {
    elements: [reels.element, lines.element],
    labels: { begin: texts('spin'), fact: texts('lines', { count: params.lines.length }) },
    bet: (stake) => ({ stake }),
    enable: () => undefined,
    start() {
      stage.sound('spin');
      reels.start('base');
    },
    present: (round) => spins.present(round),
    canSkip: (round) => outcomeOf(round).spins.length > 1,
    skip: () => spins.skip(),
    show(round, isWin) {
      const last = outcomeOf(round).spins.at(-1);
      if (!last) return;
      reels.show(last);
      lines.show(last.wins, isWin);
      stage.element.classList.remove('is-feature');
      describe();
    },
    rest: () => reels.show(reels.rest()),
    clear: () => lines.clear(),
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, i18n, texts, symbols);
    },
  };
}
