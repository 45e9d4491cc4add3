export { termsAccepted } from './model.ts';
export { TermsWatch } from './terms-watch.tsx';
