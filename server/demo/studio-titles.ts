import type { DemoGame } from '../../art/catalogue.ts';
import { loadTitles, type LoadedTitle, type Titles } from '../../studio/titles/load.ts';
import { BadTitle } from '../../studio/titles/title.ts';
import { StartupError } from '../start/startup-error.ts';

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

/** Loads the titles. A title that cannot be played stops the start, which says the file, the field and the reason. */
export const loadOffered = (folder?: string): Promise<Titles> =>
  loadTitles(folder).catch((error: unknown) => {
    throw error instanceof BadTitle ? new StartupError(`A game cannot be offered. ${error.message}`) : error;
  });

/** Reads what the Studio offers. */
export const readStudioTitles = async (): Promise<StudioTitles> => {
  reading ??= loadOffered();
  const all = await reading;
  const titles = [...all.values()];
  const byNode = new Map(titles.map((title) => [title.nodeId, title]));
  return {
    vendors: [...new Set(titles.map(({ vendor }) => vendor))].sort(),
    titleOf: ({ nodeId }) => byNode.get(nodeId),
    all,
  };
};
