export { feedbackModals } from './modals.ts';
