import { sql } from 'kysely';
import type { GameType } from '../../../contract/primitives.ts';
import type { ExclusionKind, ExclusionTerm, PlayerProtection } from '../../../contract/player-limits.ts';
import type { AppContext } from '../../app/context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { audit } from '../../operator/audit.ts';
import { staffActor } from '../../operator/actor.ts';
import { cancelOpenDeposits } from '../deposits/index.ts';
import { endAwards } from '../awards/index.ts';
import { cancelRequirements } from '../wallet/index.ts';
import { protectionOf } from './overview.ts';
import { lockMember } from './lock-member.ts';

const INTERVALS: Readonly<Record<ExclusionTerm, string>> = {
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '6m': '6 months',
  '1y': '1 year',
  '5y': '5 years',
};

interface Wanted {
  kind: ExclusionKind;
  term: ExclusionTerm;
  gameType?: GameType | undefined;
}

/** Begins an exclusion of the member that `find` returns, and cancels what they could still pay. Returns the state that it left. */
export const beginExclusion = async (
  ctx: AppContext,
  find: (tx: Tx) => Promise<MemberRow>,
  wanted: Wanted,
  reason: string | null,
): Promise<PlayerProtection> => {
  const { member, left } = await ctx.database.transact(async (tx) => {
    const found = await find(tx);
    await exclude(tx, found, wanted, reason);
    return { member: found, left: await protectionOf(tx, found) };
  });
  if (wanted.kind !== 'type_lock') await cancelOpenDeposits(ctx, ctx.providers, member);
  return left;
};

/**
 * Begins an exclusion, in effect when the transaction commits: no bet and no deposit commits after it (PP-16, PP-17). Nothing
 * changes if one of its kind already runs as long. One of the whole account cancels open turnover requirements, so that the
 * money can be withdrawn.
 */
const exclude = async (
  tx: Tx,
  member: MemberRow,
  { kind, term, gameType }: Wanted,
  /** The operator's reason; null if the member excludes themselves. */
  reason: string | null,
): Promise<void> => {
  await lockMember(tx, member);
  const { merchant, id } = member;
  const { endsAt } = await tx
    .selectNoFrom(sql<Date>`clock_timestamp() + ${INTERVALS[term]}::interval`.as('endsAt'))
    .executeTakeFirstOrThrow();
  const tables = inMerchant(tx, merchant);
  const running = await tables
    .selectFrom('exclusions')
    .select('id')
    .where('member_id', '=', id)
    .where('kind', '=', kind)
    .where(sql<boolean>`game_type is not distinct from ${gameType ?? null}::text`)
    .where('ends_at', '>=', endsAt)
    .executeTakeFirst();
  if (running) return;
  const owner = reason === null ? 'player' : 'operator';
  await tables
    .insertInto('exclusions', { member_id: id, kind, game_type: gameType ?? null, owner, ends_at: endsAt })
    .execute();
  if (kind !== 'type_lock') {
    await tables
      .updateTable('members')
      .set({ excluded_until: sql<Date>`greatest(excluded_until, ${endsAt})` })
      .where('id', '=', id)
      .execute();
    await cancelRequirements(tx, merchant, id);
    await endAwards(tx, merchant, { memberId: id, actor: 'platform', who: 'platform', reason: 'excluded' });
  }
  await audit(tx, {
    merchant,
    actor: reason === null ? `member:${id}` : staffActor(),
    action: 'exclusion',
    reason: reason ?? '',
    before: { memberId: id, excludedUntilMs: member.excluded_until?.getTime() ?? null },
    after: { memberId: id, kind, term, gameType: gameType ?? null, untilMs: endsAt.getTime() },
    memberId: id,
  });
};
