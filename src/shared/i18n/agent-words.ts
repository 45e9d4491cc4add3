import type { Language } from '../../../contract/primitives.ts';
import type { Messages } from './languages.ts';

/** The agent centre's words in each language: chunks of their own, since few people go there. */
export const agentWords: Partial<Record<Language, () => Promise<{ default: Messages }>>> = {
  EN: () => import('./languages/en/agent.ts'),
  CN: () => import('./languages/cn/agent.ts'),
  AR: () => import('./languages/ar/agent.ts'),
};
