import { tickets as endpoints } from '../../../contract/tickets.ts';
import type { Domain } from '../../app/domain.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { allTickets, answerTicket, closeTicket, oneTicket } from './operator.ts';
import { closeOwn, ownThread, ownTickets, readTicket, replyTo } from './own.ts';
import { pictureOf } from './rows.ts';

/** What members write to the operator, and its answers (MEM-04). A ticket begins with a feedback (`support`). */
export const tickets: Domain = {
  name: 'tickets',
  dependencies: ['support', 'notices'],
  routes(app, ctx) {
    const { database } = ctx;
    const transaction = inTransaction(ctx);
    route(app, ctx, endpoints.list, ({ member }, request) =>
      database.readSnapshot((tx) => ownTickets(tx, member, request)),
    );
    route(app, ctx, endpoints.thread, ({ member, fail }, { ticketId }) =>
      database.readSnapshot((tx) => ownThread(tx, member, Number(ticketId), fail)),
    );
    route(app, ctx, endpoints.reply, ({ member, fail }, request) =>
      database.transact((tx) => replyTo(tx, member, request, fail)),
    );
    route(app, ctx, endpoints.read, ({ member, fail }, request) =>
      database.transact((tx) => readTicket(tx, member, request, fail)),
    );
    route(app, ctx, endpoints.close, ({ member, fail }, { ticketId }) =>
      database.transact((tx) => closeOwn(tx, member, ticketId, fail)),
    );
    route(app, ctx, endpoints.picture, async ({ member, merchant, fail }, { id }) => {
      const picture = await pictureOf(database.db, merchant.code, Number(id), member.id);
      if (!picture) throw fail('not_found');
      return picture;
    });
    route(app, ctx, endpoints.all, async (_call, request) => {
      await requireMerchant(ctx, request.merchant);
      return database.readSnapshot((tx) => allTickets(tx, request));
    });
    route(app, ctx, endpoints.one, async ({ fail }, request) => {
      await requireMerchant(ctx, request.merchant);
      return database.readSnapshot((tx) => oneTicket(tx, request, fail));
    });
    route(app, ctx, endpoints.answer, async (call, request) => {
      await requireMerchant(ctx, request.merchant);
      return transaction(answerTicket)(call, request);
    });
    route(app, ctx, endpoints.closeFor, async (call, request) => {
      await requireMerchant(ctx, request.merchant);
      return transaction(closeTicket)(call, request);
    });
    route(app, ctx, endpoints.pictureOf, async ({ fail }, { merchant, id }) => {
      await requireMerchant(ctx, merchant);
      const picture = await pictureOf(database.db, merchant, Number(id));
      if (!picture) throw fail('not_found');
      return picture;
    });
  },
};
