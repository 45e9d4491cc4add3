/** Parts that load after the first page. */
export { MembersOnly } from './members-only.tsx';
export { $pendingIdentity, identityPending, identitySpent } from './pending-identity.ts';
export { $unread, unreadMoved, unreadViews, useUnread } from './unread.ts';
