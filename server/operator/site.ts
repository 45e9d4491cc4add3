import { sql } from 'kysely';
import type { RequestOf } from '../../contract/define.ts';
import { FLAGS, type Flag, type Flags } from '../../contract/flags.ts';
import type { operator } from '../../contract/operator.ts';
import type { SiteStatus } from '../../contract/site.ts';
import { jsonb, type Tx } from '../db/database.ts';
import { statusOf } from '../domains/site/info.ts';
import { Failure } from '../http/failure.ts';
import type { Merchant } from '../http/viewer.ts';
import { emitState } from '../live/emit.ts';
import { audit } from './audit.ts';

export const OPERATOR = 'operator';

/** Returns a merchant's row, locked until the transaction ends. */
export const lockMerchant = async (tx: Tx, code: string): Promise<Merchant> => {
  const row = await tx.selectFrom('merchants').selectAll().where('code', '=', code).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new Failure('unknown_merchant');
  return row as Merchant;
};

/** Changes the merchant's row and notifies open pages, which reload the site info (SYS-01). */
export const changeMerchant = async (tx: Tx, code: string, set: object): Promise<Merchant> => {
  const row = (await tx
    .updateTable('merchants')
    .set({ ...set, status_version: sql<number>`status_version + 1` })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow()) as Merchant;
  await emitState(tx, {
    merchant: code,
    feed: 'siteStatus',
    key: `merchant:${code}`,
    room: `public:${code}`,
    seq: row.status_version,
    value: statusOf(row),
  });
  return row;
};

export const setStatus = async (tx: Tx, asked: RequestOf<typeof operator.setStatus>): Promise<SiteStatus> => {
  const { merchant, status, untilMs, reason = '' } = asked;
  const before = await lockMerchant(tx, merchant);
  const status_until = status === 0 || untilMs === null ? null : new Date(untilMs);
  const after = statusOf(await changeMerchant(tx, merchant, { status, status_until }));
  await audit(tx, { merchant, actor: OPERATOR, action: 'status', reason, before: statusOf(before), after });
  return after;
};

const isFlag = (name: string): name is Flag => (FLAGS as readonly string[]).includes(name);

export const setFlag = async (tx: Tx, asked: RequestOf<typeof operator.setFlag>): Promise<Flags> => {
  const { merchant, flag, on, reason = '' } = asked;
  const { flags } = await lockMerchant(tx, merchant);
  if (!isFlag(flag)) throw new Failure('unknown_flag');
  const after: Flags = { ...flags, [flag]: on };
  await changeMerchant(tx, merchant, { flags: jsonb(after) });
  await audit(tx, {
    merchant,
    actor: OPERATOR,
    action: 'flag',
    reason,
    before: { [flag]: flags[flag] },
    after: { [flag]: on },
  });
  return after;
};
