import type { TitleView } from '../protocol.ts';
import type { I18n } from './i18n/index.ts';

/** Returns a title's name in the player's language. */
export const nameOf = ({ names }: Pick<TitleView, 'names'>, { language }: Pick<I18n, 'language'>): string =>
  names[language] ?? names.EN;

/** Seconds from the start of one round to the start of the next, for texts. */
export const secondsOf = (minRoundMs: number, locale: string): string => (minRoundMs / 1_000).toLocaleString(locale);
