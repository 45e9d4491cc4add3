import type { LanguageFile } from '../languages.ts';

export { default } from './fr/index.ts';

export const groups: LanguageFile['groups'] = {
  agent: () => import('./fr/agent.ts'),
  jackpots: () => import('./fr/jackpots.ts'),
  awards: () => import('./fr/awards.ts'),
  points: () => import('./fr/points.ts'),
  chat: () => import('./fr/chat.ts'),
  book: () => import('./fr/book.ts'),
  rebates: () => import('./fr/rebates.ts'),
  referrals: () => import('./fr/referrals.ts'),
  draws: () => import('./fr/draws.ts'),
  missions: () => import('./fr/missions.ts'),
  tables: () => import('./fr/tables.ts'),
  account: () => import('./fr/account/index.ts'),
};
