import type { LoginResult } from '../../../../contract/auth.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { Call } from '../../../http/route.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import { auditRefusal } from '../login/audit-failed-login.ts';
import { issueSession, lockForLogin, type LoginFailure, type TicketEntry } from '../login/start-session.ts';
import { tryFactorTicket, useFactorTicket } from './tickets.ts';
import { looksLikeTotp, useFactor } from './second-factor.ts';
import { recordCredentials } from '../sessions/audit-credentials.ts';

/** Opens the session of a ticket whose code is right, with the login method that drew the ticket (AUTH-17). */
export const loginBySecondFactor = async (
  ctx: BaseContext,
  encryption: Encryption,
  call: Call<
    LoginFailure | 'non_agent_account' | 'second_factor_closed' | 'second_factor_over' | 'second_factor_wrong'
  >,
  { ticket, code }: { ticket: string; code: string },
): Promise<LoginResult> => {
  const { database } = ctx;
  const merchant = call.merchant.code;
  const { memberId: id, ...owed } = await tryFactorTicket(
    ctx,
    merchant,
    ticket,
    {
      isTotp: looksLikeTotp(code),
      ip: call.ip,
    },
    call.fail,
  );
  const entry = owed.entry as TicketEntry;
  const notAgent = entry.as && (() => call.fail('non_agent_account'));
  const tried = { merchant, memberId: id, ip: call.ip, by: entry.by };
  return auditRefusal(ctx, tried, () =>
    database.transact(async (tx) => {
      const member = await lockForLogin(tx, { id, merchant }, { notAgent }, call.fail);
      const used = await useFactor(tx, encryption, member, code, ctx.now());
      if (!used) throw call.fail('second_factor_wrong');
      await useFactorTicket(tx, merchant, ticket, call.fail);
      const opened = await issueSession(ctx, tx, call, member, entry);
      if (used === 'recovery') await recordCredentials(tx, member, { action: 'recovery_code_used', ip: call.ip });
      return opened;
    }),
  );
};
