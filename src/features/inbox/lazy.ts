/** Parts that load after the first page. */
export { Inbox } from './inbox.tsx';
