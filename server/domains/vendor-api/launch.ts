import { sql } from 'kysely';
import type { BookTerms } from '../../../contract/book-slips.ts';
import type { Language } from '../../../contract/primitives.ts';
import { TRIAL_TYPE } from '../../../contract/session.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { fundsKey } from '../wallet/index.ts';
import { createPlaySession, endPlaySession } from './play-session.ts';
import { join, kick, launch, VendorCallFailed, type VendorName } from './platform-client.ts';

export type LaunchReason =
  | 'game_not_found'
  | 'game_disabled'
  | 'game_maintenance'
  | 'account_excluded'
  | 'game_type_locked'
  | 'play_blocked'
  | 'play_owed'
  | 'real_account_needed'
  | 'vendor_wallet_empty'
  | 'no_free_play';

/** Why a game does not open, as a code of the contract; `untilMs` if the end is known, `othersOpen` if other games are open. */
export class LaunchRefused extends Error {
  override readonly name = 'LaunchRefused';
  readonly reason: LaunchReason;
  readonly untilMs: number | null;
  readonly othersOpen: boolean;
  /** The vendor whose wallet is empty. */
  readonly vendor: string | null;
  constructor(
    reason: LaunchReason,
    {
      untilMs = null,
      othersOpen = true,
      vendor = null,
      cause,
    }: { untilMs?: number | null; othersOpen?: boolean; vendor?: string | null; cause?: unknown } = {},
  ) {
    super(reason, { cause });
    this.reason = reason;
    this.untilMs = untilMs;
    this.othersOpen = othersOpen;
    this.vendor = vendor;
  }
}

export interface JoinRequest {
  merchant: string;
  member: MemberRow;
  loginId: string;
  nodeId: number;
  language: Language;
  demo: boolean;
  /** Opens the game though the wallet with its vendor is empty. */
  unfunded?: boolean;
}
export interface LaunchRequest extends JoinRequest {
  /** The address that the game's back link goes to. */
  backUrl: string;
}

interface Opened {
  demo: boolean;
  /** Key of the feed `funds`; null if stakes come from the balance that the site shows. */
  funds: string | null;
  sessionId: string;
}
export type OpenedGame = Opened & { url: string };
export type JoinedBook = Opened & { terms: BookTerms };

/** Launches a game at its vendor: creates a play session and a token, and returns the address. Throws LaunchRefused. */
export const launchAtVendor = (ctx: BaseContext, request: LaunchRequest): Promise<OpenedGame> =>
  openAtVendor(ctx, { ...request, joined: false }, (name, body) =>
    launch(ctx, name, { ...body, back_url: request.backUrl }),
  );

/** As `launchAtVendor`, of a book in the site's own pages: returns what it takes. Throws LaunchRefused. */
export const joinAtVendor = (ctx: BaseContext, request: JoinRequest): Promise<JoinedBook> =>
  openAtVendor(ctx, { ...request, joined: true }, (name, body) => join(ctx, name, body));

const openAtVendor = async <A extends object>(
  ctx: BaseContext,
  request: JoinRequest & { joined: boolean },
  open: (name: VendorName, body: Parameters<typeof join>[2]) => Promise<A>,
): Promise<A & Opened> => {
  const { merchant, member, language, joined } = request;
  const game = await gameToOpen(ctx, request);
  const { vendor } = game;
  const opened = await ctx.database.transact((tx) =>
    createPlaySession(tx, {
      merchant,
      member,
      loginId: request.loginId,
      game: { vendor, nodeId: request.nodeId, gameType: game.game_type },
      language,
      demo: request.demo,
      joined,
    }),
  );
  for (const ended of opened.ended) tellEnded(ctx, merchant, ended.vendor, ended.id);
  const demo = opened.ledger === 'demo';
  try {
    const { token } = opened;
    const body = { token, game: game.code, language, demo, merchant, platform: game.platform };
    const answer = await open({ merchant, vendor }, body);
    const apart = demo ? !member.demo : !game.isSingle;
    const funds = apart ? fundsKey(member.id, demo ? 'demo' : { vendor }) : null;
    return { ...answer, demo, funds, sessionId: opened.id };
  } catch (error) {
    if (!(error instanceof VendorCallFailed)) throw error;
    ctx.log.error({ err: error, vendor, nodeId: request.nodeId }, 'a vendor did not open a game');
    await ctx.database.transact((tx) => endPlaySession(tx, merchant, opened.id, 'not_launched'));
    throw new LaunchRefused('game_maintenance', { cause: error });
  }
};

