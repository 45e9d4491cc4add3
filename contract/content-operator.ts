import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { Language, MerchantCode } from './primitives.ts';
import { Banner } from './site-content.ts';

/** The operator's name for a banner, a promotion or a help topic. */
export const Code = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/));
export const Text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/** By language; English or the merchant's default language is needed. */
export const texts = <T extends z.ZodMiniType>(each: T) => z.partialRecord(Language, each);
/** Place among the others, the lowest first; absent: its place in the list. */
export const position = z.optional(z.int().check(z.minimum(0), z.maximum(10_000)));
/** Path of a picture of this server. `{side}` is `start` or `end`: where a drawing's subject is, by the direction of the text. */
export const PicturePath = z
  .string()
  .check(z.maxLength(200), z.regex(/^(\/[\w-]+)+(\/\{side\})?\.(svg|webp|png|jpg|avif)$/));
/** With its distance to UTC: `2026-12-24T18:00Z`. */
export const Time = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/),
  z.maxLength(32),
  z.refine((time) => !Number.isNaN(Date.parse(time)), 'no such time'),
);

export const BannerItem = z.strictObject({
  code: Code,
  position,
  picture: PicturePath,
  /** `promotion`: `url` is the promotion's code. Otherwise as a page receives it. */
  linkageType: z.enum([...Banner.shape.linkageType.options, 'promotion']),
  url: Text(500),
  texts: texts(
    z.strictObject({
      eyebrow: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
      title: Text(120),
      text: Text(300),
      action: Text(60),
    }),
  ),
});
export type BannerItem = z.infer<typeof BannerItem>;

export const PromotionItem = z.strictObject({
  code: Code,
  position,
  picture: PicturePath,
  /** Absent: from now on, or as it was. */
  startsAt: z.optional(Time),
  /** Null: without an end. */
  endsAt: z._default(z.nullable(Time), null),
  texts: texts(z.strictObject({ title: Text(120), summary: Text(300), body: Text(20_000) })),
});
export type PromotionItem = z.infer<typeof PromotionItem>;

/** `rules` is what members accept (PP-02). */
export const TopicItem = z.strictObject({
  anchor: Code,
  position,
  texts: texts(z.strictObject({ title: Text(120), body: Text(60_000) })),
});
export type TopicItem = z.infer<typeof TopicItem>;

/** Items of one list. */
const ITEMS = 100;
const BODY_BYTES = 8_000_000;
/** An item has up to 27 languages of at most six values each. */
const BODY_VALUES = 200 * ITEMS;
/** A file that is uploaded, in bytes. */
export const PICTURE_BYTES = 6_000_000;

const TermsVersion = z.string().check(z.regex(/^[\w.-]{1,32}$/));
const listOf = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.minLength(1), z.maxLength(ITEMS));
const Written = z.strictObject({ created: z.int(), changed: z.int() });
const ofMerchant = { merchant: MerchantCode };
const read = {
  method: 'GET',
  auth: 'operator',
  roles: ['content'],
  encoding: 'query',
  errors: ['unknown_merchant'],
} as const;
const put = {
  method: 'PUT',
  auth: 'operator',
  roles: ['content'],
  encoding: 'json',
  bodyBytes: BODY_BYTES,
  bodyValues: BODY_VALUES,
  response: Written,
  errors: ['unknown_merchant', 'content_wrong'],
} as const;
const remove = {
  method: 'DELETE',
  auth: 'operator',
  roles: ['content'],
  encoding: 'query',
  response: z.strictObject({}),
  errors: ['unknown_merchant', 'not_found', 'content_wrong'],
} as const;
const named = z.strictObject({ ...ofMerchant, code: Code, reason: OperatorReason });

/** HOME-02, NAV-04: what the operator writes for a merchant's pages. Each call is all or nothing, and open pages follow. */
export const contentOperator = {
  banners: endpoint({
    ...read,
    path: '/operator/banners',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(BannerItem) }),
    summary: 'Banners of the home page, in the form in which they are written.',
  }),
  putBanners: endpoint({
    ...put,
    path: '/operator/banners',
    request: z.strictObject({ ...ofMerchant, list: listOf(BannerItem), reason: OperatorReason }),
    summary: 'Makes or changes banners by their codes. Others stay.',
  }),
  removeBanner: endpoint({ ...remove, path: '/operator/banners', request: named, summary: 'Removes a banner.' }),
  promotions: endpoint({
    ...read,
    path: '/operator/promotions',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(PromotionItem) }),
    summary: 'Promotions, also those that ended or have not begun.',
  }),
  putPromotions: endpoint({
    ...put,
    path: '/operator/promotions',
    request: z.strictObject({ ...ofMerchant, list: listOf(PromotionItem), reason: OperatorReason }),
    summary: 'Makes or changes promotions by their codes. Others stay.',
  }),
  removePromotion: endpoint({
    ...remove,
    path: '/operator/promotions',
    request: named,
    summary: 'Removes a promotion to which no banner leads.',
  }),
  topics: endpoint({
    ...read,
    path: '/operator/helpTopics',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(TopicItem) }),
    summary: 'Topics of the help centre, the legal texts among them.',
  }),
  putTopics: endpoint({
    ...put,
    path: '/operator/helpTopics',
    request: z.strictObject({
      ...ofMerchant,
      list: listOf(TopicItem),
      /** Version of the terms from now on. Needed if the text of `rules` changes; the version in force asks nobody again. */
      termsVersion: z.optional(TermsVersion),
      reason: OperatorReason,
    }),
    summary: 'Makes or changes topics of the help centre by their anchors. Others stay.',
  }),
  removeTopic: endpoint({
    ...remove,
    path: '/operator/helpTopics',
    request: named,
    summary: 'Removes a topic of the help centre; `rules` stays.',
  }),
  putPicture: endpoint({
    method: 'PUT',
    path: '/operator/pictures',
    auth: 'operator',
    roles: ['content', 'games'],
    encoding: 'json',
    /** A file in base64 is a third longer. */
    bodyBytes: Math.ceil((PICTURE_BYTES * 4) / 3) + 4_096,
    request: z.strictObject({
      ...ofMerchant,
      base64: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(Math.ceil(PICTURE_BYTES / 3) * 4)),
      reason: OperatorReason,
    }),
    response: z.strictObject({ path: z.string(), width: z.int(), height: z.int() }),
    errors: ['unknown_merchant', 'image_not_allowed'],
    summary: 'Stores a PNG or JPEG, written anew. The same file has the same path.',
  }),
} as const;
