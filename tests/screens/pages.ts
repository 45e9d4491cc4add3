import type { Page } from '@playwright/test';

/** A page to take a picture of; `member` pages are seen logged in, `before` brings one into the state that is meant. */
export interface Screen {
  name: string;
  path: string;
  member?: boolean;
  fullPage?: boolean;
  before?: (page: Page) => Promise<void>;
}

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
  { name: 'home-member', path: '/', member: true },
  { name: 'member', path: '/member', member: true },
  { name: 'deposit', path: '/deposit', member: true },
  { name: 'favourites', path: '/favorite', member: true },
];
