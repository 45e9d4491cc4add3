export { languageModals } from './modals.ts';
