import * as z from 'zod/mini';
import { Done, endpoint } from './define.ts';
import { Language, Millis, QueryInt } from './primitives.ts';

const texts = z.partialRecord(Language, z.string());
/** A notice of type AG, with the reader's own mark. */
const AgentNotice = z.strictObject({
  id: z.int(),
  type: z.literal('AG'),
  title: texts,
  content: texts,
  publishedAtMs: Millis,
  /** The caller has not read it. */
  isUnread: z.boolean(),
});

/** Notices that only agents see (AGT-01 agentAnnouncement). */
export const agentNotices = {
  list: endpoint({
    method: 'GET',
    path: '/wps/agent/announcements',
    auth: 'agent',
    encoding: 'query',
    request: z.strictObject({ pageNo: QueryInt }),
    response: z.strictObject({
      list: z.array(AgentNotice),
      /** The page that is shown: the last one, if there are fewer pages than asked for. */
      pageNum: z.int(),
      totalPages: z.int(),
      /** Number of the newest of all; 0 without any. */
      newestId: z.int(),
    }),
    errors: [],
    automatic: true,
    summary: 'Notices of type AG, newest first, 8 a page, each with the agent’s own unread mark.',
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/wps/agent/announcements/read',
    auth: 'agent',
    encoding: 'json',
    request: z.strictObject({ upToId: z.int().check(z.positive()) }),
    response: Done,
    errors: [],
    summary: 'Marks all notices of type AG as read by this agent, up to one of them.',
  }),
} as const;
