import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Older browsers do not count a socket of the same origin as 'self'. */
const ownSocket = (request: { headers: { host?: string } }, config: Config): string => {
  const host = /^[\w.:[\]-]{1,255}$/.exec(request.headers.host ?? '')?.[0];
  const secure = config.https || config.publicUrl?.startsWith('https:');
  return host ? `${secure ? 'wss' : 'ws'}://${host}` : "'self'";
};

/** What the page may load besides our own where a service checks that a person is there. */
const HUMAN_CHECK: Record<Config['human']['check'], string[]> = {
  altcha: [],
  off: [],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
};

/** Headers by which a browser runs nothing that is not ours, and shows us in no one else's frame. */
export const addSecurity = async (app: FastifyInstance, config: Config): Promise<void> => {
  const secure = config.https || Boolean(config.publicUrl?.startsWith('https:'));
  const checker = HUMAN_CHECK[config.human.check];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...checker],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...(config.human.check === 'hcaptcha' ? checker : [])],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", (request) => ownSocket(request, config), ...checker],
        frameSrc: ["'self'", ...checker],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1_024 });
};
