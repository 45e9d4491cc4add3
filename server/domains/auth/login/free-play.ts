import { randomBytes } from 'node:crypto';
import type { LoginResult } from '../../../../contract/auth.ts';
import { isModuleOn } from '../../../../contract/modules.ts';
import { TRIAL_TYPE } from '../../../../contract/session.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { Call } from '../../../http/route.ts';
import { fillPlayMoney } from '../../wallet/index.ts';
import { issueSession } from './start-session.ts';
import { NO_PASSWORD } from '../../../crypto/passwords.ts';

/**
 * Creates a trial account with play money in the demo ledger, and its session (AUTH-12, PP-23). The account ends with that
 * session:
 * it has no password, and no login method accepts it again. Throws `mode_not_offered` if the merchant does not offer trials.
 */
export const freePlay = async (ctx: BaseContext, call: Call<'mode_not_offered'>): Promise<LoginResult> => {
  const { code, brand, modules } = call.merchant;
  if (!isModuleOn(modules, 'FREE_PLAY')) throw call.fail('mode_not_offered');
  const { currency, exponent } = brand;
  // Names that can be registered contain no hyphen.
  const username = `trial-${randomBytes(5).toString('hex')}`;
  return ctx.database.transact(async (tx) => {
    const member = await inMerchant(tx, code)
      .insertInto('members', {
        username,
        nickname: username,
        password_hash: NO_PASSWORD,
        type: TRIAL_TYPE,
        demo: true,
        currency,
        exponent,
        referral_code: randomBytes(9).toString('base64url'),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await fillPlayMoney(tx, code, member, 'begin');
    return issueSession(ctx, tx, call, member, { by: 'freePlay' });
  });
};
