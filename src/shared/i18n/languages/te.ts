import type { LanguageFile } from '../languages.ts';

export { default } from './te/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./te/agent.ts'),
  jackpots: () => import('./te/jackpots.ts'),
  awards: () => import('./te/awards.ts'),
  points: () => import('./te/points.ts'),
  chat: () => import('./te/chat.ts'),
  book: () => import('./te/book.ts'),
  rebates: () => import('./te/rebates.ts'),
  referrals: () => import('./te/referrals.ts'),
  draws: () => import('./te/draws.ts'),
  missions: () => import('./te/missions.ts'),
  tables: () => import('./te/tables.ts'),
  account: () => import('./te/account/index.ts'),
};
