import type { LanguageFile } from '../languages.ts';

export { default } from './ru/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./ru/agent.ts'),
  jackpots: () => import('./ru/jackpots.ts'),
  awards: () => import('./ru/awards.ts'),
  points: () => import('./ru/points.ts'),
  chat: () => import('./ru/chat.ts'),
  book: () => import('./ru/book.ts'),
  rebates: () => import('./ru/rebates.ts'),
  referrals: () => import('./ru/referrals.ts'),
  draws: () => import('./ru/draws.ts'),
  missions: () => import('./ru/missions.ts'),
  tables: () => import('./ru/tables.ts'),
  account: () => import('./ru/account/index.ts'),
};
