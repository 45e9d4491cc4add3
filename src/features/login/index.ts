export { agentCredentials, agentLoginOpened } from './agent-login.ts';
export { CredentialsForm } from './credentials-form.tsx';
export { default as LoginForm } from './login-form.tsx';
