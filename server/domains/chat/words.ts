import type { Db, Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';

/** The operator's words in these lists; `every`: those of all rooms and languages. */
export const wordsIn = async (db: Db | Tx, merchant: string, lists: readonly string[] | 'every'): Promise<string[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('chat_words')
    .select('words')
    .$if(lists !== 'every', (query) => query.where('list', 'in', [...lists]))
    .$if(lists === 'every', (query) => query.where('list', '<>', 'names'))
    .execute();
  return rows.flatMap(({ words }) => words);
};
