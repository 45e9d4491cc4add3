export { announceModals } from './modals.ts';
export { popupsStarted } from './model.ts';
