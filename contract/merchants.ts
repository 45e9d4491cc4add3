import * as z from 'zod/mini';
import { BaseUrl } from './base-url.ts';
import { Done, endpoint, Nothing } from './define.ts';
import { LIMITS } from './limits.ts';
import { LOTTERY_TYPES } from './modules.ts';
import { OperatorReason } from './operator-reason.ts';
import { Currency, Exponent, GameType, Language, MerchantCode, MinorUnits, NodeId } from './primitives.ts';
import { Brand, SiteStatus } from './site.ts';
import { TimeZone } from './time-zone.ts';

/** What a merchant needs before players can use it, and lacks. */
export const MISSING = ['host', 'vendor_key', 'game', 'deposit_method', 'withdrawal_method', 'rules'] as const;

const Name = z.string().check(z.minLength(1), z.maxLength(60));
const { logo, icon, colors } = Brand.shape;
const look = {
  name: Name,
  colors,
  logo,
  icon,
  languages: z.array(Language).check(z.minLength(1), z.maxLength(27)),
  defaultLanguage: Language,
  minimumAge: z.int().check(z.minimum(LIMITS.minimumAge), z.maximum(99)),
  timeZone: TimeZone,
  /** Which lotteries it offers. */
  lotteryType: z._default(z.enum(LOTTERY_TYPES), 'ALL'),
  /** By which vendors know the platform that it is a brand of. */
  platform: z._default(z.string().check(z.regex(/^[A-Z][A-Z0-9_-]{0,15}$/)), 'PARLOUR'),
};

/** SYS-06: a merchant that the operator makes. Its currency stays as it is from then on. */
export const NewMerchant = z.strictObject({
  ...look,
  merchant: MerchantCode,
  colors: z._default(look.colors, {}),
  currency: Currency,
  /** Decimal digits of the currency; absent: those of ISO 4217. */
  exponent: z.optional(Exponent),
  reason: OperatorReason,
});

const MerchantRow = z.strictObject({
  merchant: MerchantCode,
  name: z.string(),
  currency: Currency,
  exponent: Exponent,
  status: SiteStatus,
  /** Null: it has not closed; `archived`: nothing of members is left in it. */
  closed: z.nullable(z.enum(['closed', 'archived'])),
  hosts: z.array(z.string()),
  /** Enabled ones that can be played. */
  games: z.int(),
  missing: z.array(z.enum(MISSING)),
});
export type MerchantRow = z.infer<typeof MerchantRow>;

/** A name under which browsers reach the site, without its port. */
export const Host = z
  .string()
  .check(
    z.maxLength(253),
    z.regex(/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/),
  );

const VendorCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,31}$/));
const Key = z.strictObject({ keyId: z.string(), secret: z.string() });
const Bound = z.int().check(z.minimum(0));

/** GAME-01: a game of a vendor as a merchant offers it. Amounts in minor units. */
export const CatalogueGame = z.strictObject({
  nodeId: NodeId,
  /** The vendor's name for it. */
  code: z.string().check(z.minLength(1), z.maxLength(64)),
  gameType: GameType,
  classify: z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8)),
  /** By language; English is needed. */
  names: z.partialRecord(Language, z.string().check(z.minLength(1), z.maxLength(120))),
  hot: z._default(z.boolean(), false),
  fresh: z._default(z.boolean(), false),
  playable: z._default(z.boolean(), true),
  freePlay: z._default(z.boolean(), false),
  /** True for an entry that opens a list of games. */
  holdsOthers: z._default(z.boolean(), false),
  roomId: z._default(z.nullable(z.string().check(z.maxLength(64))), null),
  poolId: z._default(z.nullable(z.string().check(z.maxLength(32))), null),
  minBet: Bound,
  maxBet: Bound,
  lines: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
  rtpMicro: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))), null),
  minRoundMs: z._default(z.int().check(z.minimum(0), z.maximum(3_600_000)), 0),
  /** Stakes at which the vendor plays free rounds of it, minor units; null: it plays none. */
  freeRoundStakes: z._default(
    z.nullable(z.array(MinorUnits.check(z.positive())).check(z.minLength(1), z.maxLength(100))),
    null,
  ),
  popularity: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
});
export type CatalogueGame = z.infer<typeof CatalogueGame>;

/** Games of one file. */
export const CATALOGUE_GAMES = 5_000;
const CATALOGUE_BYTES = 8_000_000;
/** Sixty a game: its fields, and its names in every language. */
const CATALOGUE_VALUES = 60 * CATALOGUE_GAMES;

const Ending = z.strictObject({ merchant: MerchantCode, reason: OperatorReason });

const OfHost = z.strictObject({ merchant: MerchantCode, host: Host, reason: OperatorReason });

/** Larger sums of many pools would leave what a number holds exactly. */
const PoolAmount = MinorUnits.check(z.positive(), z.maximum(1_000_000_000_000));

