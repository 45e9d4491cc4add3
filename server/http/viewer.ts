import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { sql, type Selectable } from 'kysely';
import type { GamePlace } from '../../contract/games.ts';
import type { Flags } from '../../contract/flags.ts';
import type { ModuleStates } from '../../contract/modules.ts';
import type { DividendPeriod } from '../../contract/pay-terms.ts';
import { MerchantCode, type GameType } from '../../contract/primitives.ts';
import type { FieldSetting, RegisterField } from '../../contract/register-fields.ts';
import type { Brand, Resource, SiteStatus } from '../../contract/site.ts';
import { inMerchant } from '../db/merchant.ts';
import type { Db } from '../db/database.ts';
import { withMerchant } from '../db/scope.ts';
import type { MembersTable, MerchantsTable, SessionsTable } from '../db/schema.ts';
import type { BaseContext } from '../app/base-context.ts';
import { Failure } from './failure.ts';
import { merchantOfHost } from './merchant-of-host.ts';

/** A merchant's row with typed JSON columns, which are checked when they are written. */
export type Merchant = Omit<Selectable<MerchantsTable>, 'brand' | 'flags' | 'modules' | 'settings'> & {
  brand: Brand;
  flags: Flags;
  modules: ModuleStates;
  settings: MerchantSettings;
  /** Types of game that are not offered to the visitor; none if missing (`inRegion`). */
  closedTypes?: readonly string[];
};
export type MemberRow = Selectable<MembersTable>;
export type SessionRow = Selectable<SessionsTable>;

/** Optional settings of a merchant; the server's default applies if absent. */
export interface MerchantSettings {
  customerService?: string;
  resources?: Resource[];
  gtagId?: string;
  mainDomain?: string;
  /** Origins that the merchant's pages call, the first that answers. */
  domainRoute?: string[];
  imageCDNs?: string[];
  launchGameCDNs?: string[];
  /** Where games open that have no setting of their own (GAME-07); absent: in the page. */
  openGamesIn?: GamePlace;
  /** Types of game in the order of the home page; those it does not name follow. Absent: the product's order. */
  homeTypes?: GameType[];
  /** ISO 3166 codes of the countries where the merchant may not be offered (SYS-03). */
  restrictedCountries?: string[];
  /** Types of game that are not offered in a country, each as `COCKFIGHT:US`. */
  restrictedTypes?: string[];
  /** Days after which a password must be changed; absent: never. */
  passwordExpiryDays?: number;
  /** Minimum age of a player in years; absent: the server's default. */
  minimumAge?: number;
  /** Minimum win for the winners board, minor units. */
  winnersFrom?: number;
  /** PP-29: least bet and least win that the audit records, minor units; absent: the server's default. */
  largeBetFrom?: number;
  largeWinFrom?: number;
  /** PP-18: default and longest interval of reality checks, minutes; absent: off, and no bound. */
  realityCheckMinutes?: number;
  realityCheckMaxMinutes?: number;
  /** WAL-03: least and most of one transfer to the upline, and how many and how much a day; absent: the server's defaults. */
  uplineTransferFrom?: number;
  uplineTransferTo?: number;
  uplineTransfersADay?: number;
  uplineTransferSumADay?: number;
  /** AGT-05: the same for transfers from an agent to direct members; absent: the server's defaults. */
  downlineTransferFrom?: number;
  downlineTransferTo?: number;
  downlineTransfersADay?: number;
  downlineTransferSumADay?: number;
  /** MEM-08: bounds of a member's rain, of what a member gives a day, and of its shares; absent: the server's defaults. */
  rainFrom?: number;
  rainTo?: number;
  rainSumADay?: number;
  rainShares?: number;
  /** Bounds of a rain of the house, and of what it gives a day; absent: the server's defaults. */
  houseRainTo?: number;
  houseRainSumADay?: number;
  /** AGT-05: greatest rebate rate of an agent without upline, and the least difference to the upline's rate, in millionths. */
  maxRebate?: number;
  rebateDifference?: number;
  /** False: members have a wallet with each vendor besides the main wallet (WAL-03); absent: one wallet for all vendors. */
  singleWallet?: boolean;
  /** Registration fields that differ from the server's defaults (AUTH-09). */
  registerFields?: Partial<Record<RegisterField, FieldSetting>>;
  /** Hours in which payouts to a new account wait; absent: the server's default. */
  payoutHoldHours?: number;
  /** Minutes after which an unanswered payment of a withdrawal counts as received; absent: the server's default. */
  autoReceivedMinutes?: number;
  /** Agents' bills above this wait for the operator's approval, minor units; absent: none waits (AGT-03). */
  payApprovalAbove?: number;
  /** Amounts above which payouts, and corrections and write-offs, need two members of staff, minor units; absent: the server's defaults. */
  fourEyesPayoutsAbove?: number;
  fourEyesCorrectionsAbove?: number;
  /** Period of dividends; absent: half a month. A window that has begun keeps its period. */
  dividendPeriod?: DividendPeriod;
  /** Version of the current terms. After a change every member is asked again (PP-02). */
  termsVersion?: string;
}

