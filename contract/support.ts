import * as z from 'zod/mini';
import { Done, endpoint } from './define.ts';
import { MODULES } from './modules.ts';
import { Language, MerchantCode } from './primitives.ts';
import { OperatorReason } from './operator-reason.ts';

/** SHELL-09: B for visitors, A after login, F after the first login. */
export const EXECUTIONS = ['A', 'B', 'F'] as const;
export const Execution = z.enum(EXECUTIONS);
export type Execution = z.infer<typeof Execution>;

/** A popup shown when the site opens, in the visitor's language. */
export const Popup = z.strictObject({
  id: z.int(),
  execution: Execution,
  title: z.string(),
  content: z.string(),
  promotionType: z.string(),
});
export type Popup = z.infer<typeof Popup>;

/** MEM-04: bounds of feedback. The catalogue decides what the specification leaves open. */
export const FEEDBACK = {
  content: { min: 10, max: 500 },
  remark: 140,
  images: 3,
  imageBytes: 5 * 1024 * 1024,
  /** Messages per member in 24 hours. */
  perDay: 5,
} as const;

const trimmed = (max: number) => z.string().check(z.trim(), z.maxLength(max));

export const FeedbackForm = z.strictObject({
  content: z.string().check(z.trim(), z.minLength(FEEDBACK.content.min), z.maxLength(FEEDBACK.content.max)),
  remark: trimmed(FEEDBACK.remark),
  /** Ids of pictures that this member has uploaded (`uploads.feedbackPicture`) and not used. */
  images: z.array(z.int().check(z.positive())).check(z.maxLength(FEEDBACK.images)),
});
export type FeedbackForm = z.infer<typeof FeedbackForm>;

/** Settings of a merchant that the operator can change. Lists are comma-separated. */
export const SETTINGS = [
  'customerService',
  'gtagId',
  'mainDomain',
  'domainRoute',
  'imageCDNs',
  'launchGameCDNs',
  'openGamesIn',
  'homeTypes',
  'restrictedCountries',
  'restrictedTypes',
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
  'dividendPeriod',
] as const;
export type SettingName = (typeof SETTINGS)[number];

const Id = z.string().check(z.regex(/^\d{1,9}$/));
const reason = z.optional(OperatorReason);

/** Content of the shell's modals, and the operator commands for it. */
export const support = {
  popup: endpoint({
    method: 'GET',
    path: '/wps/relay/MCS_popups',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ execution: Execution, language: Language }),
    response: z.strictObject({ popup: z.nullable(Popup) }),
    errors: [],
    summary: 'The popup in force; A and F for who is logged in (SHELL-09).',
  }),
  feedback: endpoint({
    method: 'PUT',
    path: '/wps/relay/MCS_feedback',
    // Not for trials, which anybody can open without limit: messages and pictures are stored.
    auth: 'member',
    encoding: 'json',
    request: FeedbackForm,
    response: z.strictObject({ id: z.int() }),
    errors: ['image_not_found', 'feedback_too_often'],
    perMinute: 6,
    summary: 'Opens a ticket, with up to three pictures (SHELL-07).',
  }),
  publishPopup: endpoint({
    method: 'POST',
    path: '/operator/popups',
    auth: 'operator',
    roles: ['content'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      execution: Execution,
      titles: z.partialRecord(Language, z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
      contents: z.partialRecord(Language, z.string().check(z.trim(), z.minLength(1), z.maxLength(5_000))),
      promotionType: z.string().check(z.maxLength(32)),
      reason,
    }),
    response: z.strictObject({ id: z.int() }),
    errors: ['unknown_merchant'],
    summary: 'Publishes a popup; EN is required (SHELL-09).',
  }),
  withdrawPopup: endpoint({
    method: 'DELETE',
    path: '/operator/popups',
    auth: 'operator',
    roles: ['content'],
    encoding: 'query',
    request: z.strictObject({ merchant: MerchantCode, id: Id }),
    response: Done,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Takes a popup back.',
  }),
  setModule: endpoint({
    method: 'PUT',
    path: '/operator/modules',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: z.strictObject({ merchant: MerchantCode, module: z.enum(MODULES), on: z.boolean(), reason }),
    response: z.strictObject({ modules: z.array(z.string()) }),
    errors: ['unknown_merchant'],
    summary: 'Switches a module of the white-label tree (SYS-05).',
  }),
  setSetting: endpoint({
    method: 'PUT',
    path: '/operator/settings',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      name: z.enum(SETTINGS),
      /** Null restores the default. */
      value: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000))),
      reason,
    }),
    response: Done,
    errors: ['unknown_merchant'],
    summary: 'Sets one of the brand’s settings (SYS-04).',
  }),
  setResource: endpoint({
    method: 'PUT',
    path: '/operator/resources',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      resourceType: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,31}$/)),
      /** Null removes it. */
      url: z.nullable(z.string().check(z.regex(/^https?:\/\/[^\s\p{C}/]+[^\s\p{C}]*$/u), z.maxLength(500))),
      labelNameEn: z.string().check(z.trim(), z.maxLength(60)),
      /** In other languages (SYS-08). */
      labelNames: z.optional(z.partialRecord(Language, z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))),
      reason,
    }),
    response: Done,
    errors: ['unknown_merchant', 'not_found'],
    summary:
      'Sets an address of the brand elsewhere: an app, a chat, a page, a licence in its register (SHELL-05, SHELL-06).',
  }),
} as const;
