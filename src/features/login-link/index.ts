export { loginLinkModals } from './modals.ts';
