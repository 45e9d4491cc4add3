import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { Ladder, type levels, type levelsOperator } from '../../../contract/levels.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Prize, ShownPrize } from '../../../contract/prizes.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { faultDetails, type FileFault } from '../../operator/file-faults.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { firstOf } from '../../shared/first-of.ts';
import { prizeProblem, prizesShown } from '../prizes/index.ts';
import { ladderProblems } from './problems.ts';

/** The levels of a merchant, and the day up to which its members were counted. */
export const ladderOf = async (db: Db | Tx, merchant: string) => {
  const row = await inMerchant(db, merchant)
    .selectFrom('level_ladders')
    .select(['ladder', 'counted_day'])
    .executeTakeFirst();
  return row && { ladder: Ladder.parse(row.ladder), countedDay: row.counted_day };
};

/** The levels of a merchant with how many members each has. */
export const ladderStatus = async (db: Db | Tx, merchant: string): Promise<ResponseOf<typeof levelsOperator.get>> => {
  const known = await ladderOf(db, merchant);
  const rows = await inMerchant(db, merchant)
    .selectFrom('member_levels')
    .select(['level', sql<number>`count(*)::int`.as('members')])
    .groupBy('level')
    .execute();
  return {
    ladder: known?.ladder ?? null,
    members: Object.fromEntries(rows.map(({ level, members }) => [level, members])),
    countedDay: known?.countedDay ?? null,
  };
};

type Put = typeof levelsOperator.put;

/** Sets the levels of a merchant. The job counts its members anew. */
export const putLadder = async (
  tx: Tx,
  { merchant, ladder, reason }: RequestOf<Put>,
  fail: Fail<'points_wrong'>,
): Promise<ResponseOf<Put>> => {
  const { brand } = await lockMerchant(tx, merchant);
  const problems: FileFault[] = ladderProblems(ladder, brand.defaultLanguage);
  for (const [index, { gift }] of ladder.levels.entries()) {
    const problem = gift && (await prizeProblem(tx, merchant, gift));
    if (problem) problems.push({ index, field: 'gift', problem });
  }
  if (problems.length > 0) throw fail('points_wrong', { details: faultDetails(problems) });
  const before = await ladderOf(tx, merchant);
  await inMerchant(tx, merchant)
    .insertInto('level_ladders', { ladder: jsonb(ladder) })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet({ ladder: jsonb(ladder), counted_day: null }))
    .execute();
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'levels', reason },
    before: before?.ladder ?? null,
    after: ladder,
  });
  return ladderStatus(tx, merchant);
};

const shown = (
  { code, stake, pointsFactor, texts, gift }: Ladder['levels'][number],
  prize: (gift: Prize) => ShownPrize,
  language: Language,
) => ({
  ...{ code, stake, pointsFactor },
  gift: gift && prize(gift),
  name: (texts[language] ?? texts.EN ?? Object.values(texts)[0])?.name ?? code,
});

/** The member's level and what the next one needs. */
export const ownLevel = async (
  db: Db,
  { merchant, id }: MemberRow,
  language: Language,
): Promise<ResponseOf<typeof levels.own>> => {
  const known = await ladderOf(db, merchant);
  if (!known) return { level: null, next: null, stake: 0, periodDays: 0, fallsOn: null, list: [] };
  const { periodDays, levels: all } = known.ladder;
  const own = await inMerchant(db, merchant)
    .selectFrom('member_levels')
    .select(['level', 'falls_on'])
    .where('member_id', '=', id)
    .executeTakeFirst();
  const { rows } = await sql<{ stake: number }>`
    select coalesce(sum(valid_stake), 0)::bigint as stake from play_days
     where member_id = ${id} and merchant = ${merchant} and day > points_today(${merchant}) - ${periodDays}::int`.execute(
    db,
  );
  const { stake } = firstOf(rows);
  const prize = await prizesShown(
    db,
    merchant,
    all.map(({ gift }) => gift),
    language,
  );
  const list = all.map((level) => shown(level, prize, language));
  const place = list.findIndex(({ code }) => code === own?.level);
  const next = list[place + 1];
  return {
    level: list[place] ?? null,
    next: next ? { ...next, left: Math.max(0, next.stake - stake) } : null,
    ...{ stake, periodDays, list },
    fallsOn: own?.falls_on ?? null,
  };
};
