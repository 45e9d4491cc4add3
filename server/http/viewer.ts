import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { sql, type Selectable } from 'kysely';
import type { Flags } from '../../contract/flags.ts';
import { MerchantCode } from '../../contract/primitives.ts';
import type { FieldSetting, RegisterField } from '../../contract/register-fields.ts';
import type { Brand } from '../../contract/site.ts';
import { inMerchant } from '../db/merchant.ts';
import { everyMerchant, type Db } from '../db/database.ts';
import type { MembersTable, MerchantsTable, SessionsTable } from '../db/schema.ts';
import type { AppContext } from '../context.ts';
import { Failure } from './failure.ts';

/** A brand's row with its documents typed; they are checked when they are written. */
export type Merchant = Omit<Selectable<MerchantsTable>, 'brand' | 'flags' | 'modules' | 'settings'> & {
  brand: Brand;
  flags: Flags;
  modules: string[];
  settings: MerchantSettings;
};
export type MemberRow = Selectable<MembersTable>;
export type SessionRow = Selectable<SessionsTable>;

/** What a brand may set beside its look; absent means the house's default. */
export interface MerchantSettings {
  customerService?: string;
  resources?: { resourceType: string; url: string; labelNameEn: string }[];
  gtagId?: string;
  mainDomain?: string;
  /** Other origins of the same brand. */
  domainRoute?: string[];
  imageCDNs?: string[];
  launchGameCDNs?: string[];
  /** ISO 3166 codes of the countries where the brand may not be offered (SYS-03). */
  restrictedCountries?: string[];
  /** Days after which a password must be changed; absent: never. */
  passwordExpiryDays?: number;
  /** Years a player must have; absent: the house's default. */
  minimumAge?: number;
  /** From this amount on a win is told on the winners board, minor units. */
  winnersFrom?: number;
  /** Fields of registration that differ from the house's defaults (AUTH-09). */
  registerFields?: Partial<Record<RegisterField, FieldSetting>>;
  /** The terms that hold now; a change asks every member again (PP-02). */
  termsVersion?: string;
}

/** Who calls, as far as the request says: `stale` bears a token that no live session has. */
export interface Viewer {
  merchant: Merchant;
  token: 'none' | 'stale' | 'live';
  session?: SessionRow;
  member?: MemberRow;
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 256 bits as base64url. */
const TOKEN = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** A brand by its code. */
export const findMerchant = async (db: Db, code: string): Promise<Merchant | undefined> =>
  (await db.selectFrom('merchants').selectAll().where('code', '=', code).executeTakeFirst()) as Merchant | undefined;

/** The brand of a request: header `x-merchant`, else the host's, else the configured one. */
const merchantOf = async (ctx: AppContext, headers: IncomingHttpHeaders, hostname: string): Promise<Merchant> => {
  const { db } = ctx.database;
  const named = headers['x-merchant'];
  if (named !== undefined && !MerchantCode.safeParse(named).success) throw new Failure('unknown_merchant');
  const code = named ?? (await merchantOfHost(db, hostname)) ?? ctx.config.merchant;
  const merchant = await findMerchant(db, String(code));
  if (!merchant) throw new Failure('unknown_merchant');
  return merchant;
};

const merchantOfHost = async (db: Db, host: string): Promise<string | undefined> =>
  // Which brand a host belongs to is the one question that comes before the brand.
  (await everyMerchant(db).selectFrom('domains').select('merchant').where('host', '=', host).executeTakeFirst())
    ?.merchant;

/** Reads the brand and, where a token was sent, its live session and member. */
export const findViewer = async (ctx: AppContext, headers: IncomingHttpHeaders, hostname: string): Promise<Viewer> => {
  const merchant = await merchantOf(ctx, headers, hostname);
  if (headers.authorization === undefined) return { merchant, token: 'none' };
  const token = TOKEN.exec(headers.authorization)?.[1];
  if (!token) return { merchant, token: 'stale' };
  const brand = inMerchant(ctx.database.db, merchant.code);
  const session = await brand
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!session) return { merchant, token: 'stale' };
  const member = await brand.selectFrom('members').selectAll().where('id', '=', session.member_id).executeTakeFirst();
  if (!member) return { merchant, token: 'stale' };
  return { merchant, token: 'live', session, member };
};
