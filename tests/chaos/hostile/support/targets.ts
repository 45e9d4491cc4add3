import * as z from 'zod/mini';
import type { EndpointSpec } from '../../../../contract/define.ts';
import { endpoints } from '../../../../contract/index.ts';
import { VENDOR_PATH, vendorCalls } from '../../../../contract/vendor.ts';
import { EventMessage, OrderMessage } from '../../../../server/deposit-http/messages.ts';
import * as studio from '../../../../studio/protocol.ts';
import { platformCalls } from '../../../../contract/vendor-platform.ts';

/** The signature scheme of the call, if any. */
export type Signing = 'vendor' | 'platform' | 'cashier' | 'webhook';

/** A target of requests, with the form of a valid request. */
export interface Target {
  name: string;
  method: string;
  path: string;
  encoding: EndpointSpec['encoding'];
  schema: z.ZodMiniType;
  /** The endpoint of the contract; other targets have answers of their own form. */
  endpoint?: EndpointSpec;
  signing?: Signing;
  /** Known values of the operator's merchant, of the vendor, or the usual ones. */
  known: 'site' | 'operator' | 'vendor' | 'nobody';
  /** Relative frequency; 1 by default. */
  weight?: number;
}

const Nothing = z.strictObject({});

/** Every endpoint of the contract. Opening a sealed body and hashing a password are expensive, so those are less frequent. */
export const contractTargets: Target[] = Object.entries(endpoints).flatMap(([domain, group]) =>
  Object.entries(group as Record<string, EndpointSpec>).map(([name, endpoint]) => ({
    name: `${domain}.${name}`,
    method: endpoint.method,
    path: endpoint.path,
    encoding: endpoint.encoding,
    schema: endpoint.request,
    endpoint,
    known: endpoint.auth === 'operator' ? 'operator' : 'site',
    weight: endpoint.encoding === 'sealed' ? 0.7 : 1,
  })),
);

const vendorTargets: Target[] = [
  ...Object.entries(vendorCalls).map(([name, { request }]): Target => ({
    name: `vendor.${name}`,
    method: 'POST',
    path: `${VENDOR_PATH}/${name}`,
    encoding: 'json',
    schema: request,
    signing: 'vendor',
    known: 'vendor',
  })),
  ...['/tx/a-tx-id', '/pool/grand', '/pool/%00', '/tx/%00', '/feed'].map((path): Target => ({
    name: `vendor${path}`,
    method: 'GET',
    path: `${VENDOR_PATH}${path}`,
    encoding: 'query',
    schema: z.strictObject({
      after: z.optional(z.string()),
      limit: z.optional(z.string()),
      merchant: z.optional(z.string()),
    }),
    signing: 'vendor',
    known: 'site',
    weight: 0.5,
  })),
  // The sandbox can set a wallet, so its requests name unknown players only.
  ...['session', 'money', 'state', 'exclude', 'pace', 'unlock', 'nothing'].map((name): Target => ({
    name: `sandbox.${name}`,
    method: 'POST',
    path: `/sandbox/${name}`,
    encoding: 'json',
    schema: z.strictObject({ player: z.string(), session: z.optional(z.uuid()), balance: z.optional(z.int()) }),
    signing: 'vendor',
    known: 'nobody',
    weight: 0.3,
  })),
];

const cashierTargets: Target[] = [
  {
    name: 'webhook',
    method: 'POST',
    path: '/webhooks/sandbox',
    encoding: 'json',
    schema: EventMessage,
    signing: 'webhook',
    known: 'nobody',
    weight: 2,
  },
  {
    name: 'cashier.open',
    method: 'POST',
    path: '/cashier/api/deposits',
    encoding: 'json',
    schema: OrderMessage,
    signing: 'cashier',
    known: 'site',
  },
  {
    name: 'cashier.payment',
    method: 'GET',
    path: '/cashier/api/deposits/parlour/x%00',
    encoding: 'query',
    schema: Nothing,
    signing: 'cashier',
    known: 'nobody',
  },
  {
    name: 'cashier.page',
    method: 'GET',
    path: '/cashier/pay/abcdefghijklmnopqrstuv',
    encoding: 'query',
    schema: Nothing,
    known: 'nobody',
  },
  {
    name: 'cashier.decide',
    method: 'POST',
    path: '/cashier/pay/abcdefghijklmnopqrstuv',
    encoding: 'form',
    schema: z.strictObject({ action: z.enum(['pay', 'decline']) }),
    known: 'nobody',
  },
  {
    name: 'cashier.asset',
    method: 'GET',
    path: '/cashier/assets/cashier.css',
    encoding: 'query',
    schema: Nothing,
    known: 'nobody',
  },
];

const studioApi = (name: string, method: string, path: string, schema: z.ZodMiniType): Target => ({
  name: `studio.${name}`,
  method,
  path: `/studio${path}`,
  encoding: method === 'GET' ? 'query' : 'json',
  schema,
  known: 'site',
  weight: 0.6,
});
const studioTargets: Target[] = [
  studioApi('session', 'POST', '/api/session', studio.OpenRequest),
  studioApi('state', 'GET', '/api/state', Nothing),
  studioApi('begin', 'POST', '/api/round/begin', studio.BeginRequest),
  studioApi('move', 'POST', '/api/round/move', studio.MoveRequest),
  studioApi('rounds', 'GET', '/api/rounds', studio.HistoryQuery),
  studioApi('round', 'GET', '/api/rounds/00000000-0000-4000-8000-000000000000', Nothing),
  studioApi('seen', 'POST', '/api/seen', studio.SeenRequest),
  studioApi('seeds', 'POST', '/api/seeds', studio.RotateRequest),
  studioApi('replay', 'GET', '/api/replay', studio.ReplayQuery),
  ...(['launch', 'kick', 'replay'] as const).map((name): Target => ({
    ...studioApi(`platform.${name}`, 'POST', `/platform/${name}`, platformCalls[`${name}Request`]),
    signing: 'platform',
  })),
  {
    ...studioApi(
      'platform.feed',
      'GET',
      '/platform/feed',
      z.strictObject({ after: z.optional(z.string()), limit: z.optional(z.string()) }),
    ),
    signing: 'platform',
  },
];

const PLACES = [
  '/',
  '/home',
  '/rng?page=hotSlots',
  '/game/10001',
  '/no-such-page',
  '/assets/gone.js',
  '/robots.txt',
  '/health',
  '/version',
  '/metrics',
  '/docs',
  '/docs/json',
  '/docs/static/index.html',
  '/docs/vendor/json',
  '/docs/socket',
  '/docs/socket.json',
  '/docs/actions',
  '/art/avatar/x.svg',
  '/art/game/10001/tile-240.avif',
  '/art/vendor/STUDIO.svg',
  '/art/symbol/none.svg',
  '/art/brand/mark.svg',
  '/studio/play/',
  '/studio/verify.html',
  '/socket/',
  '/wps/none',
  '/operator',
  '/vendor/v1/none',
];
const pageTargets: Target[] = PLACES.map((path) => ({
  name: path,
  method: 'GET',
  path,
  encoding: 'query',
  schema: Nothing,
  known: 'site',
  // A page runs eight calls on the server, and the documentation is large.
  weight: path === '/' || path === '/home' || path.startsWith('/docs') ? 0.1 : 0.4,
}));

export const targets: Target[] = [
  ...contractTargets,
  ...vendorTargets,
  ...cashierTargets,
  ...studioTargets,
  ...pageTargets,
];
