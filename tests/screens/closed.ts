import { ABROAD } from '../e2e/support/abroad.ts';
import { setting } from '../e2e/support/during.ts';
import { PASSWORD } from '../e2e/support/people.ts';
import { refused, type Screen } from './screen.ts';

const until = () => new Date(Date.now() + 9_000_000).toISOString();

/** Pages that refuse access. */
export const closedPages: Screen[] = [
  {
    name: 'maintenance',
    path: '/',
    during: [
      [
        ['status', 'maintenance', '--until', until()],
        ['status', 'normal'],
      ],
    ],
  },
  {
    name: 'maintenance-open-end',
    path: '/',
    during: [
      [
        ['status', 'maintenance'],
        ['status', 'normal'],
      ],
    ],
  },
  {
    name: 'restricted',
    path: '/',
    during: [setting('restrictedCountries', ABROAD.country)],
    before: async (page) => {
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': ABROAD.address });
      await page.reload();
      await page.getByText(ABROAD.address).waitFor();
    },
  },
  {
    name: 'agent-refused',
    path: '/agent',
    before: async (page) => {
      await page.locator('[name="username"]').fill('player1');
      await page.locator('[name="password"]').fill(PASSWORD);
      await page.locator('button[type="submit"]').click();
      await refused(page);
    },
  },
  { name: 'agent-member', path: '/agent', as: 'player1' },
];
