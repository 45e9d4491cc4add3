import type { FastifyInstance } from 'fastify';
import { contracts } from '../../contract/contracts.ts';
import { registration } from '../../contract/register.ts';
import { security } from '../../contract/security.ts';
import { operator } from '../../contract/operator.ts';
import type { Tx } from '../db/database.ts';
import { publishNotice, withdrawNotice } from '../domains/notices/publish.ts';
import type { AppContext } from '../context.ts';
import { Failure } from '../http/failure.ts';
import { route } from '../http/route.ts';
import { findMerchant } from '../http/viewer.ts';
import { newEpoch } from '../live/epoch.ts';
import { audit } from './audit.ts';
import { decideDeposit, waitingDeposits } from './deposits.ts';
import { givePassword } from './give-password.ts';
import { fundJackpot } from './jackpot.ts';
import { killSwitch } from './kill-switch.ts';
import { loginLink } from './login-link.ts';
import { openTextCodes } from './text-codes.ts';
import { grantContract } from './pay-contract.ts';
import { setAffiliate, setRegisterField, setTerms } from './register.ts';
import { lockMerchant, OPERATOR, setFlag, setStatus } from './site.ts';
import { shortfalls, writeOff } from './shortfalls.ts';
import { newVendorKey, revokeVendorKey } from './vendor-key.ts';

/** Registers the operator commands. Each is one transaction with an audit row. */
export const operatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const inTransaction =
    <A, R>(work: (tx: Tx, asked: A) => Promise<R>) =>
    (_call: unknown, asked: A): Promise<R> =>
      database.transact((tx) => work(tx, asked));

  route(app, ctx, operator.setStatus, inTransaction(setStatus));
  route(app, ctx, operator.setFlag, inTransaction(setFlag));
  route(app, ctx, operator.decideDeposit, inTransaction(decideDeposit));
  route(app, ctx, operator.newVendorKey, inTransaction(newVendorKey));
  route(app, ctx, operator.revokeVendorKey, inTransaction(revokeVendorKey));
  route(app, ctx, security.loginLink, inTransaction(loginLink));
  route(app, ctx, security.openTextCodes, inTransaction(openTextCodes));
  route(app, ctx, security.givePassword, (_call, asked) => givePassword({ database, passwords: ctx.passwords }, asked));
  route(app, ctx, contracts.grant, inTransaction(grantContract));
  route(app, ctx, registration.setField, inTransaction(setRegisterField));
  route(app, ctx, registration.setTerms, inTransaction(setTerms));
  route(app, ctx, registration.setAffiliate, inTransaction(setAffiliate));
  route(app, ctx, operator.killSwitch, async (_call, asked) => {
    await database.transact((tx) => killSwitch(tx, asked));
    return {};
  });
  route(app, ctx, operator.waitingDeposits, async (_call, { merchant }) => {
    if (!(await findMerchant(database.db, merchant))) throw new Failure('unknown_merchant');
    return waitingDeposits(database.db, merchant);
  });

  route(app, ctx, operator.fundJackpot, inTransaction(fundJackpot));
  route(app, ctx, operator.writeOff, inTransaction(writeOff));
  route(app, ctx, operator.shortfalls, async (_call, { merchant }) => {
    if (!(await findMerchant(database.db, merchant))) throw new Failure('unknown_merchant');
    return shortfalls(database.db, merchant);
  });

  route(
    app,
    ctx,
    operator.publishNotice,
    inTransaction(async (tx, { merchant, titles, bodies, type, reason = '' }) => {
      await lockMerchant(tx, merchant);
      if (!titles.EN) throw englishMissing();
      const { id } = await publishNotice(tx, merchant, { type, title: titles, content: bodies });
      const after = { id, type, titles };
      await audit(tx, { merchant, actor: OPERATOR, action: 'notice_publish', reason, before: null, after });
      return { id };
    }),
  );

  route(
    app,
    ctx,
    operator.withdrawNotice,
    inTransaction(async (tx, { merchant, id }) => {
      await lockMerchant(tx, merchant);
      if (!(await withdrawNotice(tx, merchant, Number(id)))) throw new Failure('not_found');
      const before = { id: Number(id) };
      await audit(tx, { merchant, actor: OPERATOR, action: 'notice_withdraw', reason: '', before, after: null });
      return {};
    }),
  );

  route(app, ctx, operator.restored, async () => {
    const epoch = await newEpoch(ctx);
    await database.transact(async (tx) => {
      for (const { code } of await tx.selectFrom('merchants').select('code').orderBy('code').execute())
        await audit(tx, {
          merchant: code,
          actor: OPERATOR,
          action: 'restored',
          reason: '',
          before: null,
          after: { epoch },
        });
    });
    // Clients of this node learn it at once, those of other nodes by their next heartbeat.
    // The first call may join a running heartbeat, which read its versions before this call.
    await app.live?.sendHeartbeat();
    await app.live?.sendHeartbeat();
    return { epoch };
  });
};

const englishMissing = () =>
  new Failure('invalid_request', { details: { issues: [{ path: 'titles.EN', problem: 'missing' }] } });
