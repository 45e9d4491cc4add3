import type { LanguageFile } from '../languages.ts';

export { default } from './ta/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./ta/agent.ts'),
  jackpots: () => import('./ta/jackpots.ts'),
  awards: () => import('./ta/awards.ts'),
  points: () => import('./ta/points.ts'),
  chat: () => import('./ta/chat.ts'),
  book: () => import('./ta/book.ts'),
  rebates: () => import('./ta/rebates.ts'),
  referrals: () => import('./ta/referrals.ts'),
  draws: () => import('./ta/draws.ts'),
  missions: () => import('./ta/missions.ts'),
  tables: () => import('./ta/tables.ts'),
  account: () => import('./ta/account/index.ts'),
};
