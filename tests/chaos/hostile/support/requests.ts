import { randomUUID } from 'node:crypto';
import type { Arbitrary } from 'fast-check';
import { WEBHOOK_KEY_ID } from '../../../../server/demo/cashier/provider.ts';
import { STUDIO } from '../../../../server/demo/merchant.ts';
import { signRequest } from '../../../../studio/signature.ts';
import { DEPOSIT_SIGNATURE } from '../../../../server/deposit-http/provider.ts';
import { isSigned } from '../../../../server/http/signature.ts';
import { signWebhook } from '../../../../server/provider-http/signature.ts';
import { signatureBy, testKeyOf } from '../../../support/signing.ts';
import { drawFor, type Draw } from './drawing.ts';
import { validOf } from './from-schema.ts';
import { SCRATCH } from './server.ts';
import { operatorKnown, ROLES, type People, type Role } from './people.ts';
import type { Sealer } from './sealing.ts';
import { targets, type Target } from './targets.ts';
import { garbled, strangeAddress, strangeHeader, twisted } from './twists.ts';
import { hostileText, written } from './values.ts';

/** One complete request, as it is sent and as a failure prints it. */
export interface HostileRequest {
  number: number;
  target: Target;
  role: Role;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Within the process, or over a connection with exactly these bytes. */
  way: 'inject' | 'line';
  /** The mutations applied to it; empty for a valid request. */
  twists: string[];
}

const RIGHT = 0.12;
const BY_LINE = 0.1;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];

const total = targets.reduce((sum, { weight = 1 }) => sum + weight, 0);
const pickTarget = (draw: Draw): Target => {
  let left = (draw.between(0, 1_000_000) / 1_000_000) * total;
  return targets.find(({ weight = 1 }) => (left -= weight) <= 0) ?? targets[0]!;
};

const pickRole = (draw: Draw, { known }: Target): Role => {
  if (known === 'operator') return draw.chance(0.7) ? 'operator' : draw.pick(ROLES);
  return draw.chance(0.5) ? 'member' : draw.pick(ROLES);
};

const asPairs = (value: unknown): [string, string][] =>
  Object.entries(value ?? {}).map(([name, each]) => [
    name,
    (typeof each === 'string' ? each : (JSON.stringify(each) ?? '')).slice(0, 6_000),
  ]);

/** A form of parts; each value is sent as a file. */
const multipart = (parts: [string, string][]) => {
  const head = (name: string) => `--cut\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`;
  const text = parts.map(([name, value]) => `${head(name)}${value}\r\n`).join('');
  return { body: Buffer.from(`${text}--cut--\r\n`), type: 'multipart/form-data; boundary=cut' };
};

/** The target of the request with this number. */
export const targetOf = (number: number): Target => pickTarget(drawFor('request', number));

