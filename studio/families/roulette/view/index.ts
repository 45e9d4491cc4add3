import type { ResultOf } from '../../../../contract/live-rounds.ts';
import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { openTable as openBoard } from '../../roulette-solo/view/index.ts';
import { loadFamilyTexts } from '../../roulette-solo/view/texts/index.ts';
import { createStatistics } from './statistics.ts';

export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** The board of one player's roulette, with the statistics of the table in place of the last numbers. */
export async function openTable(context: ViewContext): Promise<TableView> {
  const [view, texts] = await Promise.all([openBoard(context), loadFamilyTexts(context.i18n)]);
  const statistics = createStatistics(texts);
  statistics.set([]);
  view.elements[0]?.querySelector('.roulette-last')?.replaceWith(statistics.element);
  return {
    ...view,
    shared: {
      ...view.shared,
      recent: (results: readonly ResultOf<'roulette'>[]) => statistics.set(results.map(({ number }) => number)),
    },
  };
}
