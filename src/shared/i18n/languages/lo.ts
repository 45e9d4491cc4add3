import type { LanguageFile } from '../languages.ts';

export { default } from './lo/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./lo/agent.ts'),
  jackpots: () => import('./lo/jackpots.ts'),
  awards: () => import('./lo/awards.ts'),
  points: () => import('./lo/points.ts'),
  chat: () => import('./lo/chat.ts'),
  book: () => import('./lo/book.ts'),
  rebates: () => import('./lo/rebates.ts'),
  referrals: () => import('./lo/referrals.ts'),
  draws: () => import('./lo/draws.ts'),
  missions: () => import('./lo/missions.ts'),
  tables: () => import('./lo/tables.ts'),
  account: () => import('./lo/account/index.ts'),
};

export const intl: LanguageFile['intl'] = () => import('../intl/lo.ts');
