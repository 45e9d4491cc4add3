import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const member = (name: string, path: string): Screen => ({ name, path, as: 'player1' });

const tab = (at: number) => (page: Page) => page.getByRole('tab').nth(at).click();
/** The light theme, for this page alone. */
const light = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'light';
  });
const openGameMissions = async (page: Page) => {
  await page.frameLocator('iframe').locator('.spin').waitFor();
  await page.getByRole('banner').locator('[popovertarget]').click();
};
const openLevels = (page: Page) => page.getByRole('main').locator('[aria-haspopup="dialog"]').nth(1).click();
/** Opens the page again while what it lists cannot be loaded. */
const failing = (path: string) => async (page: Page) => {
  const calls = (url: URL) => url.pathname === path;
  await page.route(calls, (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').first().waitFor();
  await page.unroute(calls);
};

/** Pages with what they list, and the call that brings it. */
const LISTS = [
  ['offers', '/promotions', '/wps/campaigns'],
  ['missions', '/member/missionLeaderboard', '/wps/missions/summary'],
  ['reward-center', '/member/rewardCenter', '/wps/awards'],
  ['point-mall', '/pointMall', '/wps/points/config'],
] as const;

/** What brings members back: offers, draws, missions, points. */
export const rewards: Screen[] = [
  member('offers', '/promotions'),
  member('offer-match', '/PromotionDetail?code=first-light'),
  member('offer-share', '/PromotionDetail?code=second-wind'),
  member('offer-rounds', '/PromotionDetail?code=lantern-rounds'),
  { ...member('game-missions', '/game/10002'), fullPage: false, before: openGameMissions },
  member('draw-wheel', '/PromotionDetail?draw=evening-wheel'),
  member('draw-raffle', '/PromotionDetail?draw=harbour-raffle'),
  member('draw-drawn', '/PromotionDetail?draw=lantern-raffle'),
  member('draw-calendar', '/PromotionDetail?draw=lantern-calendar'),
  member('missions', '/member/missionLeaderboard'),
  { ...member('missions-board', '/member/missionLeaderboard'), before: tab(1) },
  { ...member('missions-past', '/member/missionLeaderboard'), before: tab(2) },
  member('reward-center', '/member/rewardCenter'),
  member('bonus-details', '/member/bonusDetails'),
  member('point-mall', '/pointMall'),
  member('rebate', '/member/manualRebate'),
  member('referral', '/member/referral'),
  member('point-exchanges', '/pointMall?tab=exchanges'),
  member('point-record', '/pointMall?tab=record'),
  { ...member('point-levels', '/pointMall'), fullPage: false, before: openLevels },
  { ...member('draw-light', '/PromotionDetail?draw=evening-wheel'), before: light },
  ...LISTS.flatMap(([name, path, call]): Screen[] => [
    { ...member(`${name}-light`, path), before: light },
    { ...member(`${name}-empty`, path), as: 'newcomer' },
    { ...member(`${name}-failed`, path), before: failing(call) },
  ]),
];
