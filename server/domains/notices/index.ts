/** What other domains may import of `notices`. */
export { readUnread, unreadChanged } from './feeds/unread.ts';
export { publishNotice } from './publish.ts';
