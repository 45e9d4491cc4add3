import type { Page } from '@playwright/test';
import { enter } from './enter.ts';
import { PASSWORD } from './people.ts';

/** Tries to log in at the agent login. */
export const sendAgentLogin = async (page: Page, username: string): Promise<void> => {
  await page.goto('/agent');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** Logs in at the agent login and waits for the centre. */
export const logInAsAgent = async (page: Page, username: string): Promise<void> => {
  await sendAgentLogin(page, username);
  await page.waitForURL('**/agentHome');
};

/** Opens the centre with a session, without the login form, at its real-time salary. */
export const enterCentre = (page: Page, username: string): Promise<void> =>
  enter(page, username, '/agentHome/agentRealtimeSalary');
