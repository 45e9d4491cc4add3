import { flagsWith } from '../../../contract/flags.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Brand } from '../../../contract/site.ts';
import type { MerchantSettings } from '../../http/viewer.ts';

/** The demo's second merchant, which browsers of this machine reach by the host name. */
export const SECOND = { merchant: 'nightjar', host: 'second.localhost' };

/** Another brand from the same build: name, logo, colours, currency without a minor unit, languages. */
export const SECOND_BRAND: Brand = {
  merchant: SECOND.merchant,
  platform: 'W',
  lotteryType: 'ALL',
  name: 'Nightjar',
  logo: '/art/brand/moon.svg',
  icon: '/art/brand/moon-icon.svg',
  colors: {
    page: '#0f0b20',
    raised: '#17112f',
    card: '#1f173e',
    'card-hover': '#2a2052',
    line: '#40336f',
    glow: '#2c1d5c',
    body: '#d8d2ea',
    muted: '#a79dc6',
    brass: '#ff9fcf',
    'brass-deep': '#b4508d',
    'brass-high': '#ffc9e4',
    'gold-from': '#ffc1e0',
    'gold-to': '#f27fb9',
    jade: '#7fd8ff',
    'jackpot-from': '#2a1038',
    'jackpot-edge': '#5c2a68',
    'page-light': '#f5f1fb',
    'raised-light': '#fcfaff',
    'card-hover-light': '#f2ebfb',
    'line-light': '#dbcff0',
    'glow-light': '#eadffb',
    'body-light': '#3a3152',
    'muted-light': '#645a80',
    'brass-light': '#9a1f68',
    'brass-deep-light': '#b4508d',
    'brass-high-light': '#b83a84',
    'jade-light': '#1b5a8f',
    'jackpot-from-light': '#f9e2f0',
    'jackpot-edge-light': '#e3b6d5',
  },
  currency: 'JPY',
  exponent: 0,
  languages: ['EN', 'TY'],
  defaultLanguage: 'EN',
  minimumAge: LIMITS.minimumAge,
  timeZone: 'Asia/Tokyo',
  demo: true,
};

/** Fewer methods than at the first merchant: no login by text message. */
export const SECOND_FLAGS = flagsWith(['DIRECTREG3', 'USERNAMEREG3', 'CHNGPASSVERIF3', 'CHNGPASSMAIL3']);

export const SECOND_SETTINGS: MerchantSettings = {
  customerService: '/helpmc',
  winnersFrom: 500,
  payoutHoldHours: 0,
  singleWallet: false,
};

/** Casino games only: neither fishing, sports nor lotteries. */
export const SECOND_GAME_TYPES: readonly string[] = ['RNG', 'LIVE', 'PVP'];

/** The second merchant's accounts, with the password of the first's. Their names are unknown there. */
export const GUEST = { username: 'guest1', nickname: 'Guest One', grant: 50_000 };
export const HOST = { username: 'host1', nickname: 'Host One', grant: 0, type: 1 };

/** Where the second merchant is open, if the first is open at `origin`. */
export const secondOrigin = (origin: string): string => {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${SECOND.host}${port && `:${port}`}`;
};
