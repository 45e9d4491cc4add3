import type { LanguageFile } from '../languages.ts';

export { default } from './ur/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./ur/agent.ts'),
  jackpots: () => import('./ur/jackpots.ts'),
  awards: () => import('./ur/awards.ts'),
  points: () => import('./ur/points.ts'),
  chat: () => import('./ur/chat.ts'),
  book: () => import('./ur/book.ts'),
  rebates: () => import('./ur/rebates.ts'),
  referrals: () => import('./ur/referrals.ts'),
  draws: () => import('./ur/draws.ts'),
  missions: () => import('./ur/missions.ts'),
  tables: () => import('./ur/tables.ts'),
  account: () => import('./ur/account/index.ts'),
};
