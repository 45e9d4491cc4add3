import type { Language } from '../../../contract/primitives.ts';
import { textsOf } from '../../languages/index.ts';

/** A class of games as people call it; one that nobody named yet goes by its key. */
export const className = (key: string, language: Language): string =>
  textsOf(language).gameClasses[key] ?? textsOf('EN').gameClasses[key] ?? key;
