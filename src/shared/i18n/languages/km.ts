import type { LanguageFile } from '../languages.ts';

export { default } from './km/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./km/agent.ts'),
  jackpots: () => import('./km/jackpots.ts'),
  awards: () => import('./km/awards.ts'),
  points: () => import('./km/points.ts'),
  chat: () => import('./km/chat.ts'),
  book: () => import('./km/book.ts'),
  rebates: () => import('./km/rebates.ts'),
  referrals: () => import('./km/referrals.ts'),
  draws: () => import('./km/draws.ts'),
  missions: () => import('./km/missions.ts'),
  tables: () => import('./km/tables.ts'),
  account: () => import('./km/account/index.ts'),
};

export const intl: LanguageFile['intl'] = () => import('../intl/km.ts');
