import type { ResultOf } from '../../../../contract/live-rounds.ts';
import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { openTable as openBoard, winnerOf } from '../../baccarat-solo/view/index.ts';
import { loadFamilyTexts } from '../../baccarat-solo/view/texts/index.ts';
import { createRoads } from './roads.ts';

export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** The board of one player's baccarat, with the road maps of the table in place of the last results. */
export async function openTable(context: ViewContext): Promise<TableView> {
  const [view, texts] = await Promise.all([openBoard(context), loadFamilyTexts(context.i18n)]);
  const roads = createRoads((counts) => texts('counts', counts));
  roads.set([]);
  view.elements[0]?.querySelector('.bac-road')?.replaceWith(roads.element);
  return {
    ...view,
    shared: { ...view.shared, recent: (results: readonly ResultOf<'baccarat'>[]) => roads.set(results.map(winnerOf)) },
  };
}
