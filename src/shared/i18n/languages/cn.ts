import type { LanguageFile } from '../languages.ts';

export { default } from './cn/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./cn/agent.ts'),
  jackpots: () => import('./cn/jackpots.ts'),
  awards: () => import('./cn/awards.ts'),
  points: () => import('./cn/points.ts'),
  chat: () => import('./cn/chat.ts'),
  book: () => import('./cn/book.ts'),
  rebates: () => import('./cn/rebates.ts'),
  referrals: () => import('./cn/referrals.ts'),
  draws: () => import('./cn/draws.ts'),
  missions: () => import('./cn/missions.ts'),
  tables: () => import('./cn/tables.ts'),
  account: () => import('./cn/account/index.ts'),
};
