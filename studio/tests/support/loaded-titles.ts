import { loadTitles, type Titles } from '../../titles/load.ts';

let loaded: Promise<Titles> | undefined;

/** The Studio's titles, loaded once for all files of a worker. */
export const loadedTitles = (): Promise<Titles> => (loaded ??= loadTitles());
