import * as z from 'zod/mini';

/** What a member has not read or seen (LIVE-02). */
export const UnreadCounts = z.strictObject({
  notices: z.int(),
  messages: z.int(),
  /** Notices for agents; 0 for other members. */
  agentNotices: z.int(),
  /** Answers in tickets. */
  tickets: z.int(),
  /** Withdrawals that were paid, refused, returned, or failed, since the member was on their page. */
  withdrawals: z.int(),
});
