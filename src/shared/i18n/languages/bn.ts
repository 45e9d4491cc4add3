import type { LanguageFile } from '../languages.ts';

export { default } from './bn/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./bn/agent.ts'),
  jackpots: () => import('./bn/jackpots.ts'),
  awards: () => import('./bn/awards.ts'),
  points: () => import('./bn/points.ts'),
  chat: () => import('./bn/chat.ts'),
  book: () => import('./bn/book.ts'),
  rebates: () => import('./bn/rebates.ts'),
  referrals: () => import('./bn/referrals.ts'),
  draws: () => import('./bn/draws.ts'),
  missions: () => import('./bn/missions.ts'),
  tables: () => import('./bn/tables.ts'),
  account: () => import('./bn/account/index.ts'),
};
