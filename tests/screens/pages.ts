import type { Page } from '@playwright/test';

/** A page to take a picture of, seen by whom; `before` brings it into the state that is meant. */
export interface Screen {
  name: string;
  path: string;
  as?: Viewer;
  fullPage?: boolean;
  before?: (page: Page) => Promise<void>;
}

/** A visitor who logs in as these, one after the other. */
export const VIEWERS = ['visitor', 'player1', 'agent1'] as const;
export type Viewer = (typeof VIEWERS)[number];

export const PAGES: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'slots', path: '/slots' },
  { name: 'live', path: '/live' },
  { name: 'hot', path: '/hot' },
  { name: 'providers', path: '/providers' },
  { name: 'promotions', path: '/promotions' },
  { name: 'jackpots', path: '/jackpots' },
  { name: 'help', path: '/help' },
  { name: 'login', path: '/login', fullPage: false },
  { name: 'register', path: '/register', fullPage: false },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'home-member', path: '/', as: 'player1' },
  { name: 'member', path: '/member', as: 'player1' },
  { name: 'deposit', path: '/deposit', as: 'player1' },
  { name: 'agent', path: '/agent' },
  { name: 'favourites', path: '/favorite', as: 'player1' },
  { name: 'agent-salary', path: '/agentHome/agentRealtimeSalary', as: 'agent1' },
  { name: 'agent-team', path: '/agentHome/agentTeamOverview', as: 'agent1' },
];
