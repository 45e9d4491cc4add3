import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { LANGUAGES, MerchantCode, type Language } from '../../../contract/primitives.ts';
import type { AppContext } from '../../app/context.ts';
import { acceptedLanguage, chosenLanguage } from '../../http/accepted-language.ts';
import { checkOrigin, checkOwnMachine, isKey } from '../../http/access-checks.ts';
import { anyFailure, commonFailure } from '../../http/failure.ts';
import { enterEveryMerchant } from '../../http/hooks/scope.ts';
import { readJson } from '../../http/issues.ts';
import { bytesOf, keepBytes } from '../../http/raw-bodies.ts';
import { OrderMessage } from '../../payout-http/messages.ts';
import { decide, DECISIONS, eventsOf, findOrder, newestOrders, statusOf, takeOrder } from './orders.ts';
import { bankPage } from './page.ts';
import { bankSettings, CONDUCTS, setConduct, type BankSettings } from './settings.ts';

const css = readFileSync(new URL('bank.css', import.meta.url));
const hide = { hide: true };
const SHOWN = 30;

const OrderId = z.strictObject({ merchant: MerchantCode, withdrawalId: z.uuid() });
const DecisionForm = z.strictObject({ ...OrderId.shape, decision: z.enum(DECISIONS) });
const ConductForm = z.strictObject({ conduct: z.enum(CONDUCTS) });

/** The sandbox bank: a payout provider under `/bank`, with demonstration money. Calls `happened` after each decision. */
export const bankPlugin = async (app: FastifyInstance, ctx: AppContext, happened: () => void): Promise<void> => {
  await app.register(
    (scope, _options, done) => {
      addPage(scope, ctx, happened);
      done();
    },
    { prefix: '/bank' },
  );
  await app.register(
    (scope, _options, done) => {
      addApi(scope, ctx, happened);
      done();
    },
    { prefix: '/bank/api' },
  );
};

/** The page on which a person decides what the bank does. Other machines need the operator's key. */
const addPage = (app: FastifyInstance, ctx: AppContext, happened: () => void): void => {
  const { db } = ctx.database;
  app.addHook('preHandler', enterEveryMerchant);
  app.addHook('onRequest', ctx.limits.address);
  app.get('/bank.css', { schema: hide }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css),
  );
  app.get('/', { schema: hide }, async (request, reply) => {
    checkOwnMachine(request, reply, ctx.config, ctx.operatorKey);
    const orders = await Promise.all(
      (await newestOrders(db, SHOWN)).map(async (order) => ({ order, events: await eventsOf(db, order, ctx.now()) })),
    );
    const { conduct } = await bankSettings(db);
    return sendPage(reply, bankPage(conduct, orders, languageOf(request)));
  });
  const change = <S extends z.ZodMiniType>(path: string, form: S, take: (input: z.output<S>) => Promise<unknown>) =>
    app.post(path, { schema: hide }, async (request, reply) => {
      await checkOrigin(request, ctx.mayCall);
      checkOwnMachine(request, reply, ctx.config, ctx.operatorKey);
      const input = z.safeParse(form, request.body);
      if (!input.success) throw commonFailure('invalid_request');
      await take(input.data);
      happened();
      return reply.redirect('/bank/', 303);
    });
  change('/conduct', ConductForm, ({ conduct }) => setConduct(db, conduct));
  change('/decide', DecisionForm, async ({ merchant, withdrawalId, decision }) => {
    const order = await findOrder(db, merchant, withdrawalId);
    if (!order) throw commonFailure('not_found');
    await decide(db, order, decision, ctx.now());
  });
};

/** The language that the visitor chose on the site, or else the browser's. */
const languageOf = ({ headers }: FastifyRequest): Language => {
  const chosen = chosenLanguage(headers.cookie);
  return LANGUAGES.find((each) => each === chosen) ?? acceptedLanguage(headers['accept-language'], LANGUAGES) ?? 'EN';
};

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    .send(html);

/** The bank's API, as docs/payout-provider.md describes it. */
const addApi = (app: FastifyInstance, ctx: AppContext, happened: () => void): void => {
  const { db } = ctx.database;
  app.addHook('preHandler', enterEveryMerchant);
  keepBytes(app, 'application/json');

  const customer = async (request: FastifyRequest): Promise<BankSettings> => {
    const settings = await bankSettings(db);
    if (!isKey(request.headers.authorization, settings.key)) throw anyFailure('not_logged_in');
    if (settings.conduct === 'down') throw anyFailure('maintenance');
    return settings;
  };

  app.post('/payouts', { schema: hide }, async (request) => {
    const { conduct } = await customer(request);
    const order = readJson(OrderMessage, bytesOf(request));
    if (request.headers['idempotency-key'] !== order.order_id) throw anyFailure('invalid_request');
    const kept = await takeOrder(db, order, conduct, ctx.now());
    if (kept.amount !== order.amount || kept.currency !== order.currency) throw anyFailure('order_reused');
    happened();
    return statusOf(db, kept, ctx.now());
  });

  app.get('/payouts/:merchant/:withdrawalId', { schema: hide }, async (request) => {
    await customer(request);
    const params = z.safeParse(OrderId, request.params);
    const order = params.success && (await findOrder(db, params.data.merchant, params.data.withdrawalId));
    if (!order) throw anyFailure('not_found');
    return statusOf(db, order, ctx.now());
  });
};
