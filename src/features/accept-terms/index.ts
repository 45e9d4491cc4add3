export { termsModals } from './modals.ts';
export { termsAccepted } from './model.ts';
export { TermsWatch } from './terms-watch.tsx';
