import agentNotices from './agent-notices.ts';
import bankPage from './bank-page.ts';
import banners from './banners.ts';
import campaigns from './campaigns.ts';
import drawPrizes from './draw-prizes.ts';
import draws from './draws.ts';
import goods from './goods.ts';
import help from './help.ts';
import inbox from './inbox.ts';
import levels from './levels.ts';
import methods from './methods.ts';
import missions from './missions.ts';
import notices from './notices.ts';
import payPage from './pay-page.ts';
import popups from './popups.ts';
import prizeCampaigns from './prize-campaigns.ts';
import products from './products.ts';
import promotions from './promotions.ts';
import referrals from './referrals.ts';
import resources from './resources.ts';
import talk from './talk.ts';

export default {
  agentNotices,
  bankPage,
  banners,
  campaigns,
  drawPrizes,
  draws,
  goods,
  help,
  inbox,
  levels,
  methods,
  missions,
  notices,
  payPage,
  popups,
  prizeCampaigns,
  products,
  promotions,
  referrals,
  resources,
  talk,
};
