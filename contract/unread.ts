import * as z from 'zod/mini';

/** What a member has not read (LIVE-02). */
export const UnreadCounts = z.strictObject({
  notices: z.int(),
  messages: z.int(),
  /** Notices for agents; 0 for other members. */
  agentNotices: z.int(),
});
