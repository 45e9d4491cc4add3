import { isIP } from 'node:net';
import type { RequestOf } from '../../../../contract/define.ts';
import { GAME_PLACES } from '../../../../contract/games.ts';
import { isOwnPath } from '../../../../contract/own-path.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { modulesOn, type ModuleStates } from '../../../../contract/modules.ts';
import { DIVIDEND_PERIODS } from '../../../../contract/pay-terms.ts';
import { GAME_TYPES } from '../../../../contract/primitives.ts';
import { RAIN_LIMITS } from '../../../../contract/rain-value.ts';
import { REALITY_CHECK_MINUTES } from '../../../../contract/reality-check.ts';
import type { support, SettingName } from '../../../../contract/support.ts';
import { inMerchant } from '../../../db/merchant.ts';
import { jsonb, type Tx } from '../../../db/database.ts';
import { commonFailure } from '../../../http/failure.ts';
import type { MerchantSettings } from '../../../http/viewer.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { changeMerchant, lockMerchant } from '../../../operator/merchant.ts';

/** The slashes are required: browsers also accept `https:evil` as a URL. */
const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s\\]+$/.test(text) && URL.canParse(text);
/** Only characters of a host: others, such as `;`, have a meaning in the content security policy. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(text) && isWebAddress(text) && new URL(text).origin === text;
/** A host as in a URL. IPv6 addresses are refused, because they would need brackets. */
const isHost = (text: string): boolean => isIP(text) === 4 || /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(text);
const isDays = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text);
/** PP-01: no merchant can allow players younger than 18. */
const isAge = (text: string): boolean => /^(1[89]|[2-9]\d)$/.test(text);
/** PP-29: minor units. */
const isAmount = (text: string): boolean => /^[1-9]\d{0,11}$/.test(text);
/** Minor units; 0: every amount is above it. */
const isBound = (text: string): boolean => text === '0' || isAmount(text);
/** Shares of a member's rain. */
const isShares = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= RAIN_LIMITS.shares;
/** PP-18: an interval that players can choose. */
const isInterval = (text: string): boolean => REALITY_CHECK_MINUTES.some((minutes) => String(minutes) === text);
const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text);
/** A type of game and a country: COCKFIGHT:US. */
const isTypeInCountry = (text: string): boolean => {
  const [type, country = '', ...more] = text.split(':');
  return more.length === 0 && GAME_TYPES.some((each) => each === type) && isCountry(country);
};

/** Allowed values of each setting. Entries of a list are checked one by one. */
const ALLOWED: Record<SettingName, (text: string) => boolean> = {
  customerService: (text) => isOwnPath(text) || isWebAddress(text),
  gtagId: (text) => /^(G|GT|AW|DC)-[A-Z0-9-]{4,32}$/.test(text),
  mainDomain: isHost,
  domainRoute: isOrigin,
  imageCDNs: isOrigin,
  launchGameCDNs: isOrigin,
  homeTypes: (text) => GAME_TYPES.some((type) => type === text),
  openGamesIn: (text) => GAME_PLACES.some((place) => place === text),
  restrictedCountries: isCountry,
  restrictedTypes: isTypeInCountry,
  passwordExpiryDays: isDays,
  minimumAge: isAge,
  largeBetFrom: isAmount,
  largeWinFrom: isAmount,
  realityCheckMinutes: isInterval,
  realityCheckMaxMinutes: isInterval,
  uplineTransferFrom: isAmount,
  uplineTransferTo: isAmount,
  uplineTransfersADay: isAmount,
  uplineTransferSumADay: isAmount,
  downlineTransferFrom: isAmount,
  downlineTransferTo: isAmount,
  downlineTransfersADay: isAmount,
  downlineTransferSumADay: isAmount,
  rainFrom: isAmount,
  rainTo: isAmount,
  rainSumADay: isAmount,
  rainShares: isShares,
  houseRainTo: isAmount,
  houseRainSumADay: isAmount,
  payApprovalAbove: isAmount,
  fourEyesPayoutsAbove: isBound,
  fourEyesCorrectionsAbove: isBound,
  dividendPeriod: (text) => DIVIDEND_PERIODS.some((period) => period === text),
};
const LISTS: readonly SettingName[] = [
  'domainRoute',
  'imageCDNs',
  'launchGameCDNs',
  'homeTypes',
  'restrictedCountries',
  'restrictedTypes',
];
const NUMBERS: readonly SettingName[] = [
  'passwordExpiryDays',
  'minimumAge',
  'largeBetFrom',
  'largeWinFrom',
  'realityCheckMinutes',
  'realityCheckMaxMinutes',
  'uplineTransferFrom',
  'uplineTransferTo',
  'uplineTransfersADay',
  'uplineTransferSumADay',
  'downlineTransferFrom',
  'downlineTransferTo',
  'downlineTransfersADay',
  'downlineTransferSumADay',
  'rainFrom',
  'rainTo',
  'rainSumADay',
  'rainShares',
  'houseRainTo',
  'houseRainSumADay',
  'payApprovalAbove',
  'fourEyesPayoutsAbove',
  'fourEyesCorrectionsAbove',
];

