import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { hashToken, type MemberRow } from '../../http/viewer.ts';
import { accountOf, type Ledger } from '../../ledger/account.ts';
import { fillPlayMoney, isSingleWallet, vendorWalletOf } from '../wallet/index.ts';

/** A launch token is valid once and for this long. */
const LAUNCH_MS = 60_000;
export interface NewPlaySession {
  merchant: string;
  member: Pick<MemberRow, 'id' | 'currency' | 'exponent' | 'demo'>;
  /** The login whose net position it changes, and with which it ends. */
  loginId: string;
  game: { vendor: string; nodeId: number; gameType: string };
  language: Language;
  /** Free play (PP-23). A trial account has no other play. */
  demo: boolean;
  /** Opened by `join`: the game's pages are the site's. */
  joined?: boolean;
}
export interface OpenedPlaySession {
  id: string;
  token: string;
  ledger: Ledger;
  /** Slot sessions that this one ended (PP-22). Their vendors are notified after the commit. */
  ended: { id: string; vendor: string }[];
}

/**
 * Creates a play session and its launch token. A slot ends the member's other slots and continues their minimum round time
 * (PP-20).
 */
export const createPlaySession = async (tx: Tx, request: NewPlaySession): Promise<OpenedPlaySession> => {
  const { merchant, member, game } = request;
  const tables = inMerchant(tx, merchant);
  const ledger: Ledger = request.demo || member.demo ? 'demo' : 'real';
  const token = randomBytes(32).toString('base64url');
  const id = randomUUID();
  // The real wallet must exist for any ledger.
  if (ledger === 'real') await openWallets(tx, request);
  else await fillPlayMoney(tx, merchant, member, id);
  const slot = game.gameType === 'RNG' ? await endSlots(tx, merchant, member.id) : { ended: [], lastRoundAt: null };
  await tables
    .insertInto('play_sessions', {
      id,
      member_id: member.id,
      session_id: request.loginId,
      vendor: game.vendor,
      node_id: game.nodeId,
      ledger,
      language: request.language,
      launch_token_hash: hashToken(token),
      launch_expires_at: sql<Date>`clock_timestamp() + ${LAUNCH_MS} * interval '1 millisecond'` as unknown as Date,
      expires_at: sql<Date>`(select expires_at from sessions where id = ${request.loginId}::uuid)` as unknown as Date,
      last_round_at: slot.lastRoundAt,
      joined: request.joined ?? false,
    })
    .execute();
  return { id, token, ledger, ended: slot.ended };
};

/** Ends a play session. Its running rounds can still be settled. */
export const endPlaySession = async (tx: Tx, merchant: string, id: string, reason: string): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('play_sessions')
    .set({ ended_at: sql<Date>`clock_timestamp()`, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};

const endSlots = async (tx: Tx, merchant: string, memberId: number) => {
  const slots = inMerchant(tx, merchant).selectFrom('games').select('node_id').where('game_type', '=', 'RNG');
  const ended = await inMerchant(tx, merchant)
    .updateTable('play_sessions')
    .set({ ended_at: sql<Date>`clock_timestamp()`, end_reason: 'elsewhere' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('node_id', 'in', slots)
    .returning(['id', 'vendor'])
    .execute();
  const last = await inMerchant(tx, merchant)
    .selectFrom('play_sessions')
    .select(({ fn }) => fn.max('last_round_at').as('at'))
    .where('member_id', '=', memberId)
    .where('node_id', 'in', slots)
    .where('started_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .executeTakeFirst();
  return { ended, lastRoundAt: last?.at ?? null };
};

const openWallets = async (tx: Tx, { merchant, member, game }: NewPlaySession): Promise<void> => {
  const { id, currency, exponent } = member;
  await accountOf(tx, { merchant, ledger: 'real', kind: 'wallet', owner: `member:${id}`, currency, exponent });
  if (await isSingleWallet(tx, merchant)) return;
  await vendorWalletOf(tx, { ...member, merchant }, game.vendor);
};
