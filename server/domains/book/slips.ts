import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { book } from '../../../contract/book.ts';
import type { BookNames } from '../../../contract/book-fixtures.ts';
import type { VendorSlip } from '../../../contract/book-slips.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { MemberCall } from '../../http/route.ts';
import { nameIn } from '../site/index.ts';
import { slips, VendorCallFailed } from '../vendor-api/index.ts';

const LAST_PAGE = 1_000;

/** The slips of the member's play session, as its vendor answers them, with names in the caller's language. */
export async function slipsOf(
  ctx: BaseContext,
  { merchant, member, fail, log }: MemberCall<'not_found' | 'game_maintenance'>,
  { session, state, fixture, pageNo, language }: RequestOf<typeof book.slips>,
): Promise<ResponseOf<typeof book.slips>> {
  const played = await inMerchant(ctx.database.db, merchant.code)
    .selectFrom('play_sessions')
    .innerJoin('games', (join) =>
      join.onRef('games.merchant', '=', 'play_sessions.merchant').onRef('games.node_id', '=', 'play_sessions.node_id'),
    )
    .select(['games.vendor', 'games.code'])
    .where('play_sessions.id', '=', session)
    .where('member_id', '=', member.id)
    .where('joined', '=', true)
    .executeTakeFirst();
  if (!played) throw fail('not_found');
  const page = Math.min(Math.max(pageNo, 1), LAST_PAGE);
  const request = { session, game: played.code, state, page, ...(fixture !== undefined && { fixture }) };
  const answer = await slips(ctx, { merchant: merchant.code, vendor: played.vendor }, request).catch(
    (error: unknown) => {
      if (!(error instanceof VendorCallFailed)) throw error;
      log.warn({ err: error, vendor: played.vendor }, 'a vendor did not answer the slips of a player');
      throw fail('game_maintenance', { cause: error });
    },
  );
  return { list: answer.slips.map((slip) => slipIn(slip, language)), more: answer.more, atMs: ctx.now() };
}

const slipIn = ({ legs, ...slip }: VendorSlip, language: Language) => ({
  ...slip,
  legs: legs.map(({ home, away, ...leg }) => ({
    ...leg,
    home: sideIn(home, language),
    away: sideIn(away, language),
  })),
});

const sideIn = (names: BookNames, language: Language): string => nameIn({ name: names.EN!, names }, language);
