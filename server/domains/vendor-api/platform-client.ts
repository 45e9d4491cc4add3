import * as z from 'zod/mini';
import { PLATFORM_CALLS } from '../../../contract/vendor-calls.ts';
import { platformCalls } from '../../../contract/vendor-platform.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import { resolveSelf, type BaseContext } from '../../app/base-context.ts';
import { watchOutage } from '../../operator/outages.ts';
import { signedHeaders } from './signature.ts';

/** A player waits for a launch. After this time the launch fails. */
const TIMEOUT_MS = 8_000;
/** Larger than a page of any feed. */
const LARGEST_ANSWER = 4_000_000;

export interface VendorName {
  merchant: string;
  vendor: string;
}

/** The call to the vendor failed, or its answer does not match the contract. */
export class VendorCallFailed extends Error {
  override readonly name = 'VendorCallFailed';
  readonly reason: 'no_address' | 'timeout' | 'network' | 'status' | 'schema';
  /** HTTP status of a refusal. */
  readonly status: number | undefined;
  constructor(reason: VendorCallFailed['reason'], detail: string, status?: number) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.status = status;
  }
}

/** Calls to vendors, each signed with the platform's key for the vendor and checked against the contract. */
export const vendorGames = (ctx: BaseContext, name: VendorName) => ask(ctx, name, PLATFORM_CALLS.games);

export const launch = (ctx: BaseContext, name: VendorName, body: z.infer<typeof platformCalls.launchRequest>) =>
  ask(ctx, name, PLATFORM_CALLS.launch, body);

/** Opens a session in a book whose pages are the site's. */
export const join = (ctx: BaseContext, name: VendorName, body: z.infer<typeof platformCalls.joinRequest>) =>
  ask(ctx, name, PLATFORM_CALLS.join, body);

/** A page of the slips of a session's player. */
export const slips = (ctx: BaseContext, name: VendorName, body: z.infer<typeof platformCalls.slipsRequest>) =>
  ask(ctx, name, PLATFORM_CALLS.slips, body);

export const kick = (ctx: BaseContext, name: VendorName, body: z.infer<typeof platformCalls.kickRequest>) =>
  ask(ctx, name, PLATFORM_CALLS.kick, body);

/** Passes on what a player did in a game. The vendor executes the command's id once. */
export const command = (
  ctx: BaseContext,
  name: VendorName,
  body: z.infer<typeof platformCalls.commandRequest>,
  timeoutMs: number,
) => ask(ctx, name, PLATFORM_CALLS.command, body, timeoutMs);

/** As `command`, to this address: that of a vendor which tests how it takes commands. */
export const commandAt = async (
  ctx: BaseContext,
  address: Address,
  body: z.infer<typeof platformCalls.commandRequest>,
  timeoutMs: number,
) => read(platformCalls.command, await send(ctx, address, 'POST', body, timeoutMs));

/** As `join`, to this address. */
export const joinAt = async (ctx: BaseContext, address: Address, body: z.infer<typeof platformCalls.joinRequest>) =>
  read(platformCalls.join, await send(ctx, address, 'POST', body, TIMEOUT_MS));

/** As `slips`, to this address. */
export const slipsAt = async (ctx: BaseContext, address: Address, body: z.infer<typeof platformCalls.slipsRequest>) =>
  read(platformCalls.slips, await send(ctx, address, 'POST', body, TIMEOUT_MS));

/** Returns the address of a round's replay (PP-25). */
export const replay = (
  ctx: BaseContext,
  name: VendorName,
  round: { vendorRoundId: string; memberId: number; language: Language },
) =>
  ask(ctx, name, PLATFORM_CALLS.replay, {
    round_id: round.vendorRoundId,
    player: String(round.memberId),
    language: round.language,
  });

export const vendorFeed = (ctx: BaseContext, name: VendorName, after: string | null, limit: number) =>
  ask(ctx, name, {
    ...PLATFORM_CALLS.feed,
    path: `${PLATFORM_CALLS.feed.path}?limit=${limit}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`,
  });

const ask = async <A>(
  ctx: BaseContext,
  name: VendorName,
  { method, path, response }: { method: 'GET' | 'POST'; path: string; response: z.ZodMiniType<A> },
  body?: object,
  timeoutMs = TIMEOUT_MS,
): Promise<A> => {
  const address = await addressOf(ctx, name, path);
  const { merchant, vendor } = name;
  return read(
    response,
    await watchOutage(ctx, { merchant, subject: `vendor:${vendor}` }, outageOf, () =>
      send(ctx, address, method, body, timeoutMs),
    ),
  );
};

const read = <A>(schema: z.ZodMiniType<A>, text: string): A => {
  const answer = schema.safeParse(json(text));
  if (!answer.success) throw new VendorCallFailed('schema', z.prettifyError(answer.error));
  return answer.data;
};

/** A vendor that cannot be reached or fails at every call is down. One that refuses a call is not. */
const outageOf = (error: unknown): string | undefined => {
  const { reason, status = 0 } = error as VendorCallFailed;
  if (reason === 'status') return status >= 500 ? `status ${status}` : undefined;
  return reason;
};

/** Where a call goes, and the key that signs it. */
export interface Address {
  url: URL;
  key: { vendor: string; keyId: string; secret: string };
}

const send = async (
  ctx: BaseContext,
  { url, key }: Address,
  method: 'GET' | 'POST',
  body: object | undefined,
  timeoutMs: number,
): Promise<string> => {
  const rawBody = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const signed = signedHeaders(key, { method, pathWithQuery: url.pathname + url.search, rawBody }, ctx.now());
  try {
    const response = await fetch(url, {
      method,
      headers: { ...signed, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: rawBody } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.ok && text.length <= LARGEST_ANSWER) return text;
    throw new VendorCallFailed('status', `${response.status} ${text.slice(0, 200)}`, response.status);
  } catch (error) {
    if (error instanceof VendorCallFailed) throw error;
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    // "fetch failed" does not say why; its cause does.
    const why = cause ? `${String(error)} (${cause.code ?? cause.message})` : String(error);
    throw new VendorCallFailed(name === 'TimeoutError' ? 'timeout' : 'network', why);
  }
};

const addressOf = async (ctx: BaseContext, { merchant, vendor }: VendorName, path: string): Promise<Address> => {
  const row = await inMerchant(ctx.database.db, merchant)
    .selectFrom('vendors')
    .innerJoin('vendor_keys', (join) =>
      join.onRef('vendor_keys.merchant', '=', 'vendors.merchant').onRef('vendor_keys.vendor', '=', 'vendors.code'),
    )
    .select(['base_url', 'key_id', 'secret'])
    .where('vendors.code', '=', vendor)
    .where('direction', '=', 'out')
    .where('revoked_at', 'is', null)
    .orderBy('vendor_keys.created_at', 'desc')
    .executeTakeFirst();
  if (!row?.base_url) throw new VendorCallFailed('no_address', `${vendor} has no address or no key of ours`);
  return {
    url: new URL(resolveSelf(ctx, row.base_url).replace(/\/$/, '') + path),
    key: { vendor, keyId: row.key_id, secret: row.secret },
  };
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
