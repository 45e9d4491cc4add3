import type { LanguageFile } from '../languages.ts';

export { default } from './ty/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./ty/agent.ts'),
  jackpots: () => import('./ty/jackpots.ts'),
  awards: () => import('./ty/awards.ts'),
  points: () => import('./ty/points.ts'),
  chat: () => import('./ty/chat.ts'),
  book: () => import('./ty/book.ts'),
  rebates: () => import('./ty/rebates.ts'),
  referrals: () => import('./ty/referrals.ts'),
  draws: () => import('./ty/draws.ts'),
  missions: () => import('./ty/missions.ts'),
  tables: () => import('./ty/tables.ts'),
  account: () => import('./ty/account/index.ts'),
};
