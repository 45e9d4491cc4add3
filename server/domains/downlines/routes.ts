import type { FastifyInstance } from 'fastify';
import { downlines } from '../../../contract/downlines.ts';
import { registrationLinks } from '../../../contract/registration-links.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { createAccount } from './create.ts';
import { createLink, listLinks, setLinkEnabled } from './links.ts';
import { searchTeam } from './search.ts';
import { teamLevel } from './tree.ts';

/** Routes of an agent's team: the tree, new accounts and registration links. */
export const downlineRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, downlines.level, (call, request) => database.readSnapshot((tx) => teamLevel(tx, call, request)));
  route(app, ctx, downlines.search, (call, request) => database.readSnapshot((tx) => searchTeam(tx, call, request)));
  route(app, ctx, downlines.create, (call, request) => createAccount(ctx, call, request));
  route(app, ctx, registrationLinks.list, (call) => database.readSnapshot((tx) => listLinks(tx, call)));
  route(app, ctx, registrationLinks.create, (call, request) =>
    database.transact((tx) => createLink(tx, call, request)),
  );
  route(app, ctx, registrationLinks.setEnabled, (call, request) =>
    database.transact((tx) => setLinkEnabled(tx, call, request)),
  );
};
