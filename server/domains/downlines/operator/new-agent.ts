import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { downlinesOperator } from '../../../../contract/downlines-operator.ts';
import { fieldProblem, fieldRules } from '../../../../contract/register-fields.ts';
import type { AppContext } from '../../../app/context.ts';
import type { Fail } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';
import { ALONE, insertMember, NAME_TAKEN, openWallet, randomReadable, takenOr } from '../../auth/index.ts';

/**
 * Creates an agent without an upline, with a generated password. It counts as set by somebody else; the audit names the account,
 * never the password. The agent accepts the terms at the first log-in.
 */
export const newAgent = async (
  { database, passwords }: AppContext,
  { merchant: code, username, type, reason }: RequestOf<typeof downlinesOperator.newAgent>,
  fail: Fail<'field_invalid' | 'username_taken'>,
): Promise<ResponseOf<typeof downlinesOperator.newAgent>> => {
  const password = randomReadable();
  const password_hash = await passwords.hash(password);
  const work = database.transact(async (tx) => {
    const merchant = await lockMerchant(tx, code);
    const problem = fieldProblem(fieldRules(merchant.settings.registerFields).username, username);
    if (problem) throw fail('field_invalid', { details: { problems: { username: problem } } });
    const made = await insertMember(tx, merchant, { ...ALONE, username, password_hash, password_given: true, type });
    await openWallet(tx, made);
    await audit(tx, {
      ...{ merchant: code, actor: staffActor(), action: 'agent_new', reason, before: null },
      after: { account: username, type },
      memberId: made.id,
    });
    return { account: made.username, password };
  });
  return work.catch((error: unknown) => {
    throw takenOr(error, NAME_TAKEN, fail);
  });
};
