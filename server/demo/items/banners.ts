import type { BannerItem, PromotionItem } from '../../../contract/content-operator.ts';
import { inEach, type DemoTexts } from '../languages/index.ts';

const bannerTexts = (code: keyof DemoTexts['banners']) => inEach(({ banners }) => banners[code]);
const promotionTexts = (code: keyof DemoTexts['promotions']) => inEach(({ promotions }) => promotions[code]);

/** The carousel of the home page (HOME-02). */
export const BANNERS: readonly Omit<BannerItem, 'position'>[] = [
  {
    code: 'jade-lantern',
    picture: '/art/banner/lanterns/jade-lantern/{side}.svg',
    url: '10001',
    linkageType: 'game',
    texts: bannerTexts('jade-lantern'),
  },
  {
    code: 'grand',
    picture: '/art/banner/jackpot/grand/{side}.svg',
    url: '/jackpots',
    linkageType: 'route',
    texts: bannerTexts('grand'),
  },
  {
    code: 'fishing',
    picture: '/art/banner/sea/fishing/{side}.svg',
    url: '/fish',
    linkageType: 'route',
    texts: bannerTexts('fishing'),
  },
  {
    code: 'tables',
    picture: '/art/banner/live/tables/{side}.svg',
    url: '/live',
    linkageType: 'route',
    texts: bannerTexts('tables'),
  },
];

/** The current offers. Each describes the product, and none encourages more play. */
export const PROMOTIONS: readonly Omit<PromotionItem, 'position' | 'startsAt' | 'endsAt'>[] = [
  {
    code: 'welcome',
    picture: '/art/promotion/welcome/parlour.svg',
    texts: promotionTexts('welcome'),
  },
  {
    code: 'deposit',
    picture: '/art/promotion/deposit/sandbox.svg',
    texts: promotionTexts('deposit'),
  },
  {
    code: 'jackpot',
    picture: '/art/promotion/jackpot/pools.svg',
    texts: promotionTexts('jackpot'),
  },
];
