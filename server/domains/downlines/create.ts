import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { downlines } from '../../../contract/downlines.ts';
import { fieldProblem, fieldRules } from '../../../contract/register-fields.ts';
import type { AppContext } from '../../app/context.ts';
import { checkNotFrozen } from '../../http/access-checks.ts';
import type { CallOf } from '../../http/route.ts';
import { queueAudit } from '../../operator/audit.ts';
import { ALONE, insertMember, NAME_TAKEN, openWallet, takenOr, WEAK_PASSWORD } from '../auth/index.ts';
import { checkMax, holdRates, maxBelow, rateOf } from '../rebates/index.ts';

/**
 * Creates an account below the agent. Its first password is everybody's `123456`: it must be changed at the first log-in. The
 * terms are asked for then, too, because the agent cannot accept them for somebody else.
 */
export const createAccount = async (
  { database, passwords }: AppContext,
  { merchant, member, ip, fail }: CallOf<typeof downlines.create>,
  { username, kind, rebateRate }: RequestOf<typeof downlines.create>,
): Promise<ResponseOf<typeof downlines.create>> => {
  const problem = fieldProblem(fieldRules(merchant.settings.registerFields).username, username);
  if (problem) throw fail('field_invalid', { details: { problems: { username: problem } } });
  await checkNotFrozen(database.db, member, fail);
  const password_hash = await passwords.hash(WEAK_PASSWORD);
  const work = database.transact(async (tx) => {
    await checkNotFrozen(tx, member, fail);
    await holdRates(tx, merchant.code);
    const max = maxBelow(merchant, await rateOf(tx, merchant.code, member.id));
    checkMax(rebateRate, max, fail);
    const made = await insertMember(tx, merchant, {
      ...ALONE,
      username,
      password_hash,
      password_given: true,
      type: kind === 'agent' ? member.type : 0,
      upline: member.id,
      referred_by: member.id,
      rebate_rate: rebateRate,
    });
    await openWallet(tx, made);
    await queueAudit(tx, {
      merchant: merchant.code,
      actor: `member:${member.id}`,
      action: 'account_create',
      reason: '',
      before: null,
      after: { account: username, kind, rebateRate, ip },
      memberId: made.id,
    });
    return { memberId: made.id, account: made.username };
  });
  return work.catch((error: unknown) => {
    throw takenOr(error, NAME_TAKEN, fail);
  });
};
