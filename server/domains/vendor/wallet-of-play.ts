import { sql } from 'kysely';

/**
 * Joins a play session to the account that its bets debit: the member's wallet of its ledger, or the member's vendor wallet for
 * real money where the merchant's wallet is not single (WAL-03).
 */
export const isWalletOfPlay = sql<boolean>`
  (accounts.kind, accounts.owner) = (
    select case when w.apart then 'vendor_wallet' else 'wallet' end,
           case when w.apart then 'vendor:' || play_sessions.vendor || ':' else '' end || 'member:' || play_sessions.member_id
      from (select play_sessions.ledger = 'real' and not is_single_wallet(play_sessions.merchant) as apart) w)`;
