import type { LanguageFile } from '../languages.ts';

export { default } from './hi/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./hi/agent.ts'),
  jackpots: () => import('./hi/jackpots.ts'),
  awards: () => import('./hi/awards.ts'),
  points: () => import('./hi/points.ts'),
  chat: () => import('./hi/chat.ts'),
  book: () => import('./hi/book.ts'),
  rebates: () => import('./hi/rebates.ts'),
  referrals: () => import('./hi/referrals.ts'),
  draws: () => import('./hi/draws.ts'),
  missions: () => import('./hi/missions.ts'),
  tables: () => import('./hi/tables.ts'),
  account: () => import('./hi/account/index.ts'),
};
