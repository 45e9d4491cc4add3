export { ConfirmForm } from './confirm-form.tsx';
export { confirmationDismissed } from './model.ts';
