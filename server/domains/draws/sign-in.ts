import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { draws } from '../../../contract/draws.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import type { CallOf } from '../../http/route.ts';
import { givePrize } from '../prizes/index.ts';
import { lockWallet } from '../wallet/index.ts';
import { closedTo, findDraw, isShutOut, momentOf, ofKind } from './draw-row.ts';
import { drawsChanged } from './feed.ts';
import { drawOffers } from './offers.ts';
import { keptPrize, readPrizes } from './shown-prize.ts';
import { signInOf, type SignInRow } from './streak.ts';
import { nextTurn, setNextTurn } from './turns.ts';
import { nextMidnight } from './wheel.ts';

type SignIn = typeof draws.signIn;

/** Signs the member in for the merchant's day, once over all devices, and gives the day's prize, in one transaction. */
export const signIn = async (
  { database }: BaseContext,
  { member, fail, language }: CallOf<SignIn>,
  { draw: code }: RequestOf<SignIn>,
): Promise<ResponseOf<SignIn>> =>
  database.transact(async (tx) => {
    const { merchant } = member;
    await lockWallet(tx, { ...member, memberId: member.id });
    const row = ofKind(await findDraw(tx, merchant, code), 'sign_in');
    if (!row || row.state === 'draft') throw fail('not_found');
    const prize = await signInToday(tx, row, member, (reason) => fail('draw_not_open', { details: { reason } }));
    const [draw] = await drawOffers(tx, { merchant, member, language }, code);
    return { prize: prize && (await readPrizes(tx, merchant, [prize])).shown(prize, language), draw: draw! };
  });

/** The same by whoever holds the lock of the member's wallet. Returns the prize of the day, also where it was given before. */
export const signInToday = async (
  tx: Tx,
  row: SignInRow,
  member: { id: number; locked: boolean; excluded_until: Date | null },
  refuse: (reason: string) => Error,
) => {
  const { merchant, id: drawId } = row;
  const memberId = member.id;
  const tables = inMerchant(tx, merchant);
  const moment = await momentOf(tx, merchant);
  const { today, nowMs, timeZone } = moment;
  const done = await tables
    .selectFrom('sign_ins')
    .select('prize')
    .where('draw_id', '=', drawId)
    .where('member_id', '=', memberId)
    .where('day', '=', today)
    .executeTakeFirst();
  if (done) return keptPrize(done.prize);
  const closed = isShutOut(member, nowMs) ? 'excluded' : closedTo(row, moment);
  if (closed) throw refuse(closed);
  const { next, terms, version } = await signInOf(tx, row, memberId, today);
  const turn = await nextTurn(tx, row, memberId);
  if (!next || (turn?.atMs ?? 0) > nowMs) throw refuse('waits');
  const stated = terms.days[next.position - 1]?.prize ?? null;
  const fixed = stated && (await readPrizes(tx, merchant, [stated])).fixed(stated);
  const occasion = `sign_in:${drawId}:${today}`;
  const given = fixed && (await givePrize(tx, { merchant, memberId, prize: fixed, occasion }));
  const prize = given && !('refusal' in given) ? fixed : null;
  await tables
    .insertInto('sign_ins', {
      ...{ draw_id: drawId, member_id: memberId, day: today, round: next.round, position: next.position },
      ...{ made_up: next.madeUp, terms_version: version },
      prize: prize && jsonb(prize),
      award_id: given && 'awardId' in given ? given.awardId : null,
      refusal: given && 'refusal' in given ? given.refusal : null,
    })
    .execute();
  await setNextTurn(tx, { merchant, drawId, memberId, nextAtMs: nextMidnight(timeZone, nowMs), timeZone });
  await drawsChanged(tx, merchant, [memberId]);
  return prize;
};
