import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { markOf } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Banner, HelpTopic, Promotion } from '../../../contract/site-content.ts';
import { isPlayablePool } from '../jackpots/index.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db } from '../../db/database.ts';
import type { BannersTable, PromotionsTable } from '../../db/schema.ts';
import { readTopics } from './content/topics.ts';
import { inLanguage, type Texts } from './texts.ts';

type BannerTexts = Texts<Pick<Banner, 'title' | 'text' | 'eyebrow' | 'action'>>;
type PromotionTexts = Texts<Pick<Promotion, 'title' | 'summary' | 'body'>>;
type HelpTexts = Texts<Pick<HelpTopic, 'title' | 'body'>>;

const absent = (what: string, id: number | string) => new Error(`${what} ${id} has no text in any language`);

/** A banner's row with the number of the promotion to which it leads, if it leads to one. */
type BannerRow = Selectable<BannersTable> & { promotion_id: number | null };

export const bannersOf = async (db: Db, merchant: string, group: string, language: Language): Promise<Banner[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('banners')
    .leftJoin('promotions', (join) =>
      join
        .onRef('promotions.merchant', '=', 'banners.merchant')
        .onRef('promotions.code', '=', 'banners.url')
        .on('banners.linkage_type', '=', 'promotion'),
    )
    .selectAll('banners')
    .select('promotions.id as promotion_id')
    .where('group_name', '=', group)
    .orderBy('banners.position')
    .orderBy('banners.id')
    .execute();
  return rows.map((row) => toBanner(row, language));
};

/** The target as pages follow it: they know a promotion by its number. */
const targetOf = ({ promotion_id, url, linkage_type }: BannerRow): Pick<Banner, 'url' | 'linkageType'> =>
  linkage_type === 'promotion'
    ? { url: `/PromotionDetail?id=${promotion_id}`, linkageType: 'route' }
    : { url, linkageType: linkage_type as Banner['linkageType'] };

/** A banner shows the picture's subject at the end of the text: on the left where a language is read from the right. */
const subjectSide = (language: Language): string => (markOf(language).dir === 'rtl' ? 'start' : 'end');

const toBanner = (row: BannerRow, language: Language): Banner => {
  const texts = inLanguage(row.texts as BannerTexts, language);
  if (!texts) throw absent('banner', row.id);
  return {
    id: row.id,
    groupName: row.group_name,
    ...texts,
    imageUrl: row.art.replace('{side}', subjectSide(language)),
    ...targetOf(row),
  };
};

export const promotionsOf = async (db: Db, merchant: string, language: Language): Promise<Promotion[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('promotions')
    .selectAll()
    .where(sql<boolean>`starts_at <= now() and (ends_at is null or ends_at > now())`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => toPromotion(row, language));
};

const toPromotion = (row: Selectable<PromotionsTable>, language: Language): Promotion => {
  const texts = inLanguage(row.texts as PromotionTexts, language);
  if (!texts) throw absent('promotion', row.id);
  return {
    id: row.id,
    ...texts,
    imageUrl: row.art,
    startsAtMs: row.starts_at.getTime(),
    endsAtMs: row.ends_at?.getTime() ?? null,
  };
};

export const helpOf = async (db: Db, merchant: string, language: Language): Promise<HelpTopic[]> =>
  (await readTopics(db, merchant)).map(({ anchor, texts }) => {
    const own = inLanguage(texts as HelpTexts, language);
    if (!own) throw absent('help topic', anchor);
    return { anchor, ...own };
  });

/** Returns the pools that the merchant shows, the largest first. */
export const poolsOf = (db: Db, merchant: string): Promise<{ id: string; name: string }[]> =>
  inMerchant(db, merchant)
    .selectFrom('pools')
    .select(['id', 'name'])
    .where(isPlayablePool)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const epochOf = async (db: Db): Promise<string> =>
  (await db.selectFrom('platform_state').select('epoch').executeTakeFirstOrThrow()).epoch;
