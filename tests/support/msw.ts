import type { FailureKey } from '../../contract/failures.ts';
import { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import { http } from 'msw/core/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type * as z from 'zod/mini';
import { mayFailWith, type EndpointSpec, type RequestOf, type ResponseOf } from '../../contract/define.ts';
import { Language, MerchantCode, Uuid } from '../../contract/primitives.ts';
import { SealedBody } from '../../contract/sealed.ts';
import { SessionKey, SIGNATURE } from '../../contract/security-signature.ts';
import { captcha } from '../../contract/captcha.ts';
import { site } from '../../contract/site.ts';
import { Failure } from '../../server/http/failure.ts';
import { isSigned } from '../../server/http/signature.ts';

/** Address of the mocked server: `fork({ values: [[$baseUrl, BASE_URL]] })`. No such host exists. */
export const BASE_URL = 'http://parlour.test';

/** A received call after its checks; a sealed body is decrypted. */
export interface Heard<E extends EndpointSpec> {
  request: RequestOf<E>;
  headers: Headers;
  /** The first call is 1. */
  nth: number;
}
type Reply<E extends EndpointSpec> = (
  request: RequestOf<E>,
  heard: Heard<E>,
) => ResponseOf<E> | Failure | Promise<ResponseOf<E> | Failure>;

/** A refusal with a message key. The mock server checks that the endpoint declares it. */
export const failure = (key: string, details?: unknown): Failure => new Failure(key as FailureKey, { details });
/** No response: the connection is cut. */
export const cut = (): never => {
  throw new Cut();
};
class Cut extends Error {}
/** A violation of the contract by the caller or by the mock itself. */
class Lie extends Error {}

const must = <S extends z.ZodMiniType>(schema: S, value: unknown, what: string): z.output<S> => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Lie(`${what}: ${JSON.stringify(parsed.error.issues)}`);
  return parsed.data;
};

const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() });
const utf8 = (text: string) => new TextEncoder().encode(text);
const binary = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer;

/** The server's side of AUTH-18: a real key pair; each `atMs` is valid for one body. */
const createSealing = () => {
  const pair = suite.kem.generateKeyPair();
  const given = new Set<number>();
  return {
    async key() {
      const { publicKey } = await pair;
      const atMs = 1_764_150_000_000 + given.size;
      given.add(atMs);
      const raw = Buffer.from(await suite.kem.serializePublicKey(publicKey));
      return { keyId: 'test', publicKey: raw.toString('base64url'), atMs };
    },
    async open({ enc, ct, at }: SealedBody, info: string): Promise<unknown> {
      if (!given.delete(at)) throw new Lie('the body repeats a time that the server did not give, or gave for another');
      const recipientKey = (await pair).privateKey;
      const sealed = { recipientKey, enc: binary(enc), info: utf8(info) };
      const text = await suite.open(sealed, binary(ct), utf8(String(at))).catch((error: unknown) => {
        throw new Lie(`the sealed body does not open: ${String(error)}`);
      });
      return JSON.parse(new TextDecoder().decode(text)) as unknown;
    },
  };
};

/**
 * A server made from the contract (API-02), for the tests of one file. A call or a response that does not fit its endpoint, and
 * a call without a response, fail the test, whatever the model makes of them.
 */
