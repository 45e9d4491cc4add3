import type { Db, Tx } from '../../../db/database.ts';
import type { Current } from '../../../live/feeds.ts';

/** SYS-01, from the merchant's row. All keys are `merchant:<code>` of the one merchant. */
export const readSiteStatus = async (db: Db | Tx, merchant: string): Promise<Current<'siteStatus'>[]> => {
  const rows = await db
    .selectFrom('merchants')
    .select(['code', 'status', 'status_until', 'status_version'])
    .where('code', '=', merchant)
    .execute();
  return rows.map(({ code, status, status_until, status_version }) => ({
    key: `merchant:${code}`,
    seq: status_version,
    value: { status, untilMs: status_until?.getTime() ?? null },
  }));
};

export const siteStatusSeqs = async (db: Db | Tx, merchant: string) =>
  new Map((await readSiteStatus(db, merchant)).map(({ key, seq }) => [key, seq]));
