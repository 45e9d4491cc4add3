import type { LanguageFile } from '../languages.ts';

export { default } from './th/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./th/agent.ts'),
  jackpots: () => import('./th/jackpots.ts'),
  awards: () => import('./th/awards.ts'),
  points: () => import('./th/points.ts'),
  chat: () => import('./th/chat.ts'),
  book: () => import('./th/book.ts'),
  rebates: () => import('./th/rebates.ts'),
  referrals: () => import('./th/referrals.ts'),
  draws: () => import('./th/draws.ts'),
  missions: () => import('./th/missions.ts'),
  tables: () => import('./th/tables.ts'),
  account: () => import('./th/account/index.ts'),
};
