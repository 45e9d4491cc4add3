import type { FastifyInstance } from 'fastify';
import { inbox } from '../../../contract/inbox.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { readUnread } from '../notices/index.ts';
import { readThread, removeMessage, removeThread, reportMessage } from './change.ts';
import { sendMessage } from './send.ts';
import { contactsOf, messagePage, threadPage, uplineAccount } from './threads.ts';

/** Routes of internal messages. Unread counts arrive over the socket, in the feed `unread`. */
export const inboxRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const { db } = database;

  route(app, ctx, inbox.unread, async ({ member: { merchant, id } }) => {
    const [unread] = await readUnread(db, merchant, [`member:${id}`]);
    return unread!.value;
  });
  route(app, ctx, inbox.threads, (call, query) =>
    database.readSnapshot(async (tx) => ({
      upline: await uplineAccount(tx, call.member),
      ...(await threadPage(tx, call, query)),
    })),
  );
  route(app, ctx, inbox.contacts, async ({ member }, { account }) => ({ list: await contactsOf(db, member, account) }));
  route(app, ctx, inbox.messages, (call, query) => database.readSnapshot((tx) => messagePage(tx, call, query)));
  route(app, ctx, inbox.send, ({ member, fail }, request) =>
    database.transact((tx) => sendMessage(tx, member, request, fail)),
  );
  route(app, ctx, inbox.read, ({ member }, request) => database.transact((tx) => readThread(tx, member, request)));
  route(app, ctx, inbox.removeThread, ({ member }, request) =>
    database.transact((tx) => removeThread(tx, member, request)),
  );
  route(app, ctx, inbox.remove, ({ member }, { messageId }) =>
    database.transact((tx) => removeMessage(tx, member, messageId)),
  );
  route(app, ctx, inbox.report, ({ member }, { messageId }) =>
    database.transact((tx) => reportMessage(tx, member, messageId)),
  );
};
