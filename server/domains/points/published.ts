import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { POINT_CATEGORIES, POINT_ROWS, type PointProduct, type points } from '../../../contract/points.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { campaignRow, campaignsOf } from '../campaigns/index.ts';
import { publishedExchange, spendable } from './exchange-row.ts';
import { inLanguage, productsOf, type ProductRow } from './products.ts';
import { rulesOf, todayOf } from './rules.ts';

type Points = typeof points;

/** The member's points, and what of them expires first. */
export const pointBalance = async (db: Db, member: MemberRow): Promise<ResponseOf<Points['balance']>> => {
  const [expires = null] = await expiring(db, member, 36_500);
  return { ...(await spendable(db, member)), expires };
};

/** What of a member's points expires within so many days after today, by day. */
const expiring = async (db: Db, { merchant, id }: MemberRow, days: number) => {
  const { rows } = await sql<{ points: number; expiresOn: string }>`
    select remaining as points, to_char(expires_on, 'YYYY-MM-DD') as "expiresOn" from point_lots
     where member_id = ${id} and merchant = ${merchant} and expires_on > points_today(${merchant})
       and expires_on <= points_today(${merchant}) + ${days}::int
     order by expires_on`.execute(db);
  return rows;
};

/** The products that are open, in the member's language. */
export const products = async (db: Db, merchant: string, language: Language): Promise<ResponseOf<Points['reward']>> => {
  const open = (await productsOf(db, merchant)).filter(({ enabled }) => enabled);
  const rounds = await roundsOf(db, merchant, open);
  return {
    list: open.map(({ code, category, texts, picture, points: price, amount, campaign, stock, taken, ...row }) => {
      const text = inLanguage<{ name: string; description: string }>(texts, language);
      return {
        ...{ code, exchangeType: category, picture, requiredPoints: price, amount, reviewed: row.reviewed },
        rounds: (campaign !== null && rounds.get(campaign)) || null,
        productName: text?.name ?? code,
        description: text?.description ?? '',
        stock: stock === null ? null : stock - taken,
        maxEach: row.max_each,
      };
    }),
  };
};

/** The free rounds that campaigns of products give, by the campaign's code. */
const roundsOf = async (
  db: Db,
  merchant: string,
  rows: readonly ProductRow[],
): Promise<ReadonlyMap<string, PointProduct['rounds']>> => {
  const codes = rows.flatMap(({ category, campaign }) => (category === 'free_rounds' && campaign ? [campaign] : []));
  if (codes.length === 0) return new Map();
  const campaigns = await campaignsOf(db, merchant).where('campaigns.code', 'in', codes).execute();
  return new Map(
    campaigns
      .map(campaignRow)
      .map(({ code, terms: { reward } }) => [
        code,
        reward.kind === 'free_rounds' ? { count: reward.rounds, stake: reward.stake } : null,
      ]),
  );
};

/** The rules of today, and those that come next. */
export const config = async (db: Db, merchant: string): Promise<ResponseOf<Points['config']>> => {
  const today = await todayOf(db, merchant);
  const versions = await rulesOf(db, merchant);
  return {
    rules: versions.find(({ fromDay }) => fromDay <= today)?.rules ?? null,
    next: versions.findLast(({ fromDay }) => fromDay > today) ?? null,
    categories: [...POINT_CATEGORIES],
  };
};

const page = <T>(rows: T[]): { rows: T[]; hasMore: boolean } => ({
  rows: rows.slice(0, POINT_ROWS),
  hasMore: rows.length > POINT_ROWS,
});

/** The member's exchanges, the newest first. */
export const exchanges = async (
  db: Db,
  { merchant, id }: MemberRow,
  { status, before }: RequestOf<Points['redeemList']>,
  language: Language,
): Promise<ResponseOf<Points['redeemList']>> => {
  const { rows, hasMore } = page(
    await inMerchant(db, merchant)
      .selectFrom('point_exchanges')
      .selectAll()
      .where('member_id', '=', id)
      .$if(status !== undefined, (query) => query.where('status', '=', status!))
      .$if(before !== undefined, (query) => query.where('id', '<', before!))
      .orderBy('id', 'desc')
      .limit(POINT_ROWS + 1)
      .execute(),
  );
  return { list: rows.map((row) => publishedExchange(row, language)), hasMore };
};

const DAYS = { next7: 7, next30: 30, last7: 7, last30: 30 } as const;

/** What changed the member's points in the last days, the newest first, or what of them expires in the next. */
export const transactions = async (
  db: Db,
  member: MemberRow,
  { period, before }: RequestOf<Points['transactionDetail']>,
): Promise<ResponseOf<Points['transactionDetail']>> => {
  const days = DAYS[period];
  if (period.startsWith('next')) return { list: [], hasMore: false, expiring: await expiring(db, member, days) };
  const { rows, hasMore } = page(
    await inMerchant(db, member.merchant)
      .selectFrom('point_entries')
      .select(['version', 'kind', 'amount', 'balance', 'source', 'at', 'expires_on as expiresOn'])
      .where('member_id', '=', member.id)
      .where(sql<boolean>`at > row_clock() - ${days} * interval '1 day'`)
      .$if(before !== undefined, (query) => query.where('version', '<', before!))
      .orderBy('version', 'desc')
      .limit(POINT_ROWS + 1)
      .execute(),
  );
  return {
    list: rows.map(({ version, amount, at, ...row }) => ({
      ...row,
      number: version,
      points: amount,
      atMs: at.getTime(),
    })),
    hasMore,
    expiring: [],
  };
};
