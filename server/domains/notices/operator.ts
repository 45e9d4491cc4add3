import type { FastifyInstance } from 'fastify';
import { operator } from '../../../contract/operator.ts';
import type { AppContext } from '../../app/context.ts';
import { commonFailure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { audit } from '../../operator/audit.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { staffActor } from '../../operator/actor.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { publishNotice, withdrawNotice } from './publish.ts';

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const noticeOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(
    app,
    ctx,
    operator.publishNotice,
    transaction(async (tx, { merchant, titles, bodies, type, reason = '' }) => {
      await lockMerchant(tx, merchant);
      if (!titles.EN) throw englishMissing();
      const { id } = await publishNotice(tx, merchant, { type, title: titles, content: bodies });
      const after = { id, type, titles };
      await audit(tx, { merchant, actor: staffActor(), action: 'notice_publish', reason, before: null, after });
      return { id };
    }),
  );

  route(
    app,
    ctx,
    operator.withdrawNotice,
    transaction(async (tx, { merchant, id }) => {
      await lockMerchant(tx, merchant);
      if (!(await withdrawNotice(tx, merchant, Number(id)))) throw commonFailure('not_found');
      const before = { id: Number(id) };
      await audit(tx, { merchant, actor: staffActor(), action: 'notice_withdraw', reason: '', before, after: null });
      return {};
    }),
  );
};

const englishMissing = () =>
  commonFailure('invalid_request', { details: { issues: [{ path: 'titles.EN', problem: 'missing' }] } });
