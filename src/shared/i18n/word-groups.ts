import type { Language } from '../../../contract/primitives.ts';
import type { Messages } from './languages.ts';

type Loaders = Partial<Record<Language, () => Promise<{ default: Messages }>>>;

/** Words that few visits need, in each language: chunks of their own, loaded where a page or a modal asks for them. */
export const wordGroups = {
  /** The agent centre. */
  agent: {
    EN: () => import('./languages/en/agent.ts'),
    CN: () => import('./languages/cn/agent.ts'),
    AR: () => import('./languages/ar/agent.ts'),
  },
  /** Log-in, registration, security and the other modals. */
  account: {
    EN: () => import('./languages/en/account/index.ts'),
    CN: () => import('./languages/cn/account/index.ts'),
    AR: () => import('./languages/ar/account/index.ts'),
  },
} satisfies Record<string, Loaders>;

export type WordGroup = keyof typeof wordGroups;

/** The loader of a group's words; undefined where the language has none. */
export const wordsLoader = (group: WordGroup, language: Language) => (wordGroups[group] as Loaders)[language];
