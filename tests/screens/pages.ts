import type { Page } from '@playwright/test';
import { closedPages } from './closed.ts';
import { loginDialogs } from './login.ts';
import { formThere, type Screen } from './screen.ts';
import { records } from './records.ts';
import { rewards } from './rewards.ts';
import { security } from './security.ts';

const openSlip = async (page: Page) => {
  await page.locator('li[data-phase] button[aria-pressed]:not([aria-disabled]):visible').first().click();
};
const gameThere = (page: Page) => page.frameLocator('iframe').locator('.spin').waitFor();

export const PAGES: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'slots', path: '/slots' },
  { name: 'live', path: '/live' },
  { name: 'hot', path: '/hot' },
  { name: 'sports', path: '/sports', fullPage: false },
  { name: 'esports', path: '/esports', fullPage: false },
  { name: 'match', path: '/sports', before: (page) => page.locator('li[data-phase] a').first().click() },
  { name: 'pvp', path: '/pvp' },
  { name: 'elott', path: '/elott' },
  { name: 'cockfight', path: '/cockfight' },
  { name: 'providers', path: '/providers' },
  { name: 'promotions', path: '/promotions' },
  { name: 'jackpots', path: '/jackpots' },
  { name: 'help', path: '/help' },
  { name: 'login', path: '/login', fullPage: false, before: formThere },
  { name: 'register', path: '/register', fullPage: false, before: formThere },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'home-member', path: '/', as: 'player1' },
  { name: 'member', path: '/member', as: 'player1' },
  { name: 'sports-slip', path: '/sports', as: 'player1', fullPage: false, before: openSlip },
  { name: 'game', path: '/game/10002', as: 'player1', fullPage: false, before: gameThere },
  { name: 'deposit', path: '/deposit', as: 'player1' },
  { name: 'withdraw', path: '/member/withdraw', as: 'player1' },
  { name: 'limits', path: '/member/limits', as: 'player1' },
  { name: 'agent', path: '/agent' },
  { name: 'favourites', path: '/favorite', as: 'player1' },
  { name: 'agent-summary', path: '/agentHome', as: 'agent1' },
  { name: 'agent-salary', path: '/agentHome/agentRealtimeSalary', as: 'agent1' },
  { name: 'agent-team', path: '/agentHome/agentTeamOverview', as: 'agent1' },
  { name: 'agent-downlines', path: '/agentHome/downlineManagmentView', as: 'agent1' },
  ...closedPages,
  ...loginDialogs,
  ...records,
  ...rewards,
  ...security,
];
