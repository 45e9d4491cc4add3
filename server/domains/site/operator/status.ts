import type { RequestOf } from '../../../../contract/define.ts';
import { FLAGS, type Flag, type Flags } from '../../../../contract/flags.ts';
import type { operator } from '../../../../contract/operator.ts';
import type { SiteStatus } from '../../../../contract/site.ts';
import { jsonb, type Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import { statusOf } from '../../../http/viewer.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { changeMerchant, lockMerchant } from '../../../operator/merchant.ts';

export const setStatus = async (tx: Tx, request: RequestOf<typeof operator.setStatus>): Promise<SiteStatus> => {
  const { merchant, status, untilMs, reason = '' } = request;
  const before = await lockMerchant(tx, merchant);
  const status_until = status === 0 || untilMs === null ? null : new Date(untilMs);
  const after = statusOf(await changeMerchant(tx, merchant, { status, status_until }));
  await audit(tx, { merchant, actor: staffActor(), action: 'status', reason, before: statusOf(before), after });
  return after;
};

const isFlag = (name: string): name is Flag => (FLAGS as readonly string[]).includes(name);

export const setFlag = async (
  tx: Tx,
  request: RequestOf<typeof operator.setFlag>,
  fail: Fail<'unknown_flag'>,
): Promise<Flags> => {
  const { merchant, flag, on, reason = '' } = request;
  const { flags } = await lockMerchant(tx, merchant);
  if (!isFlag(flag)) throw fail('unknown_flag');
  const after: Flags = { ...flags, [flag]: on };
  await changeMerchant(tx, merchant, { flags: jsonb(after) });
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'flag',
    reason,
    before: { [flag]: flags[flag] },
    after: { [flag]: on },
  });
  return after;
};
