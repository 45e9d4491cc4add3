import type { LanguageFile } from '../languages.ts';

export { default } from './ja/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./ja/agent.ts'),
  jackpots: () => import('./ja/jackpots.ts'),
  awards: () => import('./ja/awards.ts'),
  points: () => import('./ja/points.ts'),
  chat: () => import('./ja/chat.ts'),
  book: () => import('./ja/book.ts'),
  rebates: () => import('./ja/rebates.ts'),
  referrals: () => import('./ja/referrals.ts'),
  draws: () => import('./ja/draws.ts'),
  missions: () => import('./ja/missions.ts'),
  tables: () => import('./ja/tables.ts'),
  account: () => import('./ja/account/index.ts'),
};
