import * as z from 'zod/mini';
import type { I18n } from '../../../client/i18n/index.ts';
import { loadSymbolNames } from '../../../client/parts/symbol-names/index.ts';
import type { TitleView } from '../../../protocol.ts';

const Shown = z.record(z.string(), z.string());

/** Returns the drawing of a symbol: as the theme says, else the symbol's own. */
export const drawingOf = ({ theme }: Pick<TitleView, 'theme'>, key: string): string =>
  Shown.safeParse(theme['symbols']).data?.[key] ?? key;

/** Loads the names of a title's symbols. */
export async function nameOf(
  title: Pick<TitleView, 'theme'>,
  i18n: Pick<I18n, 'language'>,
): Promise<(key: string) => string> {
  const names = await loadSymbolNames(i18n);
  return (key) => names(drawingOf(title, key));
}
