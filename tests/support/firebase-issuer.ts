import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { FirebaseConfig } from '../../server/config/config.ts';

/** Firebase's emulator makes no network calls for a project whose name begins with this prefix. */
export const PROJECT = 'demo-parlour';

interface Over {
  /** Claims that differ from a valid token's; undefined removes one. */
  claims?: JWTPayload;
  /** Signed with an unpublished key. */
  forged?: boolean;
  alg?: string;
}

export interface Issuer {
  config: FirebaseConfig;
  /** An ID token as Firebase signs it for a person who has just logged in. */
  token(provider: 'google.com' | 'facebook.com' | 'phone', uid: string, over?: Over): Promise<string>;
  /** The response of the keys' address from now on: the keys, none, invalid data or an error. */
  keysAre(state: 'there' | 'silent' | 'nonsense' | 'failing'): void;
  close(): Promise<void>;
}

/**
 * Replaces Firebase's token service: a real key pair, real RS256, and its public half over real HTTP. Another process requests
 * a token for a phone number at `/token?uid=&phone=`, and signs its own claims at `/sign?claims=`.
 */
export const startIssuer = async (): Promise<Issuer> => {
  const [pair, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  let state: Parameters<Issuer['keysAre']>[0] = 'there';
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(pair.privateKey);
  const token: Issuer['token'] = (provider, uid, { claims = {}, forged = false, alg = 'RS256' } = {}) => {
    const now = Math.floor(Date.now() / 1_000);
    const right: JWTPayload = {
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: uid,
      user_id: uid,
      iat: now,
      exp: now + 3_600,
      auth_time: now,
      firebase: { sign_in_provider: provider, identities: {} },
      // Each token is unique, like Firebase's.
      jti: crypto.randomUUID(),
    };
    const secret = new TextEncoder().encode(JSON.stringify(jwk));
    return new SignJWT({ ...right, ...claims })
      .setProtectedHeader({ alg, kid: 'k1' })
      .sign(alg === 'HS256' ? secret : forged ? other.privateKey : pair.privateKey);
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://issuer');
    if (pathname === '/token') {
      const { uid = '', phone = '' } = Object.fromEntries(searchParams);
      void token('phone', uid, { claims: { phone_number: phone } }).then((text) => response.end(text));
      return;
    }
    if (pathname === '/sign') {
      const claims = JSON.parse(searchParams.get('claims') ?? '{}') as JWTPayload;
      void sign(claims).then((text) => response.end(text));
      return;
    }
    if (state === 'silent') return;
    response.statusCode = state === 'failing' ? 500 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(state === 'nonsense' ? '<html>' : JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: {
      projectId: PROJECT,
      apiKey: 'AIzaSyTest-000000000000',
      authDomain: `${PROJECT}.firebaseapp.com`,
      channels: ['google', 'facebook', 'phone'],
      keysUrl: `http://127.0.0.1:${port}/keys`,
    },
    token,
    keysAre(next) {
      state = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
