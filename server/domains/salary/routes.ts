import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { salary } from '../../../contract/salary.ts';
import type { PayTerms } from '../../../contract/pay-terms.ts';
import type { AppContext } from '../../app/context.ts';
import { inMerchant } from '../../db/merchant.ts';
import { route } from '../../http/route.ts';
import { billCsv } from './bill-csv.ts';
import { listBills, listCsv } from './bill-list.ts';
import { billBets, billDetail, billPage } from './bills.ts';
import { salaryHistory } from './history.ts';
import { runningPay } from './running.ts';

/** Routes for an agent's pay: the contracts, the running windows and the bills of every kind. */
export const salaryRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const { db } = database;

  route(app, ctx, salary.status, async ({ member, merchant }, { kind = 'realtime' }) => {
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
      .where('kind', '=', kind)
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
  route(app, ctx, salary.billBets, ({ member }, request) => billBets(db, member, request));
  route(app, ctx, salary.running, async ({ member }, { kind }) => ({
    running: await runningPay(database, member, kind),
  }));
  route(app, ctx, salary.list, ({ member, merchant }, request) => listBills(database, member, merchant, request));
  route(app, ctx, salary.listCsv, (call, request) => listCsv(db, call, request));
  route(app, ctx, salary.billCsv, (call, { id }) => billCsv(db, call, id));
};
