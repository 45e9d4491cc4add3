import { sql } from 'kysely';

/** Real money at a vendor of a merchant whose wallet is not single. */
const isApart = sql`play_sessions.ledger = 'real' and not is_single_wallet(play_sessions.merchant)`;

/**
 * Joins a play session to the account that its bets debit: the member's wallet of its ledger, or the member's vendor wallet for
 * real money where the merchant's wallet is not single (WAL-03). Two conditions, which the accounts' key answers: compared as a
 * row, all accounts of the merchant were read.
 */
export const isWalletOfPlay = sql<boolean>`
  accounts.kind = case when ${isApart} then 'vendor_wallet' else 'wallet' end
  and accounts.owner = case when ${isApart} then 'vendor:' || play_sessions.vendor || ':' else '' end || 'member:' || play_sessions.member_id`;

/** The member's active award for the game of a play session; null for play money. */
export const bonusOfPlay = sql<unknown>`
  case play_sessions.ledger when 'real' then member_bonus(
    play_sessions.merchant, play_sessions.member_id, games.game_type) end`;