/** Builds requests by number; valid ones refer to what `people` know. */
export const requestBuilder = (people: People, sealer: Sealer) => {
  const arbitraries = new Map<Target, Arbitrary<unknown>>();
  const usual = { site: people.known, vendor: people.vendorKnown, operator: operatorKnown(people.known), nobody: {} };
  const rightValue = (draw: Draw, target: Target): unknown => {
    const known = arbitraries.get(target) ?? validOf(target.schema, usual[target.known]);
    arbitraries.set(target, known);
    // fast-check may share drawn values, and the caller mutates this one.
    return structuredClone(draw.of(known));
  };

  const encode = async (draw: Draw, target: Target, value: unknown, twists: string[]) => {
    const { encoding, path } = target;
    if (encoding === 'query') {
      const query = new URLSearchParams(asPairs(value)).toString();
      return { url: query ? `${path}?${query}` : path, body: undefined, type: undefined };
    }
    if (encoding === 'form')
      return {
        url: path,
        body: Buffer.from(new URLSearchParams(asPairs(value)).toString()),
        type: 'application/x-www-form-urlencoded',
      };
    if (encoding === 'upload') return { url: path, ...multipart(asPairs(value)) };
    const text = written(draw, value);
    const body = encoding === 'sealed' ? await sealer.seal(draw, target, text, twists) : text;
    return { url: path, body: Buffer.from(body), type: 'application/json' };
  };

  const signatureOf = (draw: Draw, { signing }: Target, method: string, url: string, raw: Buffer) => {
    if (!signing || draw.chance(0.12)) return {};
    const { key: cashierKey, webhookKey } = people.cashierKey;
    if (signing === 'cashier') {
      const [, order] = /"order_id":"([\w-]{36})"/.exec(raw.toString()) ?? [];
      return { authorization: `Bearer ${cashierKey}`, ...(order && { 'idempotency-key': order }) };
    }
    if (signing === 'webhook') return { [DEPOSIT_SIGNATURE]: signWebhook(WEBHOOK_KEY_ID, webhookKey, Date.now(), raw) };
    const { id: keyId, secret } = signing === 'vendor' ? people.vendorKey : people.platformKey;
    const key = { vendor: STUDIO.vendor, keyId, secret };
    // The signing text is a string, so bytes that are not UTF-8 get a wrong signature.
    return signRequest(key, { method, pathWithQuery: url, rawBody: raw.toString('utf8') });
  };

  return async (number: number): Promise<HostileRequest> => {
    const draw = drawFor('request', number);
    const target = pickTarget(draw);
    const role = pickRole(draw, target);
    const isRight = draw.chance(RIGHT);
    const twists: string[] = [];
    let value = rightValue(draw, target);
    if (!isRight && draw.chance(0.75)) ({ value } = note(twisted(draw, value), twists));
    const encoded = await encode(draw, target, value, twists);
    let { method } = target;
    let { url } = encoded;
    let body: Buffer | undefined = encoded.body;
    const spoil = (share: number, what: string): boolean => {
      const doIt = !isRight && draw.chance(share);
      if (doIt) twists.push(what);
      return doIt;
    };
    if (body && spoil(0.12, 'bytes')) {
      const spoiled = garbled(draw, body);
      body = spoiled.body;
      twists.push(spoiled.twist);
    }
    if (!body && spoil(0.05, 'a body where none belongs'))
      body = Buffer.from(`{"x":${JSON.stringify(hostileText(draw))}}`);
    if (spoil(0.06, 'another method')) method = draw.pick(METHODS);
    if (spoil(0.15, 'address')) url = strangeAddress(draw, url);
    const token = target.name.startsWith('studio.') ? people.studioToken : people.tokenOf(role);
    const headers: Record<string, string> = {
      host: '127.0.0.1',
      'x-request-id': `hostile-${number}`,
      ...(role === 'stranger' ? { 'x-merchant': 'other' } : {}),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': encoded.type ?? 'application/json' } : {}),
      ...(target.endpoint?.money ? { 'idempotency-key': randomUUID() } : {}),
      ...signatureOf(draw, target, method, url, body ?? Buffer.alloc(0)),
      ...ownSignature(draw, target, token, { method, path: url, body }),
    };
    while (spoil(0.25, 'header')) {
      const [name, given] = strangeHeader(draw, token ?? 'x');
      headers[name] = given;
      twists.push(name);
    }
    if (target.known === 'operator' && headers['x-merchant']) headers['x-merchant'] = SCRATCH;
    const way = draw.chance(BY_LINE) ? 'line' : 'inject';
    return { number, target, role, method, url, headers, body, way, twists };
  };
};

/** Signs with the session's key where the endpoint requires it; sometimes omits the signature. */
const ownSignature = (
  draw: Draw,
  { endpoint }: Target,
  token: string | null,
  call: { method: string; path: string; body?: Buffer },
): Record<string, string> => {
  const key = testKeyOf(token ?? undefined);
  if (!endpoint || !isSigned(endpoint) || !key || draw.chance(0.12)) return {};
  return { 'x-signature': signatureBy(key, call) };
};

const note = (made: { value: unknown; twists: string[] }, twists: string[]): { value: unknown } => {
  twists.push(...made.twists);
  return made;
};

/** Formats the request so that it can be read and repeated. */
export const printed = ({ number, target, role, method, url, headers, body, way, twists }: HostileRequest): string =>
  [
    `number ${number}: ${target.name} as ${role}, by ${way}; ${twists.join(', ') || 'a right one'}`,
    `${method} ${url}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 500)}`),
    '',
    body ? `${JSON.stringify(body.toString('latin1').slice(0, 4_000))} (${body.length} bytes, as latin1)` : '(no body)',
  ].join('\n');
