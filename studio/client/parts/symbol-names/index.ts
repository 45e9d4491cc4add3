import type { I18n } from '../../i18n/index.ts';
import { en, type SymbolNames } from './en.ts';

/** Loads the names of symbols in the player's language. Returns a function of a drawing ('double-fish:ember'). */
export async function loadSymbolNames({ language }: Pick<I18n, 'language'>): Promise<(drawing: string) => string> {
  const names = await namesIn(language);
  return (drawing) => {
    const name = drawing.replace(/:.*$/, '');
    return name in names ? names[name as keyof SymbolNames] : name.replaceAll('-', ' ');
  };
}

async function namesIn(language: string): Promise<SymbolNames> {
  if (language === 'CN') return (await import('./cn.ts')).cn;
  if (language === 'AR') return (await import('./ar.ts')).ar;
  return en;
}
