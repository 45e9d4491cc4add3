import type { LanguageFile } from '../languages.ts';

export { default } from './id/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./id/agent.ts'),
  jackpots: () => import('./id/jackpots.ts'),
  awards: () => import('./id/awards.ts'),
  points: () => import('./id/points.ts'),
  chat: () => import('./id/chat.ts'),
  book: () => import('./id/book.ts'),
  rebates: () => import('./id/rebates.ts'),
  referrals: () => import('./id/referrals.ts'),
  draws: () => import('./id/draws.ts'),
  missions: () => import('./id/missions.ts'),
  tables: () => import('./id/tables.ts'),
  account: () => import('./id/account/index.ts'),
};
