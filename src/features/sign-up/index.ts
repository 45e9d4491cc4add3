export { default as SignUpForm } from './sign-up-form.tsx';
