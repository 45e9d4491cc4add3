import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  PoolId,
  TxId,
  VENDOR_PATH,
  vendorCalls,
  type VendorCall,
  type VendorRequest,
} from '../../../contract/vendor.ts';
import { VENDOR_READS } from '../../../contract/vendor-calls.ts';
import type { AppContext } from '../../app/context.ts';
import { withMerchant } from '../../db/scope.ts';
import { adjust } from './adjust.ts';
import { largestJson } from '../../http/largest-body.ts';
import { checkOwnMachine } from '../../http/access-checks.ts';
import { unstorableText } from '../../http/texts.ts';
import { answer } from './responses.ts';
import { authenticate } from './authenticate.ts';
import { bet } from './bet.ts';
import { parsed, readBody } from './bodies.ts';
import { inVendorTransaction, type CallContext, type VendorCaller } from './call-context.ts';
import { bytesOf } from '../../http/raw-bodies.ts';
import { requireSignature } from './vendor-auth.ts';
import { balance, feed, pool, transaction } from './reads.ts';
import { rollback } from './rollback.ts';
import { sandboxControls } from './sandbox.ts';
import { SandboxRefused } from './sandbox-control.ts';
import { settle } from './settle.ts';
import { state } from './live-state.ts';
import { batch, betSettle } from './batch.ts';

const FEED_PAGE = 1_000;

const work: { [C in VendorCall]: (call: CallContext, body: VendorRequest<C>) => Promise<unknown> } = {
  authenticate,
  balance: (call, body) => balance(call.ctx, call, body),
  bet,
  settle,
  'bet-settle': betSettle,
  rollback,
  adjust,
  batch,
  state,
};

/** Routes of the vendor API; on a demo server also the sandbox for conformance runs. */
export const vendorRoutes = async (app: FastifyInstance, ctx: AppContext): Promise<void> => {
  const signed = (prefix: string, routes: (scope: FastifyInstance) => void) =>
    app.register(
      (scope, _options, done) => {
        requireSignature(scope, ctx);
        routes(scope);
        done();
      },
      { prefix },
    );
  await signed(VENDOR_PATH, (scope) => {
    for (const name of Object.keys(work) as VendorCall[])
      scope.post(`/${name}`, { bodyLimit: largestJson(vendorCalls[name].request) }, serve(ctx, name));
    readRoutes(scope, ctx);
  });
  if (!ctx.config.demo) return;
  await signed('/sandbox', (scope) => {
    // In addition to the signature, so that a leaked vendor secret does not permit setting balances from elsewhere.
    scope.addHook('onRequest', (request, reply, done) => {
      checkOwnMachine(request, reply, ctx.config, ctx.operatorKey);
      done();
    });
    for (const name of Object.keys(sandboxControls) as (keyof typeof sandboxControls)[])
      scope.post(`/${name}`, serveControl(ctx, name));
  });
};

const serve =
  <C extends VendorCall>(ctx: AppContext, name: C) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const read = readBody(name, bytesOf(request));
    if ('refusal' in read) {
      request.log.warn({ call: name, code: read.refusal.code, why: read.refusal.message }, 'a vendor body was refused');
      return reply.code(read.refusal.code === 'INVALID_REQUEST' ? 400 : 200).send(read.refusal);
    }
    return inVendorTransaction(ctx, request.vendorCaller!, (call) => work[name](call, read.body));
  };

const inOwnMerchant = <T>({ vendorCaller }: FastifyRequest, read: (caller: VendorCaller) => Promise<T>): Promise<T> =>
  withMerchant(vendorCaller!.merchant, () => read(vendorCaller!));

const readRoutes = (scope: FastifyInstance, ctx: AppContext): void => {
  scope.get<{ Params: { txId: string } }>('/tx/:txId', (request, reply) => {
    const id = TxId.safeParse(request.params.txId);
    if (!id.success) return reply.code(400).send(answer('INVALID_REQUEST'));
    return inOwnMerchant(request, (caller) => transaction(ctx, caller, id.data));
  });
  scope.get<{ Params: { id: string }; Querystring: { merchant?: string } }>('/pool/:id', (request, reply) => {
    const id = PoolId.safeParse(request.params.id);
    if (!id.success) return reply.code(400).send(answer('INVALID_REQUEST'));
    return inOwnMerchant(request, (caller) => pool(ctx, caller, id.data, request.query.merchant));
  });
  scope.get<{ Querystring: { after?: string; limit?: string } }>('/feed', (request, reply) => {
    const { after = '0', limit = '200' } = request.query;
    const { query } = VENDOR_READS.feed;
    if (!query.after.schema.safeParse(after).success || !query.limit.schema.safeParse(limit).success)
      return reply.code(400).send(answer('INVALID_REQUEST'));
    const count = Math.min(Math.max(Number(limit), 1), FEED_PAGE);
    return inOwnMerchant(request, (caller) => feed(ctx, caller, Number(after), count));
  });
};

const serveControl =
  (ctx: AppContext, name: keyof typeof sandboxControls) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { request: schema, work: act } = sandboxControls[name];
    const read = schema.safeParse(parsed(bytesOf(request)));
    if (!read.success || unstorableText(read.data) !== undefined)
      return reply.code(400).send(answer('INVALID_REQUEST'));
    try {
      return await inVendorTransaction(ctx, request.vendorCaller!, (call) => act(call, read.data as never));
    } catch (error) {
      if (error instanceof SandboxRefused)
        return reply.code(404).send(answer('INVALID_REQUEST', { message: error.message }));
      throw error;
    }
  };
