import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { Language } from '../../../contract/primitives.ts';
import { REBATE_LINES, REBATE_ROWS, type rebates, type TypeRate } from '../../../contract/rebates.ts';
import type * as z from 'zod/mini';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { openLines, publishedClaim, publishedLine, sumsOf } from './claim-row.ts';
import { levelsOf, rulesOf, todayOf } from './rules.ts';

type Rebates = typeof rebates;
type Whose = Pick<MemberRow, 'merchant' | 'id'>;

/** What a type of game earns the member on a day, of the types that the rules of the day name. */
export const ownRates = async (
  db: Db | Tx,
  { merchant, id }: Whose,
  types: readonly string[],
  day: string,
): Promise<z.infer<typeof TypeRate>[]> => {
  const { rows } = await sql<z.infer<typeof TypeRate>>`
    select one.type as "gameType", rebate_rate(${merchant}, ${id}, one.type, ${day}::date) as rate
      from unnest(${types}::text[]) with ordinality as one (type, place) order by one.place`.execute(db);
  return rows;
};

/** The code of the member's level; null before the first counted day. */
export const levelOf = async (db: Db | Tx, { merchant, id }: Whose): Promise<string | null> => {
  const row = await inMerchant(db, merchant)
    .selectFrom('member_levels')
    .select('level')
    .where('member_id', '=', id)
    .executeTakeFirst();
  return row?.level ?? null;
};

/** The member's rates and what can be claimed, in the language of the page. */
export const ownRebate = async (tx: Tx, member: MemberRow, language: Language): Promise<ResponseOf<Rebates['own']>> => {
  const { merchant } = member;
  const today = await todayOf(tx, merchant);
  const versions = await rulesOf(tx, merchant);
  const rules = versions.find(({ fromDay }) => fromDay <= today)?.rules ?? null;
  const level = await levelOf(tx, member);
  return {
    rules,
    next: versions.findLast(({ fromDay }) => fromDay > today) ?? null,
    rates: rules ? await ownRates(tx, member, Object.keys(rules.rates), today) : [],
    levels: (await levelsOf(tx, merchant)).map(({ code, rebateFactor = 1_000, texts }) => ({
      name: (texts[language] ?? texts.EN ?? Object.values(texts)[0])?.name ?? code,
      factor: rebateFactor,
      isOwn: code === level,
    })),
    ...(await sumsOf(tx, member)),
    lines: (await openLines(tx, member, { limit: REBATE_LINES })).map(publishedLine),
  };
};

/** The member's claims, the newest first. */
export const claims = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  { before }: RequestOf<Rebates['history']>,
): Promise<ResponseOf<Rebates['history']>> => {
  const own = inMerchant(tx, merchant).selectFrom('rebate_claims').where('member_id', '=', id);
  const rows = await own
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(REBATE_ROWS + 1)
    .execute();
  const totals =
    before === undefined
      ? await own
          .select([
            sql<number>`count(*)::int`.as('claims'),
            sql<number>`coalesce(sum(stake), 0)::bigint`.as('stake'),
            sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'),
          ])
          .executeTakeFirstOrThrow()
      : null;
  return { list: rows.slice(0, REBATE_ROWS).map(publishedClaim), hasMore: rows.length > REBATE_ROWS, totals };
};

/** The play of one of the member's claims; undefined where it has no such claim. */
export const claimLines = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  claimId: number,
): Promise<ResponseOf<Rebates['lines']> | undefined> => {
  const tables = inMerchant(tx, merchant);
  const claim = await tables
    .selectFrom('rebate_claims')
    .selectAll()
    .where('member_id', '=', id)
    .where('id', '=', claimId)
    .executeTakeFirst();
  if (!claim) return undefined;
  const lines = await tables
    .selectFrom('rebate_lines')
    .select(['day', 'game_type as gameType', 'rate', 'stake'])
    .where('claim_id', '=', claimId)
    .orderBy('day', 'desc')
    .orderBy('game_type')
    .limit(REBATE_LINES)
    .execute();
  return { claim: publishedClaim(claim), lines: lines.map(publishedLine) };
};
