import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { salary } from '../../../contract/salary.ts';
import type { PayTerms } from '../../../contract/pay-terms.ts';
import type { AppContext } from '../../context.ts';
import { inMerchant } from '../../db/merchant.ts';
import { route } from '../../http/route.ts';
import { billBets, billCsv, billDetail, billPage } from './bills.ts';
import { salaryHistory } from './history.ts';

/** Routes for an agent's real-time salary: the contract, the accrual curve and the bills. */
export const salaryRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;

  route(app, ctx, salary.standing, async ({ member, merchant }) => {
    const tables = inMerchant(db, merchant.code);
    const versions = await tables
      .selectFrom('pay_contracts')
      .select([
        'terms',
        'from_at',
        sql<boolean>`from_at <= clock_timestamp()`.as('begun'),
        sql<boolean>`until_at <= clock_timestamp()`.as('over'),
        'until_at',
      ])
      .where('kind', '=', 'realtime')
      .where('downline', '=', member.id)
      .where('from_at', 'is not', null)
      .orderBy('version', 'desc')
      .execute();
    const current = versions.find(({ begun, over }) => begun && !over);
    const coming = versions.find(({ begun, until_at }) => !begun && until_at === null);
    const upline =
      member.upline === null
        ? undefined
        : await tables.selectFrom('members').select('username').where('id', '=', member.upline).executeTakeFirst();
    return {
      terms: (current?.terms as PayTerms | undefined) ?? null,
      upcoming: coming ? { terms: coming.terms as PayTerms, fromMs: coming.from_at!.getTime() } : null,
      uplineAccount: upline?.username ?? null,
    };
  });
  route(app, ctx, salary.history, ({ member }, { span }) => salaryHistory(db, member, span));
  route(app, ctx, salary.bills, ({ member }, { before }) => billPage(db, member, before));
  route(app, ctx, salary.bill, ({ member }, { id }) => billDetail(db, member, id));
  route(app, ctx, salary.billBets, ({ member }, asked) => billBets(db, member, asked));
  route(app, ctx, salary.billCsv, ({ member }, { id }) => billCsv(db, member, id));
};
