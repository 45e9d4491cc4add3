import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Tx } from '../db/database.ts';
import { publishNotice } from '../domains/notices/publish.ts';
import { BANNERS, PROMOTIONS } from './texts/banners.ts';
import { HELP } from './texts/help.ts';
import { publishPopup } from '../domains/support/popups.ts';
import { popupsOf } from './texts/popups.ts';
import { AGENT_NOTICES } from './texts/agent-notices.ts';
import { NOTICES } from './texts/notices.ts';

/** Writes notices, banners, promotions and help for a merchant that has none. Updates help on each start. */
export const seedContent = async (tx: Tx, merchant: string, brand: string): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const isEmpty = async (table: 'notices' | 'banners' | 'promotions' | 'popups') =>
    !(await tables
      .selectFrom(table)
      .select(sql<number>`1`.as('one'))
      .limit(1)
      .executeTakeFirst());

  if (await isEmpty('notices')) {
    for (const notice of [...NOTICES, ...AGENT_NOTICES]) await publishNotice(tx, merchant, notice);
    // Those for agents came over the weeks before.
    await sql`
      update notices set published_at = now() - place * interval '70 hours'
        from (select id, row_number() over (order by id desc) as place from notices where merchant = ${merchant} and type = 'AG') each
       where notices.id = each.id`.execute(tx);
  }
  if (await isEmpty('popups')) for (const popup of popupsOf(brand)) await publishPopup(tx, merchant, popup);
  if (await isEmpty('banners'))
    await tables
      .insertInto(
        'banners',
        BANNERS.map(({ art, url, linkageType, texts }, position) => ({
          group_name: 'w_home',
          texts: jsonb(texts),
          art,
          url,
          linkage_type: linkageType,
          position,
        })),
      )
      .execute();
  if (await isEmpty('promotions'))
    await tables
      .insertInto(
        'promotions',
        PROMOTIONS.map(({ art, texts }, position) => ({
          texts: jsonb(texts),
          art,
          starts_at: sql<Date>`now()` as unknown as Date,
          position,
        })),
      )
      .execute();
  await tables
    .insertInto(
      'help_topics',
      HELP.map(({ anchor, texts }, position) => ({ anchor, texts: jsonb(texts), position })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'anchor'])
        .doUpdateSet({ texts: sql`excluded.texts`, position: sql`excluded.position` }),
    )
    .execute();
};
