import type { I18n } from '../../i18n/index.ts';
import { textsIn } from '../../i18n/texts-in.ts';
import { en, type SymbolNames } from './en.ts';

const files = import.meta.glob<Record<string, SymbolNames>>(['./??.ts', '!./en.ts']);

/** Loads the names of symbols in the player's language. Returns a function of a drawing ('double-fish:ember'). */
export async function loadSymbolNames({ language }: Pick<I18n, 'language'>): Promise<(drawing: string) => string> {
  const names = await textsIn<SymbolNames>(language, files, en);
  return (drawing) => {
    const name = drawing.replace(/:.*$/, '');
    return name in names ? names[name as keyof SymbolNames] : name.replaceAll('-', ' ');
  };
}
