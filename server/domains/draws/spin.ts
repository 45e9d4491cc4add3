import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { ODDS_SUM, type draws, type Spin } from '../../../contract/draws.ts';
import { DrawTerms, type WheelTerms } from '../../../contract/draws-operator.ts';
import type { Language } from '../../../contract/primitives.ts';
import { TimeZone } from '../../../contract/time-zone.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../db/database.ts';
import type { CallOf } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { firstOf } from '../../shared/first-of.ts';
import { givePrize } from '../prizes/index.ts';
import { lockWallet } from '../wallet/index.ts';
import { closedTo, findDraw, isShutOut, momentOf, ofKind, type DrawRow } from './draw-row.ts';
import { drawsChanged } from './feed.ts';
import { drawOffers } from './offers.ts';
import { goneOf, keptPrize, nameIn, prizesOf, readPrizes } from './shown-prize.ts';
import { nextTurn, ownFigures, setNextTurn } from './turns.ts';
import { nextAttempt, oddsKeyOf, segmentAt, wheelLacks, wheelWaits } from './wheel.ts';

type Wheel = DrawRow<WheelTerms>;
type SpinCall = CallOf<typeof draws.spin>;
type Requested = RequestOf<typeof draws.spin>;

/** Turns a wheel once for each request id, in one transaction: its cost, the result and the prize. */
export const spin = async (
  { database }: BaseContext,
  call: SpinCall,
  request: Requested,
): Promise<ResponseOf<typeof draws.spin>> =>
  database.transact(async (tx) => {
    const { member, language, fail } = call;
    const { merchant } = member;
    await lockWallet(tx, { ...member, memberId: member.id });
    const row = ofKind(await findDraw(tx, merchant, request.draw), 'wheel');
    if (!row || row.state === 'draft') throw fail('not_found');
    const known = await inMerchant(tx, merchant)
      .selectFrom('wheel_spins')
      .select('id')
      .where('member_id', '=', member.id)
      .where('draw_id', '=', row.id)
      .where('request_id', '=', request.requestId)
      .executeTakeFirst();
    const id = known?.id ?? (await turn(tx, row, call, request));
    const [shown] = await spinsOf(tx, row, member.id, language, id);
    const [draw] = await drawOffers(tx, { merchant, member, language }, row.code);
    return { spin: shown!, draw: draw! };
  });

const turn = async (tx: Tx, row: Wheel, { member, fail }: SpinCall, request: Requested): Promise<number> => {
  const { merchant, terms } = row;
  const moment = await momentOf(tx, merchant);
  const { nowMs } = moment;
  const refuse = (reason: string) => fail('draw_not_open', { details: { reason } });
  const next = await nextTurn(tx, row, member.id);
  const prizes = await readPrizes(
    tx,
    merchant,
    prizesOf(terms).map(({ prize }) => prize),
  );
  const gone = goneOf(terms, prizes, nowMs);
  const refusal =
    (isShutOut(member, nowMs) ? 'excluded' : closedTo(row, moment)) ??
    (next && wheelWaits(next.atMs, nowMs)) ??
    wheelLacks(terms, await ownFigures(tx, member, moment.today)) ??
    (request.oddsKey === oddsKeyOf(row.terms_version, gone) ? undefined : 'changed');
  if (refusal) throw refuse(refusal);
  const drawn = randomInt(ODDS_SUM);
  const segment = segmentAt(
    terms.segments.map(({ odds }) => odds),
    drawn,
  );
  const { id } = await inMerchant(tx, merchant)
    .insertInto('wheel_spins', {
      ...{ draw_id: row.id, member_id: member.id, request_id: request.requestId, terms_version: row.terms_version },
      ...{ drawn, segment, gone: jsonb([...gone]), points: terms.points },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (terms.points > 0 && !(await payPoints(tx, member, id, terms.points))) throw refuse('needs_points');
  await give(tx, row, member.id, { id, prize: terms.segments[segment]!.prize, isGone: gone.has(segment), prizes });
  const timeZone = next?.timeZone ?? zoneOf(terms, request.timeZone) ?? moment.timeZone;
  await setNextTurn(tx, {
    ...{ merchant, drawId: row.id, memberId: member.id, timeZone },
    nextAtMs: nextAttempt(terms.attempts, nowMs, timeZone),
  });
  await drawsChanged(tx, merchant, [member.id]);
  return id;
};

/** The member's own zone, where the wheel counts its days and there is such a zone. */
const zoneOf = ({ attempts }: WheelTerms, requested: string | undefined): string | undefined => {
  if (attempts.by !== 'day' || attempts.zone !== 'member') return undefined;
  const zone = TimeZone.safeParse(requested);
  return zone.success ? zone.data : undefined;
};

const payPoints = async (tx: Tx, { merchant, id }: MemberRow, spinId: number, points: number): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select points_take(${merchant}, ${id}, ${points}, 'exchange', ${`spin:${spinId}`}, false) as taken`.execute(tx);
  return firstOf(rows).taken;
};

interface Won {
  id: number;
  prize: WheelTerms['segments'][number]['prize'];
  isGone: boolean;
  prizes: Awaited<ReturnType<typeof readPrizes>>;
}

/** Gives what the segment says, or what the wheel gives instead where that cannot be given to this member. */
const give = async (tx: Tx, { merchant, terms }: Wheel, memberId: number, { id, prize, isGone, prizes }: Won) => {
  if (prize === null) return;
  const occasion = `spin:${id}`;
  const wanted = prizes.fixed(prize);
  const first = isGone ? { refusal: 'full' } : await givePrize(tx, { merchant, memberId, prize: wanted, occasion });
  const refusal = 'refusal' in first ? first.refusal : null;
  const substitute = refusal === null ? null : terms.instead;
  const second = substitute && (await givePrize(tx, { merchant, memberId, prize: substitute, occasion }));
  const given = refusal === null ? wanted : second && 'awardId' in second ? substitute : null;
  await inMerchant(tx, merchant)
    .updateTable('wheel_spins')
    .set({ prize: given && jsonb(given), award_id: 'awardId' in first ? first.awardId : null, refusal })
    .where('id', '=', id)
    .execute();
};

const SHOWN = 50;

/** The member's turns of a wheel, the newest first; or one of them. */
export const spinsOf = async (
  db: Db | Tx,
  { id: drawId, merchant }: Pick<DrawRow, 'id' | 'merchant'>,
  memberId: number,
  language: Language,
  id?: number,
): Promise<Spin[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('wheel_spins')
    .innerJoin('draw_terms', (join) =>
      join
        .onRef('draw_terms.draw_id', '=', 'wheel_spins.draw_id')
        .onRef('draw_terms.version', '=', 'wheel_spins.terms_version'),
    )
    .selectAll('wheel_spins')
    .select('draw_terms.terms')
    .where('wheel_spins.draw_id', '=', drawId)
    .where('wheel_spins.member_id', '=', memberId)
    .$if(id !== undefined, (query) => query.where('wheel_spins.id', '=', id!))
    .orderBy('wheel_spins.id', 'desc')
    .limit(SHOWN)
    .execute();
  const given = rows.map(({ prize }) => keptPrize(prize));
  const prizes = await readPrizes(db, merchant, given);
  return rows.map(({ terms, segment, refusal, at, id: number }, index) => {
    const wheel = DrawTerms.parse(terms);
    const prize = given[index] ?? null;
    return {
      id: number,
      atMs: at.getTime(),
      segment,
      name: wheel.kind === 'wheel' ? nameIn(wheel.segments[segment]?.texts, language) : '',
      prize: prize && prizes.shown(prize, language),
      instead: refusal !== null,
    };
  });
};
