import type { Language } from '../../../contract/primitives.ts';
import { textsOf } from '../../languages/index.ts';

/** Returns the display name of a class of games, or its key if it has no name. */
export const className = (key: string, language: Language): string =>
  textsOf(language).gameClasses[key] ?? textsOf('EN').gameClasses[key] ?? key;
