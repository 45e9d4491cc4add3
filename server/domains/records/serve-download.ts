import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { AppContext } from '../../app/context.ts';
import { BYTE_ORDER_MARK } from '../../shared/csv.ts';
import type { Database } from '../../db/database.ts';
import { eachWithMerchant, withEveryMerchant } from '../../db/scope.ts';
import { commonFailure } from '../../http/failure.ts';
import { redeemExportTicket, type Export } from './export-tickets.ts';

/** Files that can be downloaded with a ticket. */
interface Download<Q> {
  /** Of their address; the ticket is the rest. */
  path: string;
  /** What a ticket selects. */
  query: z.ZodMiniType<Q>;
  /** Who may redeem a ticket. */
  may?: (member: Export<Q>['member']) => boolean;
  nameOf: (query: Q) => string;
  /** Yields the lines in parts, so that memory does not grow with the file. */
  partsOf: (database: Database, found: Export<Q>) => AsyncIterable<string>;
}

async function* marked(parts: AsyncIterable<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield* parts;
}

/** The address of a ticket. The stream reads on only as fast as the browser takes it, and ends when the browser leaves. */
export const serveDownload = <Q>(
  app: FastifyInstance,
  { database }: AppContext,
  { path, query, may = () => true, nameOf, partsOf }: Download<Q>,
): void => {
  app.get<{ Params: { ticket: string } }>(
    `${path}/:ticket`,
    { schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      // The ticket alone says whose it is.
      const found = await withEveryMerchant(() => redeemExportTicket(database, request.params.ticket, query));
      if (!found || !may(found.member)) throw commonFailure('not_found');
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${nameOf(found.query)}"`)
        .header('cache-control', 'no-store')
        .send(
          Readable.from(eachWithMerchant(found.merchant.code, marked(partsOf(database, found))), { objectMode: false }),
        );
    },
  );
};
