import type { LanguageFile } from '../languages.ts';

export { default } from './vi/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./vi/agent.ts'),
  jackpots: () => import('./vi/jackpots.ts'),
  awards: () => import('./vi/awards.ts'),
  points: () => import('./vi/points.ts'),
  chat: () => import('./vi/chat.ts'),
  book: () => import('./vi/book.ts'),
  rebates: () => import('./vi/rebates.ts'),
  referrals: () => import('./vi/referrals.ts'),
  draws: () => import('./vi/draws.ts'),
  missions: () => import('./vi/missions.ts'),
  tables: () => import('./vi/tables.ts'),
  account: () => import('./vi/account/index.ts'),
};