const wrong = (path: string) =>
  commonFailure('invalid_request', { details: { issues: [{ path, problem: 'not_allowed' }] } });

const read = (name: SettingName, text: string): string | string[] | number => {
  const isList = LISTS.includes(name);
  const entries = isList ? text.split(',').map((entry) => entry.trim()) : [text];
  if (!entries.every(ALLOWED[name])) throw wrong('value');
  if (isList) return entries;
  return NUMBERS.includes(name) ? Number(text) : text;
};

/** The host without the port, as in a request. */
const hostOf = (domain: string): string => domain.replace(/:\d+$/, '').toLowerCase();

/** Maps the main domain to its merchant, for requests and for links in mails. Refused if it belongs to another merchant. */
const moveDomain = async (tx: Tx, merchant: string, before: string | undefined, after: string | undefined) => {
  const tables = inMerchant(tx, merchant);
  if (before !== undefined) await tables.deleteFrom('domains').where('host', '=', hostOf(before)).execute();
  if (after === undefined) return;
  const host = hostOf(after);
  const { numInsertedOrUpdatedRows } = await tables
    .insertInto('domains', { host })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ host }).where('domains.merchant', '=', merchant))
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw wrong('value');
};

/** Changes one setting of a merchant after a check. Open pages reload the site info. */
export const setSetting = async (
  tx: Tx,
  request: RequestOf<typeof support.setSetting>,
): Promise<Record<string, never>> => {
  const { merchant, name, value, reason = '' } = request;
  const after = value === null ? undefined : read(name, value);
  const { settings, brand } = await lockMerchant(tx, merchant);
  if (name === 'mainDomain') await moveDomain(tx, merchant, settings.mainDomain, after as string | undefined);
  await changeMerchant(tx, merchant, {
    settings: jsonb({ ...settings, [name]: after }),
    // AUTH-11: clients read the minimum age from `brand`.
    ...(name === 'minimumAge' && { brand: jsonb({ ...brand, minimumAge: after ?? LIMITS.minimumAge }) }),
  });
  const before = { [name]: settings[name] ?? null };
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'setting',
    reason,
    before,
    after: { [name]: after ?? null },
  });
  return {};
};

/** Sets or removes the one address of its type. Throws `not_found` if there is none to remove. */
export const setResource = async (
  tx: Tx,
  request: RequestOf<typeof support.setResource>,
): Promise<Record<string, never>> => {
  const { merchant, resourceType, url, labelNameEn, labelNames, reason = '' } = request;
  if (url !== null && !isWebAddress(url)) throw wrong('url');
  const { settings } = await lockMerchant(tx, merchant);
  const { resources = [] } = settings;
  const before = resources.find((each) => each.resourceType === resourceType) ?? null;
  if (url === null && before === null) throw commonFailure('not_found');
  const after = url === null ? null : { resourceType, url, labelNameEn, ...(labelNames && { labelNames }) };
  const kept = resources.filter((each) => each.resourceType !== resourceType);
  const set: MerchantSettings = { ...settings, resources: after ? [...kept, after] : kept };
  await changeMerchant(tx, merchant, { settings: jsonb(set) });
  await audit(tx, { merchant, actor: staffActor(), action: 'resource', reason, before, after });
  return {};
};

/** Turns a module on or off (SYS-05). Open pages reload the site info. */
export const setModule = async (
  tx: Tx,
  request: RequestOf<typeof support.setModule>,
): Promise<{ modules: string[] }> => {
  const { merchant, module, on, reason = '' } = request;
  const { modules: before } = await lockMerchant(tx, merchant);
  const after: ModuleStates = { ...before, [module]: on };
  await changeMerchant(tx, merchant, { modules: jsonb(after) });
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'module',
    reason,
    before: { [module]: before[module] ?? null },
    after: { [module]: on },
  });
  return { modules: modulesOn(after) };
};
