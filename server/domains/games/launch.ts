import { sql } from 'kysely';
import type { RequestOf } from '../../../contract/define.ts';
import type { games, Launch } from '../../../contract/games.ts';
import { isOwnPath } from '../../../contract/own-path.ts';
import type { Language } from '../../../contract/primitives.ts';
import { TRIAL_TYPE } from '../../../contract/session.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { MemberCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { launchAtVendor, LaunchRefused } from '../vendor-api/index.ts';
import { placeOf, toGame, type GameRow } from './game.ts';
import { findGame, suggestionsFor } from './queries.ts';

/** Why a game of the member's choice does not open. */
export type OpenFailure =
  | 'game_not_found'
  | 'account_excluded'
  | 'game_type_locked'
  | 'play_blocked'
  | 'play_owed'
  | 'game_disabled'
  | 'no_free_play'
  | 'game_maintenance'
  | 'vendor_wallet_empty';
type LaunchFailure = OpenFailure | 'game_in_popup';

/** Launches a game at its vendor and records it as recently played. A refusal suggests other games (GAME-07). */
export const launchGame = async (
  ctx: BaseContext,
  call: MemberCall<LaunchFailure>,
  { nodeId, language, backUrl, free, unfunded, heldBy }: RequestOf<typeof games.launch>,
): Promise<Launch> => {
  const { merchant, member, session } = call;
  // The return address must be on this site, to prevent an open redirect.
  if (!isOwnPath(backUrl))
    throw call.fail('invalid_request', { details: { issues: [{ path: 'backUrl', problem: 'not_a_path' }] } });
  const game = await findGame(ctx.database.db, merchant.code, nodeId);
  // A type that is closed in this country is on no list, so its games are not found either (SYS-03).
  if (!game || merchant.closedTypes?.includes(game.game_type)) throw await gameNotFound(ctx, call, language);
  if (heldBy === undefined && placeOf(game) === 'popup')
    throw call.fail('game_in_popup', { details: { suggestions: [], untilMs: null } });
  const demo = free === '1' || playsForFree(member);
  const request = {
    merchant: merchant.code,
    member,
    loginId: session.id,
    nodeId: game.node_id,
    language,
    backUrl,
    demo,
    unfunded: unfunded === '1',
  };
  const opened = await launchAtVendor(ctx, request).catch((error: unknown) => refuseOpening(ctx, call, game, error));
  await recordRecent(ctx, call, game);
  const { url, demo: isDemo, funds, sessionId } = opened;
  return { url, game: toGame(game, language), demo: isDemo, funds, session: sessionId };
};

/** A member of a trial account, or of the demo's free accounts, has no other play. */
export const playsForFree = ({ demo, type }: Pick<MemberRow, 'demo' | 'type'>): boolean => demo || type === TRIAL_TYPE;

/** The refusal of a game that the merchant does not offer, with other games. */
export const gameNotFound = async (
  { database }: BaseContext,
  { merchant, member, fail }: MemberCall<OpenFailure>,
  language: Language,
) => {
  const suggestions = await suggestionsFor(database.db, merchant, member, undefined, language);
  return fail('game_not_found', { details: { suggestions, untilMs: null } });
};

/** Answers with why a vendor's game did not open, and with other games (GAME-07). */
export const refuseOpening = async (
  ctx: BaseContext,
  { merchant, member, language, fail }: MemberCall<OpenFailure>,
  game: GameRow,
  error: unknown,
) => {
  if (!(error instanceof LaunchRefused)) throw error;
  const suggestions = error.othersOpen ? await suggestionsFor(ctx.database.db, merchant, member, game, language) : [];
  throw fail(error.reason, {
    details: { suggestions, untilMs: error.untilMs, ...(error.vendor !== null && { vendor: error.vendor }) },
    cause: error,
  });
};

/** Records a game as recently played. */
export const recordRecent = async (
  { database }: BaseContext,
  { merchant, member }: Pick<MemberCall, 'merchant' | 'member'>,
  game: Pick<GameRow, 'node_id'>,
): Promise<void> => {
  await inMerchant(database.db, merchant.code)
    .insertInto('recent_games', { member_id: member.id, node_id: game.node_id })
    .onConflict((conflict) => conflict.columns(['member_id', 'node_id']).doUpdateSet({ at: sql<Date>`now()` }))
    .execute();
};
