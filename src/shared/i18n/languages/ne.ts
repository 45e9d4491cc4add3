import type { LanguageFile } from '../languages.ts';

export { default } from './ne/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./ne/agent.ts'),
  jackpots: () => import('./ne/jackpots.ts'),
  awards: () => import('./ne/awards.ts'),
  points: () => import('./ne/points.ts'),
  chat: () => import('./ne/chat.ts'),
  book: () => import('./ne/book.ts'),
  rebates: () => import('./ne/rebates.ts'),
  referrals: () => import('./ne/referrals.ts'),
  draws: () => import('./ne/draws.ts'),
  missions: () => import('./ne/missions.ts'),
  tables: () => import('./ne/tables.ts'),
  account: () => import('./ne/account/index.ts'),
};

export const intl: LanguageFile['intl'] = () => import('../intl/ne.ts');
