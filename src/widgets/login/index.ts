export { loginModals } from './modals.ts';
