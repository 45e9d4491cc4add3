import { sql } from 'kysely';
import { keep } from '../../jobs/retention.ts';
import type { Domain } from '../../app/domain.ts';
import { chatFeeds } from './feed.ts';
import { chatOperatorRoutes } from './operator.ts';
import { chatRoutes } from './routes.ts';
import { say } from './say.ts';

/** Messages are kept for complaints and moderation, in the rooms too; reports of a message go with it. */
const LOGGED_MS = 90 * 86_400_000;

/** Rooms in which members talk (MEM-08). */
export const chat: Domain = {
  name: 'chat',
  dependencies: ['games', 'site'],
  routes(app, ctx) {
    chatRoutes(app, ctx);
    chatOperatorRoutes(app, ctx);
  },
  feeds: chatFeeds,
  commands: {
    chat: async (tx, { merchant, memberId }, request) => ({ chat: await say(tx, { merchant, memberId }, request) }),
  },
  retentions: [keep('chat_messages', 'at', LOGGED_MS), keep('feed_log', 'at', LOGGED_MS, sql<boolean>`feed = 'chat'`)],
};
