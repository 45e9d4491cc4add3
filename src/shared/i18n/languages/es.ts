import type { LanguageFile } from '../languages.ts';

export { default } from './es/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./es/agent.ts'),
  jackpots: () => import('./es/jackpots.ts'),
  awards: () => import('./es/awards.ts'),
  points: () => import('./es/points.ts'),
  chat: () => import('./es/chat.ts'),
  book: () => import('./es/book.ts'),
  rebates: () => import('./es/rebates.ts'),
  referrals: () => import('./es/referrals.ts'),
  draws: () => import('./es/draws.ts'),
  missions: () => import('./es/missions.ts'),
  tables: () => import('./es/tables.ts'),
  account: () => import('./es/account/index.ts'),
};
