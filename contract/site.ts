import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import { Currency, Exponent, Language, MerchantCode, Millis } from './primitives.ts';
import { Flags } from './flags.ts';
import { Banner, HelpTopic, Promotion } from './site-content.ts';

/** SYS-01: 0 normal, 1 maintenance, 2 region restricted; `untilMs` when the end is known. */
export const SiteStatus = z.strictObject({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  untilMs: z.nullable(Millis),
});
export type SiteStatus = z.infer<typeof SiteStatus>;

/** Path of a picture on the same host. */
const Picture = z.string().check(z.regex(/^\/[\w.-]+(\/[\w.-]+)*$/), z.maxLength(200));

/** SYS-06: the brand of a merchant; data in the database. */
export const Brand = z.strictObject({
  merchant: MerchantCode,
  platform: z.string(),
  lotteryType: z.string(),
  name: z.string(),
  /** Paths of the logo in the header and of the page's icon; absent: the site's own. */
  logo: z.optional(Picture),
  icon: z.optional(Picture),
  /** CSS custom properties that override the tokens; names without the dashes. */
  colors: z.record(z.string().check(z.regex(/^[a-z-]{1,32}$/)), z.string().check(z.regex(/^#[0-9a-fA-F]{3,8}$/))),
  currency: Currency,
  exponent: Exponent,
  languages: z.array(Language),
  defaultLanguage: Language,
  minimumAge: z.int(),
  /** IANA name of the time zone that defines the merchant's days. */
  timeZone: z.string(),
  /** True when money and traffic are a demonstration; the page states it. */
  demo: z.boolean(),
});
export type Brand = z.infer<typeof Brand>;

/** A node of the module tree (SYS-04). */
export const SiteModule = z.strictObject({
  modId: z.string(),
  enabled: z.boolean(),
  childrenNodes: z.array(
    z.strictObject({ modId: z.string(), enabled: z.boolean(), childrenNodes: z.array(z.never()) }),
  ),
});
export type SiteModule = z.infer<typeof SiteModule>;

export const Resource = z.strictObject({
  resourceType: z.string(),
  url: z.string(),
  labelNameEn: z.string(),
  /** The name in other languages; `labelNameEn` where one is missing. */
  labelNames: z.optional(z.partialRecord(Language, z.string())),
});
export type Resource = z.infer<typeof Resource>;

/** SYS-04: site permission info, with the brand and other data of the first page. */
export const SiteInfo = z.strictObject({
  brand: Brand,
  flags: Flags,
  customerService: z.nullable(z.string()),
  domainRoute: z.array(z.string()),
  resources: z.array(Resource),
  whitelabel: z.array(SiteModule),
  /** AUTH-09: the registration fields' rules, as `registerRules` answers them. */
  registerValidators: z.record(z.string(), z.unknown()),
  mainDomain: z.string(),
  /** False: members have a wallet with each vendor besides the main wallet (WAL-03). */
  singleWallet: z.boolean(),
  analytics: z.strictObject({ gtagId: z.nullable(z.string()) }),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  location: z.strictObject({ ip: z.string() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  status: SiteStatus,
  /** Version of the feed `siteStatus` at which this was read. A page that is told another version loads this again. */
  statusSeq: z.int(),
  /** Version of the server, shown in the footer (PP-05). */
  version: z.string(),
  /** Epoch of the database's history, for the socket (W1). */
  epoch: z.string(),
  /** Pools that the merchant shows, in order. The first is the large one. */
  jackpots: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  serverTimeMs: Millis,
});
export type SiteInfo = z.infer<typeof SiteInfo>;

export const site = {
  status: endpoint({
    method: 'GET',
    path: '/wps/system/status',
    auth: 'visitor',
    encoding: 'query',
    request: Nothing,
    response: SiteStatus,
    errors: [],
    whileClosed: true,
    byHost: true,
    summary: 'System status (SYS-01).',
  }),
  info: endpoint({
    method: 'GET',
    path: '/wps/system/whitelabel',
    auth: 'visitor',
    encoding: 'query',
    request: Nothing,
    response: SiteInfo,
    errors: [],
    whileClosed: true,
    byHost: true,
    summary: 'Site permission info: brand, flags, modules (SYS-04).',
  }),
  domainRoutes: endpoint({
    method: 'GET',
    path: '/wps/system/domainRoutes',
    auth: 'visitor',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ list: z.array(z.string()) }),
    errors: [],
    whileClosed: true,
    byHost: true,
    summary: 'Origins at which the site can be reached, besides its main domain (SYS-04).',
  }),
  /** HPKE public key for sealed bodies, base64url, and the server's time, which the body repeats. */
  sealingKey: endpoint({
    method: 'GET',
    path: '/wps/system/sealingKey',
    auth: 'visitor',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ keyId: z.string(), publicKey: z.string(), atMs: Millis }),
    errors: [],
    summary: 'Public key for sealed bodies (AUTH-18).',
  }),
  banners: endpoint({
    method: 'GET',
    path: '/wps/relay/MCS_banners',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ groupName: z.string().check(z.maxLength(32)), language: Language }),
    response: z.strictObject({ list: z.array(Banner) }),
    errors: [],
    summary: 'Banners of a group (HOME-02).',
  }),
  promotions: endpoint({
    method: 'GET',
    path: '/wps/relay/MCS_promotions',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ language: Language }),
    response: z.strictObject({ list: z.array(Promotion) }),
    errors: [],
    summary: 'Promotions that run now.',
  }),
  help: endpoint({
    method: 'GET',
    path: '/wps/system/helpCenter',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ language: Language }),
    response: z.strictObject({ list: z.array(HelpTopic) }),
    errors: [],
    whileClosed: true,
    summary: 'Help centre topics (NAV-04).',
  }),
} as const;
