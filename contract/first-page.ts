import type { EndpointSpec } from './define.ts';
import { games } from './games.ts';
import { LIMITS } from './limits.ts';
import { notices } from './notices.ts';
import type { Language } from './primitives.ts';
import { site } from './site.ts';

/** Answers that come with a page, so that it is drawn whole at once and asks for nothing that the server knew it would. */
export interface Preloaded {
  /** The language they were made in. */
  language: Language;
  /** `value` of each answer, by `pathWithQuery`. */
  values: Record<string, unknown>;
}

interface FirstCall {
  endpoint: EndpointSpec;
  request: Record<string, string | number>;
}

/** What every page asks first: the brand. */
export const brandCall: FirstCall = { endpoint: site.info, request: {} };

/** What every page asks once it knows brand and language. */
export const shellCalls: readonly FirstCall[] = [
  { endpoint: games.menus, request: {} },
  { endpoint: games.vendors, request: { platform: 'html5-desktop' } },
  { endpoint: notices.list, request: { types: 'B,PL,PU,PR,H', platform: 'W', pageNo: 1 } },
];

/** What the first screen of the home page asks beside. */
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
