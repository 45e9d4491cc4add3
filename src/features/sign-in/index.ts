export { agentCredentials, agentLoginOpened } from './agent-login.ts';
export { CredentialsForm } from './credentials-form.tsx';
export { default as SignInForm } from './sign-in-form.tsx';
