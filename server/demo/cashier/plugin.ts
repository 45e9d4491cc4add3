import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { AppContext } from '../../app/context.ts';
import { anyFailure, commonFailure } from '../../http/failure.ts';
import { enterEveryMerchant } from '../../http/hooks/scope.ts';
import { checkOrigin } from '../../http/access-checks.ts';
import { readJson } from '../../http/issues.ts';
import { bytesOf, keepBytes } from '../../http/raw-bodies.ts';
import { OpenPayment } from './messages.ts';
import { paymentPage, unknownPage } from './page.ts';
import { cancelPayment, decide, findAccount, findPayment, openPayment, stateOf, type Account } from './payments.ts';
import { claimedAccount, isSigned } from './signature.ts';

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
    checkOrigin(request, ctx.config.publicUrl);
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

/** API of the cashier's customers, signed with their account's secret. */
const addApi = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;
  app.addHook('preHandler', enterEveryMerchant);
  keepBytes(app, 'application/json');

  const customer = async (request: FastifyRequest): Promise<Account> => {
    const raw = bytesOf(request);
    const account = await findAccount(db, claimedAccount(request.headers));
    const what = { method: request.method, path: request.url, raw };
    if (!account || !isSigned(request.headers, account.secret, ctx.now(), what)) throw anyFailure('signature_invalid');
    return account;
  };

  app.post('/payments', { schema: hide }, async (request) => {
    const account = await customer(request);
    const order = readJson(OpenPayment, bytesOf(request));
    const payment = await openPayment(db, account.code, order);
    if (payment.amount !== order.amount || payment.currency !== order.currency) throw anyFailure('order_reused');
    return { id: payment.id, pay_url: `/cashier/pay/${payment.id}` };
  });

  app.get('/payments/:id', { schema: hide }, async (request) => {
    const account = await customer(request);
    const payment = await paymentOf(db, request);
    if (payment?.account !== account.code) throw anyFailure('not_found');
    return { id: payment.id, state: stateOf(payment, ctx.now()) };
  });

  app.post('/payments/:id/cancel', { schema: hide }, async (request) => {
    const account = await customer(request);
    const params = z.safeParse(Id, request.params);
    const payment = params.success ? await cancelPayment(db, account.code, params.data.id) : undefined;
    if (!payment) throw anyFailure('not_found');
    return { id: payment.id, state: payment.state };
  });
};
