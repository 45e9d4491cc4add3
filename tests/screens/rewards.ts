import type { Screen } from './screen.ts';

const member = (name: string, path: string): Screen => ({ name, path, as: 'player1' });

/** What brings members back: offers, draws, missions, points. */
export const rewards: Screen[] = [
  member('offers', '/promotions'),
  member('offer-match', '/PromotionDetail?code=first-light'),
  member('offer-share', '/PromotionDetail?code=second-wind'),
  member('offer-rounds', '/PromotionDetail?code=lantern-rounds'),
  member('draw-wheel', '/PromotionDetail?draw=evening-wheel'),
  member('draw-raffle', '/PromotionDetail?draw=harbour-raffle'),
  member('draw-drawn', '/PromotionDetail?draw=lantern-raffle'),
  member('draw-calendar', '/PromotionDetail?draw=lantern-calendar'),
  member('missions', '/member/missionLeaderboard'),
  member('reward-center', '/member/rewardCenter'),
  member('bonus-details', '/member/bonusDetails'),
  member('point-mall', '/pointMall'),
];
