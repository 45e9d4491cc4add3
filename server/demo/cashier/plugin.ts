import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isOwnPath } from '../../../contract/own-path.ts';
import { MerchantCode } from '../../../contract/primitives.ts';
import type { Db } from '../../db/database.ts';
import type { AppContext } from '../../app/context.ts';
import {
  OrderMessage,
  type ClosedMessage,
  type OpenedMessage,
  type StateMessage,
} from '../../deposit-http/messages.ts';
import { anyFailure, commonFailure } from '../../http/failure.ts';
import { enterEveryMerchant } from '../../http/hooks/scope.ts';
import { checkOrigin, isKey } from '../../http/access-checks.ts';
import { readJson } from '../../http/issues.ts';
import { bytesOf, keepBytes } from '../../http/raw-bodies.ts';
import { paymentPage, unknownPage } from './page.ts';
import { cancelPayment, decide, findPayment, hasAccount, openPayment, stateOf } from './payments.ts';
import { cashierSettings } from './settings.ts';

const asset = (name: string): Buffer => readFileSync(new URL(`assets/${name}`, import.meta.url));
const require = createRequire(import.meta.url);
/** The site's fonts, so that the pay page looks like the site. */
const face = (file: string): { type: string; body: Buffer; cached: string } => ({
  type: 'font/woff2',
  body: readFileSync(require.resolve(`@fontsource-variable/${file}.woff2`)),
  cached: 'public, max-age=86400',
});
const ASSETS: Record<string, { type: string; body: Buffer; cached: string }> = {
  'cashier.css': { type: 'text/css; charset=utf-8', body: asset('cashier.css'), cached: 'no-cache' },
  'cashier.js': { type: 'text/javascript; charset=utf-8', body: asset('cashier.js'), cached: 'no-cache' },
  'figtree.woff2': face('figtree/files/figtree-latin-wght-normal'),
  'fraunces.woff2': face('fraunces/files/fraunces-latin-opsz-normal'),
};
const Id = z.strictObject({ id: z.string().check(z.regex(/^[\w-]{22}$/)) });
const Named = z.strictObject({ merchant: MerchantCode, ...Id.shape });
const Decision = z.strictObject({ action: z.enum(['pay', 'decline']) });
const hide = { hide: true };

/**
 * The sandbox cashier: a payment provider under `/cashier`, with demonstration money. Calls `decided` for each decided payment.
 */
export const cashierPlugin = async (app: FastifyInstance, ctx: AppContext, decided: () => void): Promise<void> => {
  await app.register(
    (scope, _options, done) => {
      addPages(scope, ctx, decided);
      done();
    },
    { prefix: '/cashier' },
  );
  await app.register(
    (scope, _options, done) => {
      addApi(scope, ctx);
      done();
    },
    { prefix: '/cashier/api' },
  );
};

const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

const addPages = (app: FastifyInstance, ctx: AppContext, decided: () => void): void => {
  const { db } = ctx.database;
  app.addHook('preHandler', enterEveryMerchant);
  app.addHook('onRequest', ctx.limits.address);

  app.get<{ Params: { name: string } }>('/assets/:name', { schema: hide }, (request, reply) => {
    const found = Object.hasOwn(ASSETS, request.params.name) ? ASSETS[request.params.name] : undefined;
    if (!found) throw commonFailure('not_found');
    return reply.type(found.type).header('cache-control', found.cached).send(found.body);
  });

  app.get('/pay/:id', { schema: hide }, async (request, reply) => {
    const payment = await paymentOf(db, request);
    return payment ? sendPage(reply, paymentPage(payment, ctx.now())) : sendPage(reply, unknownPage('EN'), 404);
  });

  app.post('/pay/:id', { schema: hide }, async (request, reply) => {
    await checkOrigin(request, ctx.mayCall);
    const decision = z.safeParse(Decision, request.body);
    const payment = await paymentOf(db, request);
    if (!payment || !decision.success) return sendPage(reply, unknownPage(payment?.language ?? 'EN'), 404);
    await decide(db, payment.id, decision.data.action === 'pay' ? 'paid' : 'declined');
    decided();
    return reply.redirect(`/cashier/pay/${payment.id}`, 303);
  });
};

const paymentOf = async (db: Db, request: FastifyRequest) => {
  const params = z.safeParse(Id, request.params);
  return params.success ? findPayment(db, params.data.id) : undefined;
};

/** The cashier's API, as docs/deposit-provider.md describes it. */
const addApi = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;
  app.addHook('preHandler', enterEveryMerchant);
  keepBytes(app, 'application/json');

  const checkKey = async (request: FastifyRequest): Promise<void> => {
    const { key } = await cashierSettings(db);
    if (!isKey(request.headers.authorization, key)) throw anyFailure('not_logged_in');
  };
  const named = (request: FastifyRequest): z.infer<typeof Named> => {
    const params = z.safeParse(Named, request.params);
    if (!params.success) throw anyFailure('not_found');
    return params.data;
  };

  app.post('/deposits', { schema: hide }, async (request): Promise<OpenedMessage> => {
    await checkKey(request);
    const order = readJson(OrderMessage, bytesOf(request));
    const { merchant, order_id, amount, currency, exponent } = order;
    if (request.headers['idempotency-key'] !== order_id || !isOwnPath(order.return_url))
      throw anyFailure('invalid_request');
    if (!(await hasAccount(db, merchant))) throw anyFailure('unknown_merchant');
    const { id, ...payment } = await openPayment(db, order);
    if (payment.amount !== amount || payment.currency !== currency) throw anyFailure('order_reused');
    return { merchant, order_id, reference: id, amount, currency, exponent, pay_url: `/cashier/pay/${id}` };
  });

  app.get('/deposits/:merchant/:id', { schema: hide }, async (request): Promise<StateMessage> => {
    await checkKey(request);
    const { merchant, id } = named(request);
    const payment = await findPayment(db, id);
    if (payment?.account !== merchant) throw anyFailure('not_found');
    const { order_id, amount, currency, exponent } = payment;
    return { merchant, order_id, reference: id, state: stateOf(payment, ctx.now()), amount, currency, exponent };
  });

  app.post('/deposits/:merchant/:id/cancel', { schema: hide }, async (request): Promise<ClosedMessage> => {
    await checkKey(request);
    const { merchant, id } = named(request);
    const payment = await cancelPayment(db, merchant, id);
    if (!payment) throw anyFailure('not_found');
    const { state } = payment;
    // Neither: `cancelPayment` has closed it.
    if (state === 'open') throw new Error('a cancelled payment is open');
    return { merchant, order_id: payment.order_id, reference: id, state };
  });
};
