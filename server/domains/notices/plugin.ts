import type { Domain } from '../../app/domain.ts';
import { noticeCommands } from './commands.ts';
import { noticeFeeds } from './feed.ts';
import { noticeOperatorRoutes } from './operator.ts';
import { noticesRoutes } from './routes.ts';

export const notices: Domain = {
  name: 'notices',
  routes(app, ctx) {
    noticesRoutes(app, ctx);
    noticeOperatorRoutes(app, ctx);
  },
  feeds: noticeFeeds,
  commands: noticeCommands,
};
