import { FLAGS, type Flag, type Flags } from '../../contract/flags.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Brand } from '../../contract/site.ts';
import type { MerchantSettings } from '../http/viewer.ts';

/** The demo's one brand; its code is the configured one. */
export const demoMerchant = (merchant: string): Brand => ({
  merchant,
  platform: 'W',
  lotteryType: 'NONE',
  name: 'Parlour',
  colors: {},
  currency: 'USD',
  exponent: 2,
  languages: ['EN', 'CN', 'AR'],
  defaultLanguage: 'EN',
  minimumAge: LIMITS.minimumAge,
  gmtOffsetMinutes: 0,
  demo: true,
});

/** The ways in that are built; the others have their own flags, and are off. */
const ON: readonly Flag[] = ['DIRECTREG3', 'USERNAMEREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'CHNGPASSMAIL3'];
export const DEMO_FLAGS = Object.fromEntries(FLAGS.map((flag) => [flag, ON.includes(flag)])) as Flags;

/** Free play is open to everybody; the others have issues of their own. */
export const DEMO_MODULES = ['FREE_PLAY'];

export const DEMO_SETTINGS: MerchantSettings = {
  customerService: '/helpmc',
  // Wins from five units on; minor units.
  winnersFrom: 500,
};

/** What the demo starts with in `player1`'s wallet, minor units. */
export const PLAYER = { username: 'player1', password: 'Parlour-2026', grant: 250_000 };

/** Has a number and a mail address, for a log-in by text message and a forgotten password: read them at /dev/mail. */
export const REACHABLE = { username: 'player2', mobile: '+14155550102', email: 'player2@example.com', grant: 50_000 };
/** Was given the password that everybody knows, and must change it. */
export const WEAK = { username: 'player3', password: '123456', grant: 50_000 };

/** The one game whose engine is built, at the built-in vendor. */
export const STUDIO = { vendor: 'STUDIO', game: 'jade-lantern', path: '/studio' };
