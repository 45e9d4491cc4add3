import type { LanguageFile } from '../languages.ts';

export { default } from './my/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./my/agent.ts'),
  jackpots: () => import('./my/jackpots.ts'),
  awards: () => import('./my/awards.ts'),
  points: () => import('./my/points.ts'),
  chat: () => import('./my/chat.ts'),
  book: () => import('./my/book.ts'),
  rebates: () => import('./my/rebates.ts'),
  referrals: () => import('./my/referrals.ts'),
  draws: () => import('./my/draws.ts'),
  missions: () => import('./my/missions.ts'),
  tables: () => import('./my/tables.ts'),
  account: () => import('./my/account/index.ts'),
};

export const intl: LanguageFile['intl'] = () => import('../intl/my.ts');
