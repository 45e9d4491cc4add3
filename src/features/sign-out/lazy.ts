/** Parts that load after the first page. */
export { signOutModals } from './modals.ts';
