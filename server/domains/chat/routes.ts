import type { FastifyInstance } from 'fastify';
import { chat } from '../../../contract/chat.ts';
import type { AppContext } from '../../app/context.ts';
import { refuseExcluded } from '../../http/exclusion.ts';
import { route } from '../../http/route.ts';
import { launchChat, liveModels } from './rooms.ts';
import { shareableRounds } from './rounds.ts';
import { checkOpen, reportMessage, setIgnored, setName } from './self.ts';

/** The member's side of the chat. Messages come over the socket (say.ts). */
export const chatRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database, now } = ctx;
  route(app, ctx, chat.models, ({ merchant, language, fail }) => {
    checkOpen(merchant, fail);
    return database.readSnapshot((tx) => liveModels(tx, merchant, language));
  });
  route(app, ctx, chat.launch, (call, request) => launchChat(ctx, call, request));
  route(app, ctx, chat.setName, ({ member, merchant, fail }, { name }) => {
    checkOpen(merchant, fail);
    refuseExcluded(member, now(), fail);
    return database.transact((tx) => setName(tx, member, merchant.brand, name, fail));
  });
  route(app, ctx, chat.ignore, ({ member, merchant, fail }, request) => {
    checkOpen(merchant, fail);
    return database.transact((tx) => setIgnored(tx, member, request, fail));
  });
  route(app, ctx, chat.report, async ({ member, merchant, fail }, request) => {
    checkOpen(merchant, fail);
    await database.transact((tx) => reportMessage(tx, member, request));
    return {};
  });
  route(app, ctx, chat.rounds, async ({ member, merchant, language, fail }) => {
    checkOpen(merchant, fail);
    return { list: await database.readSnapshot((tx) => shareableRounds(tx, member, language)) };
  });
};
