export { helpModals } from './modals.ts';
