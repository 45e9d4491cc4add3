/** Parts that load after the first page. */
export { gamesMenuModals } from './modals.ts';
