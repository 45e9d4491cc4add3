/** Parts that load after the first page. */
export { Announcements, MarkAllRead } from './announcement-pages.tsx';
export { Inbox } from './inbox.tsx';
