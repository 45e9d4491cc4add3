import type { LanguageFile } from '../languages.ts';

export { default } from './sw/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./sw/agent.ts'),
  jackpots: () => import('./sw/jackpots.ts'),
  awards: () => import('./sw/awards.ts'),
  points: () => import('./sw/points.ts'),
  chat: () => import('./sw/chat.ts'),
  book: () => import('./sw/book.ts'),
  rebates: () => import('./sw/rebates.ts'),
  referrals: () => import('./sw/referrals.ts'),
  draws: () => import('./sw/draws.ts'),
  missions: () => import('./sw/missions.ts'),
  tables: () => import('./sw/tables.ts'),
  account: () => import('./sw/account/index.ts'),
};
