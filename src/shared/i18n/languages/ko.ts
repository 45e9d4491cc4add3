import type { LanguageFile } from '../languages.ts';

export { default } from './ko/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./ko/agent.ts'),
  jackpots: () => import('./ko/jackpots.ts'),
  awards: () => import('./ko/awards.ts'),
  points: () => import('./ko/points.ts'),
  chat: () => import('./ko/chat.ts'),
  book: () => import('./ko/book.ts'),
  rebates: () => import('./ko/rebates.ts'),
  referrals: () => import('./ko/referrals.ts'),
  draws: () => import('./ko/draws.ts'),
  missions: () => import('./ko/missions.ts'),
  tables: () => import('./ko/tables.ts'),
  account: () => import('./ko/account/index.ts'),
};
