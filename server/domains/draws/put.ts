import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { DrawItem, drawsOperator, DrawStatus } from '../../../contract/draws-operator.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../db/database.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { faultDetails } from '../../operator/file-faults.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { prizeProblem } from '../prizes/index.ts';
import { inLanguage, type Texts } from '../site/index.ts';
import { drawRow, drawsOf, findDraw, lockDraws, momentOf, ofKind, type DrawRow } from './draw-row.ts';
import { allDrawsChanged } from './feed.ts';
import { drawProblems, type DrawProblem } from './problems.ts';
import { raffleRow } from './raffle.ts';
import { fixRandomness, makeSeed } from './raffle-draw.ts';
import { prizesOf, readPrizes } from './shown-prize.ts';

type Wrong = Fail<'draw_wrong'>;

/** The draws of a merchant with what they have given, in their order; or one of them. */
export const drawStatuses = async (db: Db | Tx, merchant: string, code?: string): Promise<DrawStatus[]> => {
  const rows = await drawsOf(db, merchant)
    .$if(code !== undefined, (query) => query.where('draws.code', '=', code!))
    .orderBy('draws.position')
    .orderBy('draws.id')
    .execute();
  return Promise.all(rows.map((row) => statusOf(db, drawRow(row))));
};

const statusOf = async (db: Db | Tx, row: DrawRow): Promise<DrawStatus> => {
  const raffle = ofKind(row, 'raffle');
  const own = raffle && (await raffleRow(db, raffle));
  const awaits = raffle?.terms.publicSource != null && own?.listed_at != null && own.randomness === null;
  return {
    ...{ code: row.code, kind: row.kind, state: row.state, termsVersion: row.terms_version },
    title: inLanguage(row.texts as Texts<{ title: string }>, 'EN')?.title ?? row.code,
    ...{ fromDay: row.from_day, toDay: row.to_day },
    ...(await figuresOf(db, row)),
    raffle: own
      ? {
          commitment: own.commitment,
          listHash: own.list_hash,
          drawsAtMs: own.drawsAt.getTime(),
          awaitsPublicValue: awaits,
        }
      : null,
  };
};

/** Members who took part, their turns or tickets, and the prizes that were given. */
const figuresOf = async (
  db: Db | Tx,
  { id, merchant, kind }: DrawRow,
): Promise<Pick<DrawStatus, 'members' | 'turns' | 'given'>> => {
  const of = {
    wheel: sql`select count(distinct member_id)::int as members, count(*)::int as turns, count(prize)::int as given
                 from wheel_spins where draw_id = ${id} and merchant = ${merchant}`,
    sign_in: sql`select count(distinct member_id)::int as members, count(*)::int as turns, count(prize)::int as given
                   from sign_ins where draw_id = ${id} and merchant = ${merchant}`,
    raffle: sql`select count(*) filter (where tickets > 0)::int as members, coalesce(sum(tickets), 0)::int as turns,
                       (select count(*)::int from raffle_winners
                         where draw_id = ${id} and merchant = ${merchant} and decided_at is not null and refusal is null) as given
                  from raffle_entries where draw_id = ${id} and merchant = ${merchant}`,
  };
  const { rows } = await sql<{ members: number; turns: number; given: number }>`${of[kind]}`.execute(db);
  return rows[0]!;
};

const statusIn = async (tx: Tx, merchant: string, code: string): Promise<DrawStatus> => {
  const [status] = await drawStatuses(tx, merchant, code);
  if (!status) throw commonFailure('not_found');
  return status;
};

type Put = typeof drawsOperator.put;

/** Makes a draw as a draft, or changes it. Other terms are a new version: what runs under the old ones goes on under them. */
export const putDraw = async (
  tx: Tx,
  { merchant, draw, reason }: RequestOf<Put>,
  fail: Wrong,
): Promise<ResponseOf<Put>> => {
  const { brand } = await lockMerchant(tx, merchant);
  await lockDraws(tx, merchant, 'operator');
  const before = await findDraw(tx, merchant, draw.code);
  const problems = drawProblems(draw, {
    ...(before && { before }),
    prizes: await prizeProblems(tx, merchant, draw),
    defaultLanguage: brand.defaultLanguage,
  });
  if (problems.length > 0) throw fail('draw_wrong', { details: faultDetails(problems) });
  const id = before ? await change(tx, before, draw) : await create(tx, merchant, draw);
  if (!before && draw.terms.kind === 'raffle') await makeSeed(tx, { id, merchant });
  if (!before || !isDeepStrictEqual(before.terms, draw.terms)) await writeTerms(tx, merchant, id, draw);
  await allDrawsChanged(tx, merchant);
  const status = await statusIn(tx, merchant, draw.code);
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'draw', reason },
    before: before ? { code: before.code, termsVersion: before.terms_version, terms: before.terms } : null,
    after: { code: draw.code, termsVersion: status.termsVersion, terms: draw.terms },
  });
  return status;
};