const gameToOpen = async (ctx: BaseContext, { merchant, member, nodeId, demo, unfunded }: JoinRequest) => {
  const game = await inMerchant(ctx.database.db, merchant)
    .selectFrom('games')
    .innerJoin('vendors', (join) =>
      join.onRef('vendors.merchant', '=', 'games.merchant').onRef('vendors.code', '=', 'games.vendor'),
    )
    .innerJoin('merchants', 'merchants.code', 'games.merchant')
    .select(['games.vendor', 'games.code', 'game_type', 'games.enabled', 'playable', 'support_play'])
    .select(['vendors.enabled as vendorEnabled', 'base_url', 'play_stopped'])
    .select(
      sql<Date | null>`(select max(e.ends_at) from exclusions e where e.merchant = games.merchant
        and e.member_id = ${member.id} and e.kind = 'type_lock' and e.game_type = games.game_type)`.as('lockedUntil'),
    )
    .select(
      sql<boolean>`not is_single_wallet(games.merchant) and not exists (select from accounts a
        where a.merchant = games.merchant and a.ledger = 'real' and a.kind = 'vendor_wallet' and a.balance > 0
          and a.owner = 'vendor:' || games.vendor || ':member:' || ${member.id}::bigint)`.as('isWalletEmpty'),
    )
    .select(sql<boolean>`is_single_wallet(games.merchant)`.as('isSingle'))
    .select(sql<string>`brand ->> 'platform'`.as('platform'))
    .select(sql<Date | null>`greatest(games.maintenance_until, vendors.maintenance_until)`.as('until'))
    .where('node_id', '=', nodeId)
    .executeTakeFirst();
  if (!game) throw new LaunchRefused('game_not_found');
  const now = ctx.now();
  const excludedMs = member.excluded_until?.getTime() ?? 0;
  if (excludedMs > now) throw new LaunchRefused('account_excluded', { untilMs: excludedMs, othersOpen: false });
  const lockedMs = game.lockedUntil?.getTime() ?? 0;
  if (lockedMs > now) throw new LaunchRefused('game_type_locked', { untilMs: lockedMs });
  if (member.locked || member.play_blocked_reason !== null) {
    // The member can settle a debt; only the operator can lift other blocks.
    const owes = !member.locked && member.play_blocked_reason === 'receivable';
    throw new LaunchRefused(owes ? 'play_owed' : 'play_blocked', { othersOpen: false });
  }
  if (game.play_stopped) throw new LaunchRefused('game_maintenance', { othersOpen: false });
  if (!game.playable || !game.enabled || !game.vendorEnabled || game.base_url === null)
    throw new LaunchRefused('game_disabled');
  const untilMs = game.until?.getTime() ?? 0;
  if (untilMs > now) throw new LaunchRefused('game_maintenance', { untilMs });
  // GAME-01: a trial account plays only what is offered for free.
  if (demo && game.support_play !== 0)
    throw new LaunchRefused(member.type === TRIAL_TYPE ? 'real_account_needed' : 'no_free_play');
  // WAL-03: a transfer is offered first.
  if (game.isWalletEmpty && !demo && !unfunded)
    throw new LaunchRefused('vendor_wallet_empty', { othersOpen: false, vendor: game.vendor });
  return game;
};

/** Does not wait: the session's next bet is refused whether or not its vendor receives the notice. */
const tellEnded = (ctx: BaseContext, merchant: string, vendor: string, session: string): void => {
  kick(ctx, { merchant, vendor }, { session, reason: 'another slot was opened' }).catch((error: unknown) =>
    ctx.log.warn({ err: error, vendor }, 'a vendor was not told that a session ended'),
  );
};
