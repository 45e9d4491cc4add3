export { passwordModals } from './modals.ts';