/** SYS-04, SYS-06: the operator makes merchants, and gives them hosts, vendors and games. */
export const merchants = {
  merchants: endpoint({
    method: 'GET',
    path: '/operator/merchants',
    auth: 'operator',
    roles: ['admin', 'support', 'payments', 'games', 'content', 'agents'],
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ list: z.array(MerchantRow) }),
    errors: [],
    summary: 'Every merchant with what it lacks.',
  }),
  newMerchant: endpoint({
    method: 'POST',
    path: '/operator/merchants',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: NewMerchant,
    response: MerchantRow,
    errors: ['merchant_taken', 'brand_wrong'],
    summary: 'Makes a merchant, in maintenance at first. The same call once more changes nothing.',
  }),
  changeMerchant: endpoint({
    method: 'PUT',
    path: '/operator/merchants',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      change: z.partial(z.strictObject(look)),
      reason: OperatorReason,
    }),
    response: MerchantRow,
    errors: ['unknown_merchant', 'brand_wrong'],
    summary: 'Changes name, look, languages, age or days. Open pages follow.',
  }),
  closeMerchant: endpoint({
    method: 'POST',
    path: '/operator/merchants/close',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: Ending,
    response: MerchantRow,
    errors: ['unknown_merchant'],
    summary: 'Ends registration, deposits and play for good. Members withdraw what is theirs.',
  }),
  reopenMerchant: endpoint({
    method: 'POST',
    path: '/operator/merchants/reopen',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: Ending,
    response: MerchantRow,
    errors: ['unknown_merchant', 'merchant_archived'],
    summary: 'Opens a closed merchant again.',
  }),
  archiveMerchant: endpoint({
    method: 'POST',
    path: '/operator/merchants/archive',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: Ending,
    response: MerchantRow,
    errors: ['unknown_merchant', 'merchant_not_closed', 'merchant_holds_money'],
    summary: 'Ends a closed merchant in which members have no money: its hosts are free again, its rows stay.',
  }),
  addHost: endpoint({
    method: 'PUT',
    path: '/operator/hosts',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: OfHost,
    response: MerchantRow,
    errors: ['unknown_merchant', 'host_taken'],
    summary: 'Calls to this host are the merchant’s.',
  }),
  removeHost: endpoint({
    method: 'DELETE',
    path: '/operator/hosts',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'query',
    request: OfHost,
    response: MerchantRow,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Calls to this host are the merchant’s no longer.',
  }),
  setVendor: endpoint({
    method: 'PUT',
    path: '/operator/vendors',
    auth: 'operator',
    roles: ['games'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      vendor: VendorCode,
      name: Name,
      /** Null: it has no API, so that its games cannot be played. */
      baseUrl: z.nullable(BaseUrl),
      position: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0),
      reason: OperatorReason,
    }),
    response: z.strictObject({
      /** The keys of a new vendor, told this once; null for one that has keys. `in`: it signs its calls; `out`: we sign ours. */
      keys: z.nullable(z.strictObject({ in: Key, out: Key })),
    }),
    errors: ['unknown_merchant'],
    summary: 'Makes or changes a vendor of a merchant; a new one gets keys.',
  }),
  putCatalogue: endpoint({
    method: 'PUT',
    path: '/operator/catalogue',
    auth: 'operator',
    roles: ['games'],
    encoding: 'json',
    bodyBytes: CATALOGUE_BYTES,
    bodyValues: CATALOGUE_VALUES,
    request: z.strictObject({
      merchant: MerchantCode,
      vendor: VendorCode,
      games: z.array(CatalogueGame).check(z.minLength(1), z.maxLength(CATALOGUE_GAMES)),
      reason: OperatorReason,
    }),
    response: z.strictObject({ created: z.int(), changed: z.int() }),
    errors: ['unknown_merchant', 'not_found', 'catalogue_wrong'],
    summary: 'Makes or changes games of a vendor. All or none.',
  }),
  newPool: endpoint({
    method: 'POST',
    path: '/operator/pools',
    auth: 'operator',
    roles: ['games'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/)),
      name: Name,
      position: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
      /** Bounds of each first amount, which the house pays. */
      seedMin: PoolAmount,
      seedMax: PoolAmount,
      /** Millionths of a stake. */
      contributionMicro: z.int().check(z.minimum(0), z.maximum(500_000)),
      /** One win in this many bets of the reference stake. */
      oneIn: z.int().check(z.minimum(2), z.maximum(1_000_000_000)),
      referenceStake: PoolAmount,
      reason: OperatorReason,
    }),
    response: Done,
    errors: ['unknown_merchant', 'pool_wrong'],
    summary: 'Opens a jackpot pool with its first amount. One that exists stays as it is.',
  }),
} as const;
