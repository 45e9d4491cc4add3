import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { GameType } from '../../contract/primitives.ts';

/** What a lobby and a picture show of a title. `loadTitles` checks the rest of its file. */
const ListedTitle = z.object({
  id: z.string(),
  nodeId: z.string(),
  vendor: z.string(),
  type: GameType,
  class: z.string(),
  names: z.object({ EN: z.string(), CN: z.string(), AR: z.string() }),
  hot: z._default(z.boolean(), false),
  fresh: z._default(z.boolean(), false),
  theme: z.object({ motif: z.string() }),
});
export type ListedTitle = z.infer<typeof ListedTitle>;

const FOLDER = new URL('./', import.meta.url);

/** Lists the Studio's titles, in the order of their ids. */
export const listTitles = (): ListedTitle[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ListedTitle.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))));
