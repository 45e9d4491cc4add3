export { UnreadBadge } from './unread-badge.tsx';
