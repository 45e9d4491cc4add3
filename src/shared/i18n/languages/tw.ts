import type { LanguageFile } from '../languages.ts';

export { default } from './tw/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./tw/agent.ts'),
  jackpots: () => import('./tw/jackpots.ts'),
  awards: () => import('./tw/awards.ts'),
  points: () => import('./tw/points.ts'),
  chat: () => import('./tw/chat.ts'),
  book: () => import('./tw/book.ts'),
  rebates: () => import('./tw/rebates.ts'),
  referrals: () => import('./tw/referrals.ts'),
  draws: () => import('./tw/draws.ts'),
  missions: () => import('./tw/missions.ts'),
  tables: () => import('./tw/tables.ts'),
  account: () => import('./tw/account/index.ts'),
};
