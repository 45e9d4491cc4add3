import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { GameType, type Names } from '../../contract/primitives.ts';
import { namesOf } from './names/index.ts';

/** What a lobby and a picture show of a title. `loadTitles` checks the rest of its file. */
const ListedFile = z.object({
  id: z.string(),
  nodeId: z.string(),
  vendor: z.string(),
  type: GameType,
  class: z.string(),
  hot: z._default(z.boolean(), false),
  fresh: z._default(z.boolean(), false),
  theme: z.object({ motif: z.string() }),
});
export interface ListedTitle extends z.infer<typeof ListedFile> {
  names: Names;
}

const FOLDER = new URL('./', import.meta.url);

/** Lists the Studio's titles, in the order of their ids. */
export const listTitles = (): ListedTitle[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const title = ListedFile.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
      return { ...title, names: namesOf(title.id) ?? { EN: title.id } };
    });
