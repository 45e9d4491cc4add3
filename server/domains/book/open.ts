import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { book } from '../../../contract/book.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { MemberCall } from '../../http/route.ts';
import { findGame, gameNotFound, type OpenFailure, playsForFree, recordRecent, refuseOpening } from '../games/index.ts';
import { joinAtVendor } from '../vendor-api/index.ts';
import { bookOf } from './book.ts';

/** Opens the member's session in the book of a type, and records the game as recently played. Refuses as a launch does. */
export async function openBook(
  ctx: BaseContext,
  call: MemberCall<OpenFailure>,
  { type, language }: RequestOf<typeof book.open>,
): Promise<ResponseOf<typeof book.open>> {
  const { merchant, member, session } = call;
  const { book: found } = await bookOf(ctx.database.db, merchant, type, { language, nowMs: ctx.now() });
  const game = found && (await findGame(ctx.database.db, merchant.code, String(found.node)));
  if (!game) throw await gameNotFound(ctx, call, language);
  const request = {
    merchant: merchant.code,
    member,
    loginId: session.id,
    nodeId: game.node_id,
    language,
    demo: playsForFree(member),
  };
  const { sessionId, demo, funds, terms } = await joinAtVendor(ctx, request).catch((error: unknown) =>
    refuseOpening(ctx, call, game, error),
  );
  await recordRecent(ctx, call, game);
  return { session: sessionId, game: String(game.node_id), demo, funds, terms };
}
