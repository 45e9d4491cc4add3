import type { FastifyInstance } from 'fastify';
import { draws } from '../../../contract/draws.ts';
import { drawsOperator } from '../../../contract/draws-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { findDraw, ofKind } from './draw-row.ts';
import { drawOffers } from './offers.ts';
import { previewDraw } from './preview.ts';
import { drawStatuses, putDraw, setDrawState, setPublicValue } from './put.ts';
import { proofOf, ticketOf, winnersOf } from './raffle.ts';
import { signIn } from './sign-in.ts';
import { spin, spinsOf } from './spin.ts';

/** A trial account takes part in nothing: it sees what a visitor sees. */
const real = (member: MemberRow | undefined) => (member?.demo ? undefined : member);

export const drawRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;
  /** One of these that members may know; undefined for a draft. */
  const known = async (merchant: string, code: string) => {
    const row = await findDraw(db, merchant, code);
    return row?.state === 'draft' ? undefined : row;
  };
  route(app, ctx, draws.list, async ({ merchant, member, language }) => ({
    ...{ currency: merchant.brand.currency, exponent: merchant.brand.exponent },
    list: await drawOffers(db, { merchant: merchant.code, member: real(member), language }),
  }));
  route(app, ctx, draws.spin, (call, request) => spin(ctx, call, request));
  route(app, ctx, draws.signIn, (call, request) => signIn(ctx, call, request));
  route(app, ctx, draws.spins, async ({ member, language, fail }, { draw }) => {
    const row = ofKind(await known(member.merchant, draw), 'wheel');
    if (!row) throw fail('not_found');
    return { list: await spinsOf(db, row, member.id, language) };
  });
  route(app, ctx, draws.raffle, async ({ merchant, member, language }, { draw: code }) => {
    const offers = await drawOffers(db, { merchant: merchant.code, member: real(member), language }, code);
    const list = [];
    for (const draw of offers.filter(({ state, detail }) => state !== 'draft' && detail.kind === 'raffle')) {
      const row = ofKind(await known(merchant.code, draw.code), 'raffle');
      if (row) list.push({ draw, winners: await winnersOf(db, row, language) });
    }
    return { list };
  });
  route(app, ctx, draws.ticket, async ({ member, fail }, { draw, ticket }) => {
    const row = ofKind(await known(member.merchant, draw), 'raffle');
    const found = row && (await ticketOf(db, row, member.id, ticket));
    if (!found) throw fail('not_found');
    return found;
  });
  route(app, ctx, draws.proof, async ({ merchant, fail }, { draw }) => {
    const row = ofKind(await known(merchant.code, draw), 'raffle');
    const proof = row && (await proofOf(db, row));
    if (!proof) throw fail('not_found');
    return proof;
  });
};

export const drawOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const transaction = inTransaction(ctx);
  route(app, ctx, drawsOperator.put, transaction(putDraw));
  route(app, ctx, drawsOperator.setState, transaction(setDrawState));
  route(app, ctx, drawsOperator.setPublicValue, transaction(setPublicValue));
  route(app, ctx, drawsOperator.list, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return { list: await drawStatuses(database.db, merchant) };
  });
  route(app, ctx, drawsOperator.preview, async (_call, request) => {
    await requireMerchant(ctx, request.merchant);
    return database.readSnapshot((tx) => previewDraw(tx, request));
  });
};
