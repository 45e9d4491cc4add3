import type { LanguageFile } from '../languages.ts';

export { default } from './en/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./en/agent.ts'),
  jackpots: () => import('./en/jackpots.ts'),
  awards: () => import('./en/awards.ts'),
  points: () => import('./en/points.ts'),
  chat: () => import('./en/chat.ts'),
  book: () => import('./en/book.ts'),
  rebates: () => import('./en/rebates.ts'),
  referrals: () => import('./en/referrals.ts'),
  draws: () => import('./en/draws.ts'),
  missions: () => import('./en/missions.ts'),
  tables: () => import('./en/tables.ts'),
  account: () => import('./en/account/index.ts'),
};
