export { noticeModals } from './modals.ts';