/** Returns the site status of the merchant's row (SYS-01). */
export const statusOf = (merchant: Pick<Merchant, 'status' | 'status_until'>): SiteStatus => ({
  status: merchant.status,
  untilMs: merchant.status_until?.getTime() ?? null,
});

/** The caller according to the request. `stale`: the token belongs to no live session. */
export interface Viewer {
  merchant: Merchant;
  token: 'none' | 'stale' | 'live';
  /** Why the session of a stale token ended; absent if it is not known. */
  endReason?: SessionRow['end_reason'];
  session?: SessionRow;
  member?: MemberRow;
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 256 bits as base64url. */
const TOKEN = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** Finds a merchant by its code. */
export const findMerchant = async (db: Db, code: string): Promise<Merchant | undefined> => {
  const row = await db.selectFrom('merchants').selectAll().where('code', '=', code).executeTakeFirst();
  return row && asOffered(row as Merchant);
};

/** A merchant that has closed registers nobody, and offers no games. */
const asOffered = (row: Merchant): Merchant =>
  row.closed_at === null
    ? row
    : { ...row, flags: { ...row.flags, DIRECTREG3: false }, modules: { ...row.modules, GAMES: false } };

/** Returns the merchant's code of a request: by the header `x-merchant`, else by the host, else the configured one. */
export const merchantCodeOf = async (
  { database: { db }, config }: BaseContext,
  headers: IncomingHttpHeaders,
  hostname: string,
): Promise<string> => {
  const named = headers['x-merchant'];
  if (named !== undefined && !MerchantCode.safeParse(named).success) throw new Failure('unknown_merchant');
  return String(named ?? (await merchantOfHost(db, hostname)) ?? config.merchant);
};

const merchantOf = async (ctx: BaseContext, headers: IncomingHttpHeaders, hostname: string): Promise<Merchant> => {
  const merchant = await findMerchant(ctx.database.db, await merchantCodeOf(ctx, headers, hostname));
  if (!merchant) throw new Failure('unknown_merchant');
  return merchant;
};

/** Reads the merchant and, if a token was sent, its live session and member. */
export const findViewer = async (ctx: BaseContext, headers: IncomingHttpHeaders, hostname: string): Promise<Viewer> => {
  const merchant = await merchantOf(ctx, headers, hostname);
  if (headers.authorization === undefined) return { merchant, token: 'none' };
  const token = TOKEN.exec(headers.authorization)?.[1];
  if (!token) return { merchant, token: 'stale' };
  return withMerchant(merchant.code, () => viewerOf(ctx, merchant, token));
};

const viewerOf = async (ctx: BaseContext, merchant: Merchant, token: string): Promise<Viewer> => {
  const tables = inMerchant(ctx.database.db, merchant.code);
  const found = await tables
    .selectFrom('sessions')
    .selectAll()
    .select(sql<boolean>`ended_at is null and expires_at > now()`.as('runs'))
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!found) return { merchant, token: 'stale' };
  const { runs, ...session } = found;
  if (!runs) return { merchant, token: 'stale', endReason: session.end_reason };
  const member = await tables.selectFrom('members').selectAll().where('id', '=', session.member_id).executeTakeFirst();
  if (!member) return { merchant, token: 'stale' };
  return { merchant, token: 'live', session, member };
};
