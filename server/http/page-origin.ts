import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BaseContext } from '../app/base-context.ts';
import type { Database } from '../db/database.ts';
import { merchantOfHost } from './merchant-of-host.ts';

/** A page's call: the origin of the page, the host that it calls, and the merchant that it names. */
interface PageCall {
  origin: string;
  host: string | undefined;
  merchant?: string | undefined;
}

/** Checks whether the page may call this server. */
export type MayCall = (call: PageCall) => Promise<boolean>;

/** How long the merchant of a host is kept, and of how many hosts. */
const KEPT = { ttl: 10_000, max: 1_000 };

/** Whether the page is of the called host itself, or of PUBLIC_URL. */
export const isSameOrigin = ({ origin, host }: PageCall, publicUrl: string | undefined): boolean =>
  origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase());

/**
 * Returns the check of a page's origin: of the called host, the server's own, or a host of the merchant that the call names
 * (SYS-04: a page calls the origins of `domainRoute`). A call that names none may come from the host of any merchant.
 */
export const createMayCall = (ctx: Pick<BaseContext, 'config' | 'database' | 'origin'>): MayCall => {
  const merchantOf = keptMerchants(ctx.database);
  return async (call) => {
    if (isSameOrigin(call, ctx.origin?.() ?? ctx.config.publicUrl)) return true;
    if (!URL.canParse(call.origin)) return false;
    const { hostname, port } = new URL(call.origin);
    // A page at another port may be of another service on that host.
    if (port !== '' && port !== portOf(call.host)) return false;
    const merchant = await merchantOf(hostname);
    return merchant !== null && (call.merchant ?? merchant) === merchant;
  };
};

const keptMerchants = ({ db }: Pick<Database, 'db'>) => {
  const kept = new LRUCache<string, Promise<string | null>>(KEPT);
  return (host: string): Promise<string | null> => {
    const known = kept.get(host);
    if (known) return known;
    const found = merchantOfHost(db, host).then((merchant) => merchant ?? null);
    kept.set(host, found);
    found.catch(() => kept.delete(host));
    return found;
  };
};

const portOf = (host = ''): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).port : '');

/** Returns the call of a page at `origin`. */
export const pageCallOf = ({ host, headers }: FastifyRequest, origin: string): PageCall => {
  const merchant = headers['x-merchant'];
  return { origin, host, merchant: merchant === undefined ? undefined : String(merchant) };
};

/** Lets pages of the merchants' other hosts read the answers of calls. The operator's calls answer no page of another origin. */
export const addCrossOrigin = async (app: FastifyInstance, mayCall: MayCall): Promise<void> => {
  await app.register(cors, {
    delegator: (request, callback) => {
      const { origin } = request.headers;
      if (origin === undefined || !request.url.startsWith('/wps/')) return callback(null, { origin: false });
      mayCall(pageCallOf(request, origin)).then(
        (allowed) =>
          callback(null, {
            origin: allowed,
            methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
            // Chromium keeps the answer to a preflight no longer than this, seconds.
            maxAge: 7_200,
          }),
        (error: Error) => callback(error),
      );
    },
  });
};
