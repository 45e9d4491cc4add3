import type { LanguageFile } from '../languages.ts';

export { default } from './tr/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./tr/agent.ts'),
  jackpots: () => import('./tr/jackpots.ts'),
  awards: () => import('./tr/awards.ts'),
  points: () => import('./tr/points.ts'),
  chat: () => import('./tr/chat.ts'),
  book: () => import('./tr/book.ts'),
  rebates: () => import('./tr/rebates.ts'),
  referrals: () => import('./tr/referrals.ts'),
  draws: () => import('./tr/draws.ts'),
  missions: () => import('./tr/missions.ts'),
  tables: () => import('./tr/tables.ts'),
  account: () => import('./tr/account/index.ts'),
};
