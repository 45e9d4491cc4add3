export { UnreadBadge, useUnread } from './unread-badge.tsx';
