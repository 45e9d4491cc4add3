import { flagsWith } from '../../contract/flags.ts';
import { LIMITS } from '../../contract/limits.ts';
import { LANGUAGES } from '../../contract/primitives.ts';
import type { Brand } from '../../contract/site.ts';
import type { MerchantSettings } from '../http/viewer.ts';
import { serverTexts } from '../languages/index.ts';
import { inEach, type DemoTexts } from './languages/index.ts';
import { SECOND, SECOND_BRAND } from './second/merchant.ts';

/** The demo's merchant. Its code is the configured one; only the second merchant's gives the second's brand. */
export const demoMerchant = (merchant: string): Brand =>
  merchant === SECOND.merchant ? SECOND_BRAND : firstBrand(merchant);

const firstBrand = (merchant: string): Brand => ({
  merchant,
  platform: 'W',
  lotteryType: 'ALL',
  name: 'Parlour',
  colors: {},
  currency: 'USD',
  exponent: 2,
  languages: ['EN', ...LANGUAGES.filter((language) => language !== 'EN' && serverTexts[language])],
  defaultLanguage: 'EN',
  minimumAge: LIMITS.minimumAge,
  timeZone: 'UTC',
  demo: true,
});

/** The implemented login and registration methods. The others have their own flags, which are off. */
export const DEMO_FLAGS = flagsWith([
  'DIRECTREG3',
  'USERNAMEREG3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
]);

/** Free play is open to everybody, members can send money to their uplines, talk and give rain in the chat, and play earns a rebate. */
export const DEMO_MODULES = { FREE_PLAY: true, TRANSFER_UPLINE: true, REBATE: true, CHAT_ROOM: true, CHAT_RAIN: true };

/** The name of a resource in every language. */
const labelsOf = (nameIn: (texts: DemoTexts['resources']) => string) => {
  const { EN: labelNameEn = '', ...labelNames } = inEach(({ resources }) => nameIn(resources));
  return { labelNameEn, labelNames };
};

export const DEMO_SETTINGS: MerchantSettings = {
  customerService: '/helpmc',
  // Bouts are not offered where the law forbids even drawn ones. A real brand lists the countries of its licence.
  restrictedTypes: ['COCKFIGHT:GB', 'COCKFIGHT:US'],
  // Wins from five units on, in minor units.
  winnersFrom: 500,
  // Agents' bills above this wait for the operator, in minor units.
  payApprovalAbove: 1_500,
  // A new payout account can be used at once.
  payoutHoldHours: 0,
  // The footer names them. Neither exists: both lead to what the help centre says about them.
  resources: [
    { resourceType: 'LICENCE', url: '/help#faq', ...labelsOf(({ licence }) => licence) },
    { resourceType: 'HELPLINE', url: '/help#faq', ...labelsOf(({ helpline }) => helpline) },
  ],
};

/** `player1` and the initial amount of its wallet, minor units. */
export const PLAYER = { username: 'player1', password: 'Parlour-2026', grant: 250_000 };

/** Has a number and a mail address, to try login by text message and password reset. Read the messages at /dev/mail. */
export const REACHABLE = { username: 'player2', mobile: '+14155550102', email: 'player2@example.com', grant: 50_000 };
/** Has the well-known initial password, and must change it. */
export const WEAK = { username: 'player3', password: '123456', grant: 50_000 };

/** The built-in vendor and its one game. */
export const STUDIO = { vendor: 'STUDIO', game: 'jade-lantern', path: '/studio' };
