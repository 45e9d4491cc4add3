import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { addDays } from '../../../contract/day.ts';
import { periodOf } from '../../../contract/mission-periods.ts';
import type { MissionItem, missionsOperator } from '../../../contract/missions-operator.ts';
import type { Prize } from '../../../contract/prizes.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { faultDetails } from '../../operator/file-faults.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { prizeProblem } from '../prizes/index.ts';
import { findMission, today, type MissionRow } from './mission-row.ts';
import { missionProblems } from './problems.ts';
import { missionStatuses } from './status.ts';

type Put = typeof missionsOperator.put;

const prizesOf = ({ terms }: MissionItem): Prize[] =>
  terms.kind === 'mission' ? [terms.prize] : terms.prizes.map(({ prize }) => prize);

const newestTerms = async (tx: Tx, mission: MissionRow): Promise<unknown> => {
  const row = await inMerchant(tx, mission.merchant)
    .selectFrom('mission_terms')
    .select('terms')
    .where('mission_id', '=', mission.id)
    .where('version', '=', mission.terms_version)
    .executeTakeFirst();
  return row?.terms;
};

/** The day from which newly written terms hold: what runs keeps its terms. */
const termsFrom = ({ period, startsOn }: MissionItem, hasRun: boolean, day: string): string => {
  if (period === 'once') return startsOn ?? day;
  const { from, to } = periodOf(period, day);
  return hasRun ? addDays(to, 1) : from;
};

/** Makes a mission as a draft, or changes it. Other terms are a new version, for periods that begin later. */
export const putMission = async (
  tx: Tx,
  { merchant, mission, reason }: RequestOf<Put>,
  fail: Fail<'mission_wrong'>,
): Promise<ResponseOf<Put>> => {
  const { brand } = await lockMerchant(tx, merchant);
  const before = await findMission(tx, merchant, mission.code);
  const termsBefore = before && (await newestTerms(tx, before));
  const hasSameTerms = isDeepStrictEqual(termsBefore, mission.terms);
  const wrong = new Map<Prize, string | undefined>();
  for (const prize of prizesOf(mission)) wrong.set(prize, await prizeProblem(tx, merchant, prize));
  const day = await today(tx, merchant);
  const problems = missionProblems(mission, {
    before: before && {
      ...{ kind: before.kind, period: before.period, state: before.state, hasSameTerms },
      ...{ startsOn: before.starts_on, endsOn: before.ends_on },
    },
    ...{ today: day, defaultLanguage: brand.defaultLanguage, prizeProblem: (prize) => wrong.get(prize) },
  });
  if (problems.length > 0) throw fail('mission_wrong', { details: faultDetails(problems) });
  const id = await write(tx, merchant, mission, before);
  if (!hasSameTerms) {
    const from = termsFrom(mission, before !== undefined && before.state !== 'draft', day);
    await writeTerms(tx, { merchant, id, from, terms: mission.terms });
  }
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'mission', reason },
    before: before ? { code: before.code, terms: termsBefore } : null,
    after: { code: mission.code, terms: mission.terms },
  });
  return statusOf(tx, merchant, mission.code);
};

const write = async (tx: Tx, merchant: string, mission: MissionItem, before?: MissionRow): Promise<number> => {
  const { code, period, position, startsOn, endsOn, terms, texts } = mission;
  const columns = {
    ...(position !== undefined && { position }),
    ...{ starts_on: startsOn, ends_on: endsOn, texts: jsonb(texts) },
  };
  const tables = inMerchant(tx, merchant);
  if (before) {
    await tables.updateTable('missions').set(columns).where('id', '=', before.id).execute();
    return before.id;
  }
  const { id } = await tables
    .insertInto('missions', { code, kind: terms.kind, period, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

interface NewTerms {
  merchant: string;
  id: number;
  from: string;
  terms: MissionItem['terms'];
}

const writeTerms = async (tx: Tx, { merchant, id, from, terms }: NewTerms): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const { version } = await tables
    .updateTable('missions')
    .set({ terms_version: sql<number>`terms_version + 1` })
    .where('id', '=', id)
    .returning('terms_version as version')
    .executeTakeFirstOrThrow();
  await tables.insertInto('mission_terms', { mission_id: id, version, from_day: from, terms: jsonb(terms) }).execute();
};

const statusOf = async (tx: Tx, merchant: string, code: string): Promise<ResponseOf<Put>> => {
  const [status] = await missionStatuses(tx, merchant, code);
  if (!status) throw commonFailure('not_found');
  return status;
};

type SetState = typeof missionsOperator.setState;

/** Starts, pauses or ends a mission. An ended one stays ended. When it runs, what was played in its period is counted. */
export const setMissionState = async (
  tx: Tx,
  { merchant, code, state, reason }: RequestOf<SetState>,
  fail: Fail<'mission_wrong'>,
): Promise<ResponseOf<SetState>> => {
  await lockMerchant(tx, merchant);
  const before = await findMission(tx, merchant, code);
  if (!before) throw commonFailure('not_found');
  if (before.state === state) return statusOf(tx, merchant, code);
  const problem = before.state === 'ended' ? 'ended' : before.state === 'draft' && state === 'paused' ? 'draft' : null;
  if (problem) throw fail('mission_wrong', { details: faultDetails([{ index: 0, field: 'state', problem }]) });
  await inMerchant(tx, merchant).updateTable('missions').set({ state }).where('id', '=', before.id).execute();
  if (state === 'running') await sql`select missions_wait(${before.id})`.execute(tx);
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'mission_state', reason },
    before: { code, state: before.state },
    after: { code, state },
  });
  return statusOf(tx, merchant, code);
};
