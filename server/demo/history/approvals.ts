import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import { jsonb } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { decide } from '../../domains/salary/operator/decide.ts';
import { DAY_MS } from './plan.ts';
import type { World } from './world.ts';
import { anyFailure } from '../../http/failure.ts';

/** Bills above this wait for the operator, in minor units: few of the history reach the demo's own threshold. */
const APPROVED_ABOVE = 200;
/** One of so many waiting bills is refused; the others are paid. */
const REFUSED_EACH = 4;
/** The operator has not decided on bills of the last days. */
const DECIDED_AFTER_MS = 10 * DAY_MS;
/** So long after the history's first midnight, once a day. */
const DECIDES_AT_MS = 9 * 3_600_000;

/** Lets bills wait for the operator, who decides on the older ones. Returns what ends it. */
export const planApprovals = async (world: World, { fromMs, toMs }: { fromMs: Millis; toMs: Millis }) => {
  const { tx, merchant, agenda } = world;
  const { code, settings } = merchant;
  const approveAbove = (amount: number | undefined) =>
    sql`update merchants set settings = settings || ${jsonb({ payApprovalAbove: amount })} where code = ${code}`.execute(
      tx,
    );
  await approveAbove(APPROVED_ABOVE);
  let decided = 0;
  const decideOld = async (atMs: Millis) => {
    const waiting = await inMerchant(tx, code)
      .selectFrom('bills')
      .select('id')
      .where('state', '=', 'unapproved')
      .where('at', '<', new Date(atMs))
      .orderBy('at')
      .orderBy('id')
      .execute();
    for (const { id } of waiting)
      await decide(
        tx,
        {
          ...{ merchant: code, billId: id },
          ...(decided++ % REFUSED_EACH === 0
            ? { decision: 'refuse', reason: 'The team’s bets are being checked.' }
            : { decision: 'approve', reason: 'Checked: the bets are the team’s own.' }),
        },
        anyFailure,
      );
  };
  for (let atMs = fromMs + DECIDES_AT_MS; atMs < toMs; atMs += DAY_MS)
    agenda.add(atMs, () => decideOld(Math.min(atMs, toMs - DECIDED_AFTER_MS)));
  return () => approveAbove(settings.payApprovalAbove);
};
