import 'i18next';
import type account from './languages/en/account/index.ts';
import type agent from './languages/en/agent.ts';
import type awards from './languages/en/awards.ts';
import type book from './languages/en/book.ts';
import type chat from './languages/en/chat.ts';
import type draws from './languages/en/draws.ts';
import type missions from './languages/en/missions.ts';
import type jackpots from './languages/en/jackpots.ts';
import type points from './languages/en/points.ts';
import type rebates from './languages/en/rebates.ts';
import type referrals from './languages/en/referrals.ts';
import type tables from './languages/en/tables.ts';
import type messages from './languages/en/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof messages &
        typeof agent &
        typeof awards &
        typeof points &
        typeof rebates &
        typeof referrals &
        typeof chat &
        typeof book &
        typeof draws &
        typeof missions &
        typeof jackpots &
        typeof tables &
        typeof account;
    };
  }
}
