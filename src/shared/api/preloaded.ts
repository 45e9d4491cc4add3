import { createStore } from 'effector';
import { pathWithQuery } from '../../../contract/define.ts';
import type { Preloaded } from '../../../contract/first-page.ts';
import type { Language } from '../../../contract/primitives.ts';

/** Preloaded responses that were not used by then are too old, in milliseconds since the page began. */
const FRESH_MS = 15_000;

/** Responses delivered with the page. Each replaces its call once, in the language it was made for. */
export interface PreloadedAnswers {
  language: Language | null;
  merchant: string | null;
  take(path: string, request: object, language: Language): unknown;
}

export const nothingPreloaded: PreloadedAnswers = { language: null, merchant: null, take: () => undefined };

/** Reads what the server wrote into the page (server/http/first-page.ts). A page restored from history has old responses. */
export const readPreloaded = (page: Document): PreloadedAnswers => {
  const text = page.getElementById('preloaded')?.textContent;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!text) return nothingPreloaded;
  const preloaded = JSON.parse(text) as Preloaded;
  const { merchant } = preloaded;
  if (entry?.type === 'back_forward') return { ...nothingPreloaded, merchant };
  const left = new Map(Object.entries(preloaded.values));
  return {
    language: preloaded.language,
    merchant,
    take(path, request, language) {
      const key = pathWithQuery(path, request);
      const value = left.get(key);
      left.delete(key);
      return language === preloaded.language && performance.now() < FRESH_MS ? value : undefined;
    },
  };
};

/** Set by `fork({ values })` in the browser. */
export const $preloaded = createStore<PreloadedAnswers>(nothingPreloaded, { serialize: 'ignore' });
