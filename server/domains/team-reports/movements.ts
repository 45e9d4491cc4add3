import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Language } from '../../../contract/primitives.ts';
import {
  MONEY_KINDS,
  type TeamMovement,
  type TeamMovementTotals,
  type teamRecords,
} from '../../../contract/team-records.ts';
import type { Tx } from '../../db/database.ts';
import { daysBetween, transactionsById } from '../records/index.ts';
import { movedUntil } from './counted-until.ts';
import { directRows, type Requested } from './direct/rows.ts';
import { MONEY, type Selection } from './direct/source.ts';
import { sumsOf, totalOf, type Sum } from './direct/sums.ts';
import { requireDirect } from './profit.ts';
import type { Fail } from '../../http/failure.ts';

type Request = RequestOf<typeof teamRecords.movements>;

const ORDERS: Readonly<Record<NonNullable<Request['sort']>, Requested['order']>> = {
  newest: 'newest',
  oldest: 'oldest',
  amount: sql`abs(r.amount)`,
};

/** Rows of money that moved in direct members' wallets. */
export const movementRows = async (
  tx: Tx,
  selection: Selection,
  language: Language,
  request: Pick<Requested, 'order' | 'before' | 'limit'>,
  fail: Fail<'selection_too_large'>,
): Promise<TeamMovement[]> => {
  const rows = await directRows<{ accountId: number; version: number }>(
    tx,
    MONEY,
    selection,
    {
      ...request,
      columns: sql`r.account_id as "accountId", r.version`,
    },
    fail,
  );
  const movements = await transactionsById(tx, selection.agent, language, rows);
  return rows.map(({ id, memberId, account, at, accountId, version }) => {
    const movement = movements.get(`${accountId} ${version}`)!;
    return {
      ...{ id: String(id), memberId, account, atMs: at.getTime() },
      // A transfer names the other account, which may be deeper in the team, or above; a payment shows where money was paid to.
      movement: { ...movement, payment: null, about: movement.kind === 'transfer' ? '' : movement.about },
    };
  });
};

/** One page of the money of direct members, and with the first page the totals by kind and by day. */
export const movementPage = async (
  tx: Tx,
  selection: Selection,
  language: Language,
  { sort = 'newest', before }: Pick<Request, 'sort' | 'before'>,
  fail: Fail<'selection_too_large'>,
): Promise<ResponseOf<typeof teamRecords.movements>> => {
  await requireDirect(tx, selection.agent, selection.memberId);
  const last = before === undefined ? undefined : Number(before);
  const limit = LIMITS.listPageSize + 1;
  const rows = await movementRows(tx, selection, language, { order: ORDERS[sort], before: last, limit }, fail);
  return {
    list: rows.slice(0, LIMITS.listPageSize),
    hasMore: rows.length === limit,
    totals: last === undefined ? await totalsOf(tx, selection) : null,
  };
};

const moved = (sums: readonly Sum[]) => {
  const { number: movements, first, second } = totalOf(sums);
  return { movements, in: first, out: second, net: first - second };
};

const totalsOf = async (tx: Tx, selection: Selection): Promise<TeamMovementTotals> => {
  const { agent, from, to } = selection;
  const sums = await sumsOf(tx, MONEY, selection);
  const ofKind = (kind: string) => sums.filter(({ part }) => part === kind);
  return {
    ...moved(sums),
    kinds: MONEY_KINDS.filter((kind) => ofKind(kind).length > 0).map((kind) => ({ kind, ...moved(ofKind(kind)) })),
    days: daysBetween(from, to).map((day) => ({ day, ...moved(sums.filter((sum) => sum.day === day)) })),
    ...{ currency: agent.currency, exponent: agent.exponent },
    asOfMs: await movedUntil(tx, agent.merchant),
  };
};