export const mockServer = () => {
  const lies: string[] = [];
  const sealing = createSealing();

  const bodyOf = async (endpoint: EndpointSpec, request: Request): Promise<unknown> => {
    const query = new URL(request.url).searchParams;
    if (endpoint.encoding === 'query') return Object.fromEntries(query);
    if (query.size) throw new Lie('a query string beside a body');
    const type = request.headers.get('content-type');
    if (endpoint.encoding === 'upload')
      return Object.fromEntries((await request.formData()) as Iterable<[string, unknown]>);
    if (endpoint.encoding === 'form') {
      if (type !== 'application/x-www-form-urlencoded') throw new Lie(`content type ${type}`);
      return Object.fromEntries(new URLSearchParams(await request.text()));
    }
    if (type !== 'application/json') throw new Lie(`content type ${type}`);
    const body: unknown = await request.json();
    if (endpoint.encoding === 'json') return body;
    return sealing.open(must(SealedBody, body, 'sealed body'), `${endpoint.method} ${endpoint.path}`);
  };

  const checkHeaders = (endpoint: EndpointSpec, headers: Headers) => {
    if (!endpoint.byHost) must(MerchantCode, headers.get('x-merchant'), 'x-merchant');
    must(Language, headers.get('x-language'), 'x-language');
    const authorization = headers.get('authorization');
    if (authorization !== null && !/^Bearer \S+$/.test(authorization)) throw new Lie(`authorization: ${authorization}`);
    if (endpoint.auth !== 'visitor' && authorization === null) throw new Lie('a call of a session without its token');
    const key = headers.get('idempotency-key');
    if (endpoint.money) must(Uuid, key, 'idempotency-key');
    else if (key !== null) throw new Lie('an idempotency key where no money moves');
  };

  /** Every session that a page opens has a key; the tests of its forms need not handle it. */
  const takeSessionKey = (requested: unknown) => {
    const form = requested as { publicKey?: string };
    must(SessionKey, form.publicKey, 'publicKey');
    delete form.publicKey;
  };
  /** A page without a key for its session sends no signature; the real server checks whether that is allowed. */
  const checkSigned = (headers: Headers) => {
    const signature = headers.get('x-signature');
    if (signature !== null && !SIGNATURE.test(signature)) throw new Lie(`x-signature: ${signature}`);
  };

  const refuse = (endpoint: EndpointSpec, { key, details, status }: Failure) => {
    if (!mayFailWith(endpoint, key)) throw new Lie(`the endpoint does not fail with ${key}`);
    return Response.json({ success: false, message: key, value: details ?? null }, { status });
  };

  const serve = <E extends EndpointSpec>(endpoint: E, reply: Reply<E>, calls: Heard<E>[]) =>
    http[endpoint.method.toLowerCase() as 'get'](BASE_URL + endpoint.path, async ({ request }) => {
      try {
        checkHeaders(endpoint, request.headers);
        const requested = must(endpoint.request, await bodyOf(endpoint, request), 'request') as RequestOf<E>;
        if (endpoint.opensSession) takeSessionKey(requested);
        if (isSigned(endpoint)) checkSigned(request.headers);
        const heard = { request: requested, headers: request.headers, nth: calls.length + 1 };
        calls.push(heard);
        const value = await reply(requested, heard);
        if (value instanceof Failure) return refuse(endpoint, value);
        must(endpoint.response, value, 'response');
        return Response.json({ success: true, value, message: '' });
      } catch (error) {
        if (!(error instanceof Cut)) lies.push(`${endpoint.method} ${endpoint.path}: ${String(error)}`);
        return Response.error();
      }
    });

  const server = setupServer(
    serve(site.sealingKey, () => sealing.key(), []),
    // A server without a captcha; tests of the captcha define their own responses.
    serve(captcha.challenge, () => ({ kind: 'off' as const, siteKey: null, challenge: null }), []),
    http.all('*', ({ request }) => {
      lies.push(`nobody answers ${request.method} ${request.url}`);
      return Response.error();
    }),
  );

  /** Returns the violations so far, and clears them. */
  const takeLies = () => lies.splice(0);

  beforeAll(() => server.listen());
  afterEach(() => {
    server.resetHandlers();
    const found = takeLies();
    if (found.length) throw new Error(found.join('\n'));
  });
  afterAll(() => server.close());

  return {
    /** Defines an endpoint's response in this test; returns the list of its calls. */
    answer<E extends EndpointSpec>(endpoint: E, reply: Reply<NoInfer<E>>): Heard<E>[] {
      const calls: Heard<E>[] = [];
      server.use(serve(endpoint, reply, calls));
      return calls;
    },
    /** A response that breaks the contract on purpose, as from a newer server or a proxy; or that of another origin. */
    answerAnything(endpoint: EndpointSpec, answer: (request: Request) => Response, origin = BASE_URL): void {
      server.use(
        http[endpoint.method.toLowerCase() as 'get'](origin + endpoint.path, ({ request }) => answer(request)),
      );
    },
    takeLies,
  };
};
