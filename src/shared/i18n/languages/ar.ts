import type { LanguageFile } from '../languages.ts';

export { default } from './ar/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./ar/agent.ts'),
  jackpots: () => import('./ar/jackpots.ts'),
  awards: () => import('./ar/awards.ts'),
  points: () => import('./ar/points.ts'),
  chat: () => import('./ar/chat.ts'),
  book: () => import('./ar/book.ts'),
  rebates: () => import('./ar/rebates.ts'),
  referrals: () => import('./ar/referrals.ts'),
  draws: () => import('./ar/draws.ts'),
  missions: () => import('./ar/missions.ts'),
  tables: () => import('./ar/tables.ts'),
  account: () => import('./ar/account/index.ts'),
};
