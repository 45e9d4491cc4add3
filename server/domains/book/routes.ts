import type { FastifyInstance } from 'fastify';
import { book } from '../../../contract/book.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { bookOf } from './book.ts';
import { fixtureById, fixturePage } from './fixtures.ts';
import { openBook } from './open.ts';
import { slipsOf } from './slips.ts';

/** Routes of the book of a type in the site's own pages (decision 0023). */
export const bookRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;

  route(app, ctx, book.fixtures, async ({ merchant }, { type, language, ...query }) => {
    const { book: found, others } = await bookOf(db, merchant, type, { language, nowMs: ctx.now() });
    if (!found) return { book: null, others, list: [], pageNum: 1, totalPages: 0, total: 0 };
    const { node, ...shown } = found;
    const page = await fixturePage(db, merchant.code, { ...query, node, language });
    return { book: { ...shown, game: String(node) }, others, ...page };
  });

  route(app, ctx, book.fixture, async ({ merchant, fail }, { id, language }) => {
    const found = await fixtureById(db, merchant.code, { id, language, closedTypes: merchant.closedTypes });
    if (!found) throw fail('not_found');
    return found;
  });

  route(app, ctx, book.open, (call, request) => openBook(ctx, call, request));

  route(app, ctx, book.slips, (call, request) => slipsOf(ctx, call, request));
};
