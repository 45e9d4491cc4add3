export { appDownloadModals } from './modals.ts';
