import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import type { Tx } from '../db/database.ts';
import { publishNotice } from '../domains/notices/publish.ts';
import { BANNERS, PROMOTIONS } from './items/banners.ts';
import { HELP } from './items/help.ts';
import { writeBanners, writePromotions, writeTopics } from '../domains/site/index.ts';
import { publishPopup } from '../domains/support/popups.ts';
import { popupsOf } from './items/popups.ts';
import { AGENT_NOTICES } from './items/agent-notices.ts';
import { NOTICES } from './items/notices.ts';

/** Writes notices, banners, promotions and help for a merchant that has none. */
export const seedContent = async (tx: Tx, merchant: string, brand: string): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const isEmpty = async (table: 'notices' | 'banners' | 'promotions' | 'help_topics' | 'popups') =>
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
  if (await isEmpty('banners')) await writeBanners(tx, merchant, BANNERS.map(inOrder));
  if (await isEmpty('promotions')) {
    const { now } = await tx.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
    const from = { startsAt: now.toISOString(), endsAt: null };
    await writePromotions(
      tx,
      merchant,
      PROMOTIONS.map(inOrder).map((promotion) => ({ ...promotion, ...from })),
    );
  }
  if (await isEmpty('help_topics')) await writeTopics(tx, merchant, HELP.map(inOrder));
};

const inOrder = <T extends object>(item: T, position: number): T & { position: number } => ({ ...item, position });
