import type { DemoGame } from '../../art/catalogue.ts';
import { loadTitles, type LoadedTitle, type Titles } from '../../studio/titles/load.ts';

export interface StudioTitles {
  /** The vendor codes under which the Studio offers games. */
  vendors: readonly string[];
  /** The title of a game of the catalogue, if the Studio has it. */
  titleOf: (game: Pick<DemoGame, 'nodeId'>) => LoadedTitle | undefined;
  /** All titles, for the Studio's plugin. */
  all: Titles;
}

/** They are read once in a process. */
let reading: Promise<Titles> | undefined;

/** Reads what the Studio offers. Throws BadTitle for a title that cannot be played. */
export const readStudioTitles = async (): Promise<StudioTitles> => {
  reading ??= loadTitles();
  const all = await reading;
  const titles = [...all.values()];
  const byNode = new Map(titles.map((title) => [title.nodeId, title]));
  return {
    vendors: [...new Set(titles.map(({ vendor }) => vendor))].sort(),
    titleOf: ({ nodeId }) => byNode.get(nodeId),
    all,
  };
};
