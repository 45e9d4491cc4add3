export { default as RegistrationForm } from './registration-form.tsx';
