import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import {
  isLimit,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type Exclusion,
  type LimitKind,
  type LimitPeriod,
  type PlayerLimit,
  type PlayerProtection,
} from '../../../contract/player-limits.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { choicesOf } from './reality-check.ts';
import type { MemberRow } from '../../http/viewer.ts';

interface LimitRow {
  kind: string;
  period: string;
  owner: 'player' | 'operator';
  amount: number | null;
  pendingAmount: number | null;
  /** Null if no change is pending. */
  pendingFrom: Millis | null;
}
interface UsedRow {
  kind: string;
  period: string;
  used: number;
  untilMs: Millis;
}

/** A member's limits of every kind and period, what is used of each, and the running exclusions. */
export const protectionOf = async (tx: Tx, member: MemberRow): Promise<PlayerProtection> => {
  const set = await limitsOf(tx, member);
  const used = await usedOf(tx, member);
  return {
    limits: LIMIT_KINDS.flatMap((kind) =>
      LIMIT_PERIODS.filter((period) => isLimit({ kind, period })).map((period) => toLimit(kind, period, set, used)),
    ),
    exclusions: await exclusionsOf(tx, member),
    ...(await choicesOf(tx, member)),
    currency: member.currency,
    exponent: member.exponent,
  };
};

const toLimit = (kind: LimitKind, period: LimitPeriod, set: LimitRow[], used: UsedRow[]): PlayerLimit => {
  const isThis = (row: { kind: string; period: string }) => row.kind === kind && row.period === period;
  const player = set.find((row) => isThis(row) && row.owner === 'player');
  const own = player?.amount ?? null;
  const operator = set.find((row) => isThis(row) && row.owner === 'operator')?.amount ?? null;
  const counted = used.find(isThis);
  return {
    kind,
    period,
    amount: stricterOf(own, operator),
    own,
    operator,
    pending:
      player && player.pendingFrom !== null ? { amount: player.pendingAmount, fromMs: player.pendingFrom } : null,
    used: counted?.used ?? null,
    untilMs: counted?.untilMs ?? null,
  };
};

const stricterOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const limitsOf = (tx: Tx, { merchant, id }: MemberRow): Promise<LimitRow[]> => {
  const isPending = sql`pending_from > clock_timestamp()`;
  return inMerchant(tx, merchant)
    .selectFrom('limits')
    .select(['kind', 'period', 'owner'])
    .select([
      sql<number | null>`limit_in_force(limits)`.as('amount'),
      sql<number | null>`case when ${isPending} then pending_amount end`.as('pendingAmount'),
      sql<number | null>`case when ${isPending} then in_ms(pending_from) end`.as('pendingFrom'),
    ])
    .where('member_id', '=', id)
    .execute();
};

const usedOf = async (tx: Tx, { merchant, id }: MemberRow): Promise<UsedRow[]> => {
  const { rows } = await sql<UsedRow>`
    select limit_kind as kind, limit_period as period, used, in_ms(ends_at) as "untilMs"
      from limits_used(${merchant}, ${id})`.execute(tx);
  return rows;
};

const exclusionsOf = async (tx: Tx, { merchant, id }: MemberRow): Promise<Exclusion[]> => {
  const rows = await inMerchant(tx, merchant)
    .selectFrom('exclusions')
    .select(['kind', 'game_type', 'owner', 'starts_at', 'ends_at'])
    .where('member_id', '=', id)
    .where('ends_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('ends_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, game_type, owner, starts_at, ends_at }) => ({
    kind,
    gameType: game_type as Exclusion['gameType'],
    by: owner,
    startedAtMs: starts_at.getTime(),
    untilMs: ends_at.getTime(),
  }));
};
