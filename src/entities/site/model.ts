import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { FLAGS } from '../../../contract/flags.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { site } from '../../../contract/site.ts';
import type { SiteInfo, SiteStatus } from '../../../contract/site.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, merchantChanged } from '../../shared/api/context.ts';
import { merchantLanguagesKnown } from '../../shared/i18n/model.ts';
import { localKept, sessionKept } from '../../shared/lib/storage.ts';

/** The page needs the site info: at its start, and again after a failure. */
export const siteRequested = createEvent();
/** The current status from the server: from the feed, or from a call refused because of it. */
export const statusChanged = createEvent<SiteStatus>();

export const loadSiteFx = createCall(site.info);

/** The site info was read. Of two loads at the same time, the older answer may come last; it is dropped. */
const siteRead = createEvent<SiteInfo>();

export const $site = createStore<SiteInfo | null>(null).on(siteRead, (_, info) => info);
export const $siteFailure = createStore<{ key: string } | null>(null)
  .on(loadSiteFx.failData, (_, failure) => failure)
  .reset(loadSiteFx);

export const $siteStatus = createStore<SiteStatus>({ status: 0, untilMs: null })
  .on(siteRead, (_, info) => info.status)
  // The merchant's feed must not override a restriction of this visitor: the page asks the server for the visitor's status
  // (SYS-03).
  .on(statusChanged, (now, status) => (now.status === 2 ? now : status));

/** WAL-03: whether members play at every vendor from one wallet. */
export const $isSingleWallet = $site.map((info) => info?.singleWallet ?? true);
export const $brandName = $site.map((info) => info?.brand.name ?? 'Parlour');
/** Path of the merchant's logo; null: the site's own. */
export const $brandLogo = $site.map((info) => info?.brand.logo ?? null);
export const $brandCode = $site.map((info) => info?.brand.merchant ?? null);
export const $minimumAge = $site.map((info) => info?.brand.minimumAge ?? LIMITS.minimumAge);
export const $flags = $site.map((info) => info?.flags ?? null);
export const flagOn = (flag: (typeof FLAGS)[number]) => $flags.map((flags) => flags?.[flag] ?? false);
/** Visitors may make an account. */
export const $mayRegister = flagOn('DIRECTREG3');

const OF_SOCIALS = ['FACEBOOK', 'TWITTER', 'INSTAGRAM', 'YOUTUBE', 'TELEGRAM', 'KAKAOTALK'];
/** The merchant's addresses elsewhere, with their names in the page's language. */
export const $resources = combine($site, $language, (info, language) =>
  (info?.resources ?? []).map(({ resourceType, url, labelNameEn, labelNames }) => ({
    type: resourceType.toUpperCase(),
    url,
    name: labelNames?.[language] ?? labelNameEn,
  })),
);
/** Addresses of the merchant's social pages, in the specification's order. */
export const $socials = $resources.map((resources) =>
  OF_SOCIALS.flatMap((social) => resources.filter(({ type }) => type === social)),
);
export const $service = combine($site, $resources, (info, resources) => ({
  contact: info?.customerService ?? null,
  chats: resources.filter(({ type }) => type.startsWith('CHAT')).slice(0, 2),
}));

// Only tokens: a name and a colour, both checked by the contract.
const dressFx = createEffect(({ brand }: SiteInfo) => {
  for (const [name, colour] of Object.entries(brand.colors)) {
    document.documentElement.style.setProperty(`--brand-${name}`, colour);
  }
});
const keepMerchantFx = createEffect(({ brand }: SiteInfo) => {
  localKept.setItem('merchant', brand.merchant);
  sessionKept.setItem('merchant', brand.merchant);
});

sample({
  clock: [siteRequested, sample({ clock: statusChanged, source: $siteStatus, filter: ({ status }) => status === 2 })],
  fn: () => ({}),
  target: loadSiteFx,
});
sample({
  clock: loadSiteFx.doneData,
  source: $site,
  filter: (now, info) => now?.epoch !== info.epoch || info.statusSeq >= now.statusSeq,
  fn: (_, info) => info,
  target: siteRead,
});
sample({ clock: siteRead, target: [dressFx, keepMerchantFx] });
sample({ clock: siteRead, fn: ({ brand }) => brand.merchant, target: merchantChanged });
sample({
  clock: siteRead,
  fn: ({ brand }) => ({ offered: brand.languages, fallback: brand.defaultLanguage }),
  target: merchantLanguagesKnown,
});
