import type { EndpointSpec } from './define.ts';
import { games } from './games.ts';
import { LIMITS } from './limits.ts';
import { notices } from './notices.ts';
import type { Language } from './primitives.ts';
import { site } from './site.ts';

/** Responses delivered with the page, so that it renders completely without requests that the server could foresee. */
export interface Preloaded {
  /** The language of the responses. */
  language: Language;
  /** Code of the page's merchant, which the host names. */
  merchant: string;
  /** `value` of each response, by `pathWithQuery`. */
  values: Record<string, unknown>;
}

/** The web app manifest of the host's merchant. */
export const MANIFEST_PATH = '/site.webmanifest';

interface FirstCall {
  endpoint: EndpointSpec;
  request: Record<string, string | number>;
}

/** The first call of every page: the merchant. */
export const brandCall: FirstCall = { endpoint: site.info, request: {} };

/** The calls of every page once merchant and language are known. */
export const shellCalls: readonly FirstCall[] = [
  { endpoint: games.menus, request: {} },
  { endpoint: games.vendors, request: { platform: 'html5-desktop' } },
  { endpoint: notices.list, request: { types: 'B,PL,PU,PR,H', platform: 'W', pageNo: 1 } },
];

/** The additional calls of the home page's first screen. */
export const homeCalls = (merchant: string, language: Language): readonly FirstCall[] => {
  const platform = 'flash,html5-desktop';
  return [
    { endpoint: site.banners, request: { groupName: 'w_home', language } },
    { endpoint: games.hot, request: { merchantCode: merchant, isPlatform: '2', platform, language } },
    {
      endpoint: games.list,
      request: { pageNo: 1, pageSize: LIMITS.hotGames, isHot: '1', language, merchant, clientType: '3', platform },
    },
  ];
};
