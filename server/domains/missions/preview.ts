import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { typesOf } from '../../../contract/mission-terms.ts';
import type { missionsOperator } from '../../../contract/missions-operator.ts';
import type { Tx } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import { findMember } from '../../operator/find-member.ts';
import { requireBrand } from '../../operator/merchant.ts';
import { firstOf } from '../../shared/first-of.ts';
import { prizesShown } from '../prizes/index.ts';
import { runningMissions } from './mission-row.ts';
import { titled } from './own-missions.ts';

type Preview = typeof missionsOperator.preview;

/** What a member has reached of a mission in the running period, and would get, or why not. Writes nothing. */
export const previewMission = async (
  tx: Tx,
  { merchant, code, account }: RequestOf<Preview>,
): Promise<ResponseOf<Preview>> => {
  const { defaultLanguage: language } = await requireBrand(tx, merchant);
  const member = await findMember(tx, { merchant, account });
  const [found] = await runningMissions(tx, merchant, { code, drafts: true });
  if (!found) throw commonFailure('not_found');
  const { terms, countsFrom, countsTo } = found;
  const { rows: out } = await sql<{ excluded: boolean }>`
    select coalesce(excluded_until > row_clock(), false) as excluded from members where id = ${member.id}`.execute(tx);
  const shutOut = firstOf(out).excluded ? 'excluded' : member.locked ? 'locked' : null;
  const refusal = shutOut ?? (found.state === 'running' ? null : 'not_running');
  if (terms.kind === 'leaderboard') {
    const { rows } = await sql<{ score: number }>`
      select leaderboard_score(${JSON.stringify(terms)}::jsonb, ${member.id}, ${countsFrom}, ${countsTo}) as score`.execute(
      tx,
    );
    const { score } = firstOf(rows);
    return { mission: null, score, refusal: refusal ?? (score > 0 ? null : 'not_reached') };
  }
  const { rows } = await sql<{ values: number[] }>`
    select to_jsonb(array(select least(mission_amount(c, mission_types(${JSON.stringify(terms)}::jsonb), ${merchant}, ${member.id},
                                                      ${countsFrom}, ${countsTo}), (c ->> 'target')::bigint)
             from jsonb_array_elements(${JSON.stringify(terms.conditions)}::jsonb) with ordinality e (c, place) order by place)) as values`.execute(
    tx,
  );
  const { values } = firstOf(rows);
  const isReached = terms.conditions.every(({ target }, at) => values[at] === target);
  const prize = await prizesShown(tx, merchant, [terms.prize], language);
  return {
    mission: {
      ...{ code: found.code, ...titled(found.texts, language), period: found.period },
      ...{ from: found.first, to: found.last, endsAtMs: found.endsAtMs },
      ...{ state: isReached ? 'reached' : 'open', conditions: terms.conditions, values, types: typesOf(terms.games) },
      ...{ prize: prize(terms.prize), claimed: terms.claimed, lapsesAtMs: null, refusal: null },
    },
    score: null,
    refusal: refusal ?? (isReached ? null : 'not_reached'),
  };
};
