import { createStore } from 'effector';
import { pathWithQuery } from '../../../contract/define.ts';
import type { FirstAnswers } from '../../../contract/first-page.ts';
import type { Language } from '../../../contract/primitives.ts';

/** After this an answer that nobody has asked for is old, in milliseconds since the page began. */
const FRESH_MS = 15_000;

/** Answers that came with the page; each stands in for its call once, in the language it was made in. */
export interface GivenAnswers {
  language: Language | null;
  take(path: string, request: object, language: Language): unknown;
}

export const nothingGiven: GivenAnswers = { language: null, take: () => undefined };

/** Reads what the server wrote into the page (server/http/first-page.ts). A page that comes back from history has old answers. */
export const readGiven = (page: Document): GivenAnswers => {
  const text = page.getElementById('given')?.textContent;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!text || entry?.type === 'back_forward') return nothingGiven;
  const given = JSON.parse(text) as FirstAnswers;
  const left = new Map(Object.entries(given.values));
  return {
    language: given.language,
    take(path, request, language) {
      const key = pathWithQuery(path, request);
      const value = left.get(key);
      left.delete(key);
      return language === given.language && performance.now() < FRESH_MS ? value : undefined;
    },
  };
};

/** Put in by `fork({ values })` in the browser. */
export const $given = createStore<GivenAnswers>(nothingGiven, { serialize: 'ignore' });
