import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { endpoints } from '../../../contract/index.ts';
import { security } from '../../../contract/security.ts';
import { isSigned } from '../../../server/http/signature.ts';
import { callServer, sealFor } from '../../support/calls.ts';
import { failureTexts } from '../../support/failure-texts.ts';
import { signatureBy, testKeyOf } from '../../support/signing.ts';
import { GOOD } from './good.ts';
import { openWorld, type Person, type World } from './world.ts';

let world: World;
let textsOf: (key: string) => string[] | undefined;
let other: Person;
beforeAll(async () => {
  [world, textsOf] = await Promise.all([openWorld(), failureTexts()]);
  other = await world.person();
});
afterAll(() => world.close());

const { auth, security: guarded, registration, support } = endpoints;
/** Every signed account call. */
const SIGNED = Object.entries({ auth, security: guarded, registration, support }).flatMap(([domain, group]) =>
  Object.entries(group as Record<string, EndpointSpec>)
    .filter(([, endpoint]) => isSigned(endpoint))
    .map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
);

/** A valid call that a test then changes; it can be sent more than once unchanged. */
const callOf = async (name: string, endpoint: EndpointSpec) => {
  const made = await GOOD[name]?.(world);
  const token = made?.token ?? (await world.person()).token;
  const request = made?.request ?? {};
  const body = JSON.stringify(endpoint.encoding === 'sealed' ? await sealFor(world.url, endpoint, request) : request);
  const { method, path } = endpoint;
  const signed = (by = token) => signatureBy(testKeyOf(by)!, { method, path, body });
  const send = async (headers: Record<string, string>) => {
    const answer = await callServer(
      world.url,
      { ...endpoint, signed: false, confirmed: false, money: false },
      {},
      {
        token,
        raw: { body },
        headers,
      },
    );
    return answer.body.message;
  };
  return { token, signed, send };
};
/** The headers of a call that requires a confirmation, with one of this session. */
const confirmed = async ({ confirmed: isRequested }: EndpointSpec, token: string): Promise<Record<string, string>> => {
  if (!isRequested) return {};
  const { body } = await callServer(world.url, security.confirm, { password: 'Parlour-2026' }, { token });
  return { 'x-confirmation': body.value.confirmation };
};

describe.each(SIGNED)('[issue 5] $name', ({ name, endpoint }) => {
  it('refuses a missing, forged, swapped or replayed signature, and changes nothing', async () => {
    const { token, signed, send } = await callOf(name, endpoint);
    const more = await confirmed(endpoint, token);
    const before = await world.rows();
    expect(await send(more)).toBe('signature_needed');
    const [atMs, nonce, signature] = signed().split('.');
    const forged = `${atMs}.${nonce}.${signature!.slice(1)}A`;
    for (const bad of [
      forged,
      signed(other.token),
      `${Number(atMs) - 1}.${nonce}.${signature}`,
      '🙂',
      'x'.repeat(5_000),
    ])
      expect([bad, await send({ ...more, 'x-signature': encodeURI(bad) })]).toEqual([bad, 'signature_refused']);
    expect(await world.rows()).toEqual(before);
    const once = signed();
    expect(await send({ ...more, 'x-signature': once })).toBe('');
    const after = await world.rows();
    expect(await send({ ...more, 'x-signature': once })).toMatch(/^(signature_refused|session_ended)$/);
    expect(await world.rows()).toEqual(after);
  });

  it.runIf(endpoint.confirmed)('refuses a confirmation that is forged, another session’s, or used', async () => {
    const { token, signed, send } = await callOf(name, endpoint);
    const own = await confirmed(endpoint, token);
    const before = await world.rows();
    const others = await confirmed(endpoint, other.token);
    for (const bad of [{}, others, { 'x-confirmation': 'A'.repeat(43) }, { 'x-confirmation': '' }])
      expect(await send({ ...bad, 'x-signature': signed() })).toBe('confirmation_needed');
    expect(await world.rows()).toEqual({ ...before, confirmations: before['confirmations']! + 1 });
    expect(await send({ ...own, 'x-signature': signed() })).toBe('');
    expect(await send({ ...own, 'x-signature': signed() })).toBe('confirmation_needed');
  });
});

it('has a message in each language for every token refusal', () => {
  const keys = ['signature_needed', 'signature_refused', 'confirmation_needed', 'session_ended', 'not_logged_in'];
  const more = ['firebase_token_refused', 'sealed_body_unreadable', 'captcha_check_failed', 'captcha_check_needed'];
  expect([...keys, ...more].filter((key) => textsOf(key)?.length !== 3)).toEqual([]);
});
