import type { Page } from '@playwright/test';
import { enter } from './enter.ts';
import { PASSWORD } from './people.ts';

/** Tries to log in at the agents' door. */
export const sendAgentLogin = async (page: Page, username: string): Promise<void> => {
  await page.goto('/agent');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** Logs in at the agents' door and waits for the centre behind it. */
export const logInAsAgent = async (page: Page, username: string): Promise<void> => {
  await sendAgentLogin(page, username);
  await page.waitForURL('**/agentHome');
};

/** In the centre, past the door. */
export const enterCentre = (page: Page, username: string): Promise<void> => enter(page, username, '/agentHome');
