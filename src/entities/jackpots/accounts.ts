import { createEvent, sample } from 'effector';
import { jackpots } from '../../../contract/jackpots.ts';
import { createQuery } from '../../shared/api/query.ts';

export const accountsRequested = createEvent();
const accounts = createQuery(jackpots.list);
/** PP-28: income and payouts of each pool. */
export const $accounts = accounts.$data.map((answer) => answer?.list ?? null);
export const $accountsFailure = accounts.$error;
sample({ clock: accountsRequested, fn: () => ({}), target: accounts.start });
