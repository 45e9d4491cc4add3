export { subGameModals } from './modals.ts';
