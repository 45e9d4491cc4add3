import { sql } from 'kysely';
import type { Execution, Popup } from '../../../contract/support.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../db/database.ts';
import { inLanguage, type Texts } from '../site/index.ts';

/** Returns the current popup of this kind, in this language; null if there is none. */
export const popupOf = async (
  db: Db,
  merchant: string,
  execution: Execution,
  language: Language,
): Promise<Popup | null> => {
  const row = await inMerchant(db, merchant)
    .selectFrom('popups')
    .selectAll()
    .where('execution', '=', execution)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    execution,
    title: inLanguage(row.titles as Texts, language) ?? '',
    content: inLanguage(row.contents as Texts, language) ?? '',
    promotionType: row.promotion_type,
  };
};

export interface NewPopup {
  execution: Execution;
  titles: Texts;
  contents: Texts;
  promotionType: string;
}

/** Publishes a popup in place of the previous one. Returns its number. */
export const publishPopup = async (tx: Tx, merchant: string, popup: NewPopup): Promise<number> => {
  const { execution, titles, contents, promotionType } = popup;
  const row = await inMerchant(tx, merchant)
    .insertInto('popups', {
      execution,
      titles: jsonb(titles),
      contents: jsonb(contents),
      promotion_type: promotionType,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Withdraws a popup. Returns false if none with this number is current. */
export const withdrawPopup = async (tx: Tx, merchant: string, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await inMerchant(tx, merchant)
    .updateTable('popups')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
