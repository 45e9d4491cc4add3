import { sql } from 'kysely';
import type { Language } from '../../../contract/primitives.ts';
import type { VendorAnswer, VendorAuthenticated, VendorRequest } from '../../../contract/vendor.ts';
import { inMerchant } from '../../db/merchant.ts';
import { hashToken } from '../../http/viewer.ts';
import { answer } from './responses.ts';
import { moneyOfPlay } from './free-rounds.ts';
import { bonusOfPlay, isWalletOfPlay } from './wallet-of-play.ts';
import type { CallContext } from './call-context.ts';

/** Opens a play session for a launch token, once and before it expires. */
export const authenticate = async (
  call: CallContext,
  { token }: VendorRequest<'authenticate'>,
): Promise<VendorAuthenticated | VendorAnswer> => {
  const tables = inMerchant(call.tx, call.merchant);
  const hash = hashToken(token);
  const opened = await tables
    .updateTable('play_sessions')
    .set({ token_used_at: sql<Date>`clock_timestamp()` })
    .where('vendor', '=', call.vendor)
    .where('launch_token_hash', '=', hash)
    .where('token_used_at', 'is', null)
    .where('launch_expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (opened) return sessionView(call, opened.id);
  const late = await tables
    .selectFrom('play_sessions')
    .select('id')
    .where('vendor', '=', call.vendor)
    .where('launch_token_hash', '=', hash)
    .where('token_used_at', 'is', null)
    .executeTakeFirst();
  return answer(late ? 'SESSION_EXPIRED' : 'SESSION_INVALID');
};

const sessionView = async (call: CallContext, id: string): Promise<VendorAuthenticated> => {
  const row = await inMerchant(call.tx, call.merchant)
    .selectFrom('play_sessions')
    .innerJoin('sessions', 'sessions.id', 'play_sessions.session_id')
    .innerJoin('members', 'members.id', 'play_sessions.member_id')
    .innerJoin('games', (join) =>
      join.onRef('games.merchant', '=', 'play_sessions.merchant').onRef('games.node_id', '=', 'play_sessions.node_id'),
    )
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.merchant', '=', 'play_sessions.merchant')
        .onRef('accounts.ledger', '=', 'play_sessions.ledger')
        .onRef('accounts.currency', '=', 'members.currency')
        .on(isWalletOfPlay),
    )
    .leftJoin('limits', (join) => join.onRef('limits.member_id', '=', 'members.id').on('limits.kind', '=', 'stake'))
    .select((eb) => [
      'play_sessions.ledger',
      'play_sessions.language',
      'members.id as memberId',
      'members.demo',
      'members.currency',
      'members.exponent',
      'accounts.balance',
      bonusOfPlay.as('bonus'),
      'games.node_id',
      'games.code',
      'games.min_bet',
      'games.max_bet',
      'games.min_round_ms',
      'sessions.play_net',
      'sessions.play_wagered',
      'sessions.started_at',
      eb.fn
        .min(sql<number | null>`limit_in_force(limits)`)
        .over()
        .as('stakeLimit'),
    ])
    .where('play_sessions.id', '=', id)
    .executeTakeFirstOrThrow();

  const ledger = row.ledger;
  const own = ledger === 'real' || row.demo;
  const highest = row.max_bet > 0 ? row.max_bet : 1_000_000_000_000;
  return {
    code: 'OK',
    message: 'done',
    session: id,
    player: String(row.memberId),
    currency: row.currency,
    exponent: row.exponent,
    language: row.language as Language,
    game: row.code,
    merchant: call.merchant,
    limits: {
      min_stake: row.min_bet,
      // Play money has no limit but time.
      max_stake: ledger === 'real' && row.stakeLimit !== null ? Math.min(highest, row.stakeLimit) : highest,
      min_round_ms: row.min_round_ms,
    },
    demo: ledger === 'demo',
    position: {
      net: own ? row.play_net : 0,
      wagered: own ? row.play_wagered : 0,
      started_at: row.started_at.getTime(),
    },
    ...moneyOfPlay(row.balance, row.bonus, row.node_id),
    server_time: call.ctx.now(),
  };
};
