import type { Page } from '@playwright/test';
import type { Switch } from '../e2e/support/during.ts';
import { PASSWORD } from '../e2e/support/people.ts';

/** A visitor; a login as one of these; a new account. */
export const VIEWERS = ['visitor', 'player1', 'agent1', 'newcomer'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** A page to photograph, and its viewer; `before` brings it into the intended state, in any language. */
export interface Screen {
  name: string;
  path: string;
  as?: Viewer;
  fullPage?: boolean;
  before?: (page: Page) => Promise<void>;
  /** The operator commands for it, and those that revert them. */
  during?: readonly Switch[];
}

export const dialog = (page: Page) => page.getByRole('dialog').last();
export const formThere = (page: Page) => dialog(page).locator('input').first().waitFor();
export const fill = (page: Page, name: string, text: string) => dialog(page).locator(`[name="${name}"]`).fill(text);
export const send = (page: Page) => dialog(page).locator('button[type="submit"]').click();
export const refused = (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
export const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

export const knock = async (page: Page, username: string, password = PASSWORD) => {
  await fill(page, 'username', username);
  await fill(page, 'password', password);
  await send(page);
};

export const login = async (page: Page, username: string) => {
  await page.goto('/login');
  await knock(page, username);
  await closed(page);
};
