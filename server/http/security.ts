import { isIP } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteInfo } from '../../contract/site.ts';
import type { Config } from '../config/config.ts';

/**
 * Sources that Firebase's client code loads, calls and frames: its window's helper, its service, and the captcha before a
 * text message.
 */
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
/** Sources that the captcha provider needs. */
const CAPTCHA_PROVIDER: Record<Config['captcha']['check'], string[]> = {
  altcha: [],
  off: [],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
};

/** Sets headers that restrict scripts to known sources and forbid other sites to frame the pages. */
export const addSecurity = async (app: FastifyInstance, config: Config): Promise<void> => {
  const firebase = firebaseSources(config);
  const secure = config.https || Boolean(config.publicUrl?.startsWith('https:'));
  const checker = CAPTCHA_PROVIDER[config.captcha.check];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...checker, ...firebase.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...(config.captcha.check === 'hcaptcha' ? checker : [])],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...checker, ...firebase.connect],
        frameSrc: ["'self'", ...checker, ...firebase.frame],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // The login provider's window reports its result to its opener.
    ...(config.firebase ? { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' } } : {}),
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    // No client sends compressed bodies, and a small one could expand to a large one.
    globalDecompression: false,
  });
};

/** Allows the styles and scripts that stand in the page itself, by their hashes. */
export const allowInline = (
  reply: FastifyReply,
  { styles, scripts = [] }: { styles: readonly string[]; scripts?: readonly string[] },
): void => {
  const sources = (hashes: readonly string[]) => hashes.map((hash) => ` ${hash}`).join('');
  widen(reply, 'style-src', sources(styles));
  widen(reply, 'script-src', sources(scripts));
};

type Domains = Pick<SiteInfo, 'mainDomain' | 'domainRoute'>;

/** Allows the page's socket also in browsers that do not treat a websocket of the same origin as 'self'. */
export const allowSocket = (
  reply: FastifyReply,
  { host, hostname }: Pick<FastifyRequest, 'host' | 'hostname'>,
  { https, publicUrl }: Pick<Config, 'https' | 'publicUrl'>,
  domains: Domains | undefined,
): void => {
  if (!isOurs(host, hostname, publicUrl, domains)) return;
  const secure = https || publicUrl?.startsWith('https:');
  widen(reply, 'connect-src', ` ${secure ? 'wss' : 'ws'}://${host}`);
};

/** Whether the host is configured, localhost, a name below it, or an IP address. Other host names from a request go into no policy. */
const isOurs = (
  host: string,
  hostname: string,
  publicUrl: string | undefined,
  domains: Domains | undefined,
): boolean => {
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);
  const configured = [publicUrl ?? '', domains?.mainDomain ?? '', ...(domains?.domainRoute ?? [])].map(hostOf);
  return (
    /^([a-z0-9-]+\.)*localhost$/i.test(hostname) ||
    isIP(hostname.replace(/^\[|\]$/g, '')) > 0 ||
    configured.includes(host)
  );
};

const widen = (reply: FastifyReply, directive: string, sources: string): void => {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply.header(
    'content-security-policy',
    policy.replace(`${directive} 'self'`, (own) => own + sources),
  );
};

const GOOGLE = 'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/**
 * Allows the merchant's page to load its analytics, after the visitor's consent (SYS-15), to call its origins, to load its
 * pictures from their CDNs (SYS-04), and in frames the games of its vendors, from their origins and from its own for games.
 */
export const allowMerchant = (
  reply: FastifyReply,
  {
    analytics,
    domainRoute,
    imageCDNs,
    launchGameCDNs,
  }: Pick<SiteInfo, 'analytics' | 'domainRoute' | 'imageCDNs' | 'launchGameCDNs'>,
  vendors: readonly string[],
): void => {
  const google = analytics.gtagId === null ? '' : ` ${GOOGLE}`;
  const script = google && ' https://www.googletagmanager.com';
  const pictures = imageCDNs.map((origin) => ` ${origin}`).join('');
  widen(reply, 'script-src', script);
  const calls = domainRoute.map((origin) => ` ${origin} ${origin.replace('http', 'ws')}`).join('');
  widen(reply, 'connect-src', google + calls);
  widen(reply, 'img-src', google + pictures);
  widen(reply, 'frame-src', [...vendors, ...launchGameCDNs].map((origin) => ` ${origin}`).join(''));
};
