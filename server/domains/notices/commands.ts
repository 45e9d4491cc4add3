import { Refused } from '../../live/refusal.ts';
import type { Commands } from '../../live/commands.ts';
import { markNoticeRead } from './read.ts';

/** The member's command that marks a notice as read. */
export const noticeCommands: Commands = {
  async noticeRead(tx, { merchant, memberId }, { noticeId }) {
    const unread = await markNoticeRead(tx, merchant, { memberId, noticeId });
    if (!unread) throw new Refused('NOT_FOUND', `notice ${noticeId}`);
    return { feed: 'unread', ...unread };
  },
};
