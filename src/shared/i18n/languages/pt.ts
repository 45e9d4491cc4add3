import type { LanguageFile } from '../languages.ts';

export { default } from './pt/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./pt/agent.ts'),
  jackpots: () => import('./pt/jackpots.ts'),
  awards: () => import('./pt/awards.ts'),
  points: () => import('./pt/points.ts'),
  chat: () => import('./pt/chat.ts'),
  book: () => import('./pt/book.ts'),
  rebates: () => import('./pt/rebates.ts'),
  referrals: () => import('./pt/referrals.ts'),
  draws: () => import('./pt/draws.ts'),
  missions: () => import('./pt/missions.ts'),
  tables: () => import('./pt/tables.ts'),
  account: () => import('./pt/account/index.ts'),
};
