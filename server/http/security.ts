import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteInfo } from '../../contract/site.ts';
import type { Config } from '../config.ts';

/** Older browsers do not count a socket of the same origin as 'self'. */
const ownSocket = (request: { headers: { host?: string } }, config: Config): string => {
  const host = /^[\w.:[\]-]{1,255}$/.exec(request.headers.host ?? '')?.[0];
  const secure = config.https || config.publicUrl?.startsWith('https:');
  return host ? `${secure ? 'wss' : 'ws'}://${host}` : "'self'";
};

/** What Firebase's page part loads, asks and shows: its own window's helper, its service, and the human check before a text message. */
const firebaseSources = ({ firebase }: Config): Record<'script' | 'connect' | 'frame', string[]> =>
  firebase
    ? {
        script: ['https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
        connect: [
          'https://identitytoolkit.googleapis.com',
          'https://securetoken.googleapis.com',
          'https://www.google.com',
        ],
        frame: [`https://${firebase.authDomain}`, 'https://www.google.com/recaptcha/'],
      }
    : { script: [], connect: [], frame: [] };
/** What the page may load besides our own where a service checks that a person is there. */
const HUMAN_CHECK: Record<Config['human']['check'], string[]> = {
  altcha: [],
  off: [],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
};

/** Headers by which a browser runs nothing that is not ours, and shows us in no one else's frame. */
export const addSecurity = async (app: FastifyInstance, config: Config): Promise<void> => {
  const firebase = firebaseSources(config);
  const secure = config.https || Boolean(config.publicUrl?.startsWith('https:'));
  const checker = HUMAN_CHECK[config.human.check];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...checker, ...firebase.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...(config.human.check === 'hcaptcha' ? checker : [])],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", (request) => ownSocket(request, config), ...checker, ...firebase.connect],
        frameSrc: ["'self'", ...checker, ...firebase.frame],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // A provider's window tells its opener how it went.
    ...(config.firebase ? { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' } } : {}),
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1_024 });
};

const GOOGLE = 'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/** Lets the page of a brand load its analytics, once its visitor has agreed (SYS-15), and its pictures from where they are held, too (SYS-04). */
export const allowBrand = (
  reply: FastifyReply,
  { analytics, imageCDNs }: Pick<SiteInfo, 'analytics' | 'imageCDNs'>,
): void => {
  const google = analytics.gtagId === null ? '' : ` ${GOOGLE}`;
  const script = google && ' https://www.googletagmanager.com';
  const pictures = imageCDNs.map((origin) => ` ${origin}`).join('');
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const wider = policy
    .replace("script-src 'self'", (own) => own + script)
    .replace("connect-src 'self'", (own) => own + google)
    .replace("img-src 'self'", (own) => own + google + pictures);
  void reply.header('content-security-policy', wider);
};