const prizeProblems = async (tx: Tx, merchant: string, { terms }: DrawItem) => {
  const found: { field: string; problem: 'no_campaign' | 'no_amount' }[] = [];
  for (const { field, prize } of prizesOf(terms)) {
    const problem = prize && (await prizeProblem(tx, merchant, prize));
    if (problem) found.push({ field, problem });
  }
  return found;
};

const columnsOf = ({ position, picture, fromDay, toDay, texts }: DrawItem) => ({
  ...(position !== undefined && { position }),
  ...{ picture, from_day: fromDay, to_day: toDay, texts: jsonb(texts) },
});

const create = async (tx: Tx, merchant: string, draw: DrawItem): Promise<number> => {
  const { id } = await inMerchant(tx, merchant)
    .insertInto('draws', { code: draw.code, kind: draw.terms.kind, terms_version: 0, ...columnsOf(draw) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const change = async (tx: Tx, { id, merchant }: DrawRow, draw: DrawItem): Promise<number> => {
  await inMerchant(tx, merchant).updateTable('draws').set(columnsOf(draw)).where('id', '=', id).execute();
  return id;
};

const writeTerms = async (tx: Tx, merchant: string, id: number, { terms }: DrawItem): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const { version } = await tables
    .updateTable('draws')
    .set({ terms_version: sql<number>`terms_version + 1` })
    .where('id', '=', id)
    .returning('terms_version as version')
    .executeTakeFirstOrThrow();
  await tables.insertInto('draw_terms', { draw_id: id, version, terms: jsonb(terms) }).execute();
};

type SetState = typeof drawsOperator.setState;

/** Starts, pauses or ends a draw. An ended one stays ended. A raffle counts what was played on its days already. */
export const setDrawState = async (
  tx: Tx,
  { merchant, code, state, reason }: RequestOf<SetState>,
  fail: Wrong,
): Promise<ResponseOf<SetState>> => {
  await lockMerchant(tx, merchant);
  await lockDraws(tx, merchant, 'operator');
  const before = await findDraw(tx, merchant, code);
  if (!before) throw commonFailure('not_found');
  if (before.state === state) return statusIn(tx, merchant, code);
  const problems = await stateProblems(tx, before, state);
  if (problems.length > 0) throw fail('draw_wrong', { details: faultDetails(problems) });
  await inMerchant(tx, merchant).updateTable('draws').set({ state }).where('id', '=', before.id).execute();
  if (before.kind === 'raffle') await sql`select raffles_count(${merchant})`.execute(tx);
  await allDrawsChanged(tx, merchant);
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'draw_state', reason },
    before: { code, state: before.state },
    after: { code, state },
  });
  return statusIn(tx, merchant, code);
};

const stateProblems = async (tx: Tx, { merchant, state, terms }: DrawRow, next: string): Promise<DrawProblem[]> => {
  if (state === 'ended') return [{ index: 0, field: 'state', problem: 'ended' }];
  if (state === 'draft' && next === 'paused') return [{ index: 0, field: 'state', problem: 'draft' }];
  if (next !== 'running') return [];
  const { nowMs } = await momentOf(tx, merchant);
  const named = prizesOf(terms);
  const prizes = await readPrizes(
    tx,
    merchant,
    named.map(({ prize }) => prize),
  );
  return named.flatMap(({ field, prize }) =>
    prizes.gone(prize, nowMs) ? [{ index: 0, field, problem: 'campaign_not_running' as const }] : [],
  );
};

type SetPublicValue = typeof drawsOperator.setPublicValue;

/** Enters the value of a raffle's public source, once and only after its list is fixed. */
export const setPublicValue = async (
  tx: Tx,
  { merchant, code, value, reason }: RequestOf<SetPublicValue>,
  fail: Wrong,
): Promise<ResponseOf<SetPublicValue>> => {
  await lockMerchant(tx, merchant);
  await lockDraws(tx, merchant, 'operator');
  const raffle = ofKind(await findDraw(tx, merchant, code), 'raffle');
  if (!raffle) throw commonFailure('not_found');
  if (raffle.terms.publicSource === null || !(await fixRandomness(tx, raffle, value)))
    throw fail('draw_wrong', { details: faultDetails([{ index: 0, field: 'value', problem: 'not_now' }]) });
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'draw_public_value', reason },
    before: null,
    after: { code, value },
  });
  return statusIn(tx, merchant, code);
};
