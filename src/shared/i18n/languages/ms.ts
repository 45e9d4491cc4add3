import type { LanguageFile } from '../languages.ts';

export { default } from './ms/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./ms/agent.ts'),
  jackpots: () => import('./ms/jackpots.ts'),
  awards: () => import('./ms/awards.ts'),
  points: () => import('./ms/points.ts'),
  chat: () => import('./ms/chat.ts'),
  book: () => import('./ms/book.ts'),
  rebates: () => import('./ms/rebates.ts'),
  referrals: () => import('./ms/referrals.ts'),
  draws: () => import('./ms/draws.ts'),
  missions: () => import('./ms/missions.ts'),
  tables: () => import('./ms/tables.ts'),
  account: () => import('./ms/account/index.ts'),
};
