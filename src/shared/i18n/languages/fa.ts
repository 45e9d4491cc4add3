import type { LanguageFile } from '../languages.ts';

export { default } from './fa/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./fa/agent.ts'),
  jackpots: () => import('./fa/jackpots.ts'),
  awards: () => import('./fa/awards.ts'),
  points: () => import('./fa/points.ts'),
  chat: () => import('./fa/chat.ts'),
  book: () => import('./fa/book.ts'),
  rebates: () => import('./fa/rebates.ts'),
  referrals: () => import('./fa/referrals.ts'),
  draws: () => import('./fa/draws.ts'),
  missions: () => import('./fa/missions.ts'),
  tables: () => import('./fa/tables.ts'),
  account: () => import('./fa/account/index.ts'),
};
