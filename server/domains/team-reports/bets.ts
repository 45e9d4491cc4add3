import { sql, type RawBuilder } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { BetChange, TeamBet, TeamBetTotals, teamRecords } from '../../../contract/team-records.ts';
import type { Tx } from '../../db/database.ts';
import { betsById } from '../records/index.ts';
import { countedUntil } from './counted-until.ts';
import { directRows, type Requested } from './direct/rows.ts';
import { BETS, type Selection } from './direct/source.ts';
import { sumsOf, sumsOfSome, totalOf } from './direct/sums.ts';
import { requireDirect } from './profit.ts';
import type { Fail } from '../../http/failure.ts';

type Request = RequestOf<typeof teamRecords.bets>;
export type BetFilter = Pick<Request, 'change'>;

/** What a row does, by its stake, as the reports count bets. Two of the three are rare and have an index of their own. */
const CHANGES: Readonly<Record<BetChange, { rows: RawBuilder<boolean>; rare: boolean }>> = {
  settled: { rows: sql`r.stake > 0`, rare: false },
  taken_back: { rows: sql`r.stake < 0`, rare: true },
  payout_changed: { rows: sql`r.stake = 0`, rare: true },
};
const changeOf = (stake: number): BetChange => (stake > 0 ? 'settled' : stake < 0 ? 'taken_back' : 'payout_changed');

const ORDERS: Readonly<Record<NonNullable<Request['sort']>, Requested['order']>> = {
  newest: 'newest',
  oldest: 'oldest',
  stake: sql`r.stake`,
  payout: sql`r.payout`,
};

/** Rows of direct members' counted bets, each with its bet as the member sees it. */
export const betRows = async (
  tx: Tx,
  selection: Selection,
  language: Language,
  { change, ...requested }: BetFilter & Pick<Requested, 'order' | 'before' | 'limit'>,
  fail: Fail<'selection_too_large'>,
): Promise<TeamBet[]> => {
  const rows = await directRows<{ stake: number; payout: number; round: string }>(
    tx,
    BETS,
    selection,
    {
      ...requested,
      columns: sql`r.stake, r.payout, r.round_id as round`,
      only: change && CHANGES[change],
    },
    fail,
  );
  const rounds = await betsById(
    tx,
    selection.agent.merchant,
    language,
    rows.map(({ round }) => round),
  );
  return rows.map(({ id, memberId, account, at, stake, payout, round }) => ({
    ...{ id: String(id), memberId, account, atMs: at.getTime() },
    change: changeOf(stake),
    ...{ stake, payout, round: rounds.get(round)! },
  }));
};

/** One page of direct members' bets, and with the first page the totals of the selection. */
export const betPage = async (
  tx: Tx,
  selection: Selection,
  language: Language,
  { change, sort = 'newest', before }: Pick<Request, 'change' | 'sort' | 'before'>,
  fail: Fail<'selection_too_large'>,
): Promise<ResponseOf<typeof teamRecords.bets>> => {
  await requireDirect(tx, selection.agent, selection.memberId);
  const last = before === undefined ? undefined : Number(before);
  const limit = LIMITS.listPageSize + 1;
  const rows = await betRows(tx, selection, language, { change, order: ORDERS[sort], before: last, limit }, fail);
  return {
    list: rows.slice(0, LIMITS.listPageSize),
    hasMore: rows.length === limit,
    totals: last === undefined ? await totalsOf(tx, selection, change) : null,
  };
};

const totalsOf = async (tx: Tx, selection: Selection, change: BetChange | undefined): Promise<TeamBetTotals> => {
  const some = (rows: RawBuilder<boolean>) => sumsOfSome(tx, BETS, selection, rows).then(totalOf);
  const all = () => sumsOf(tx, BETS, selection).then(totalOf);
  const { agent } = selection;
  let {
    number: bets,
    first: stake,
    second: payout,
  } = change && CHANGES[change].rare ? await some(CHANGES[change].rows) : await all();
  if (change === 'settled') {
    const rare = await some(sql`r.stake <= 0`);
    [bets, stake, payout] = [bets - rare.number, stake - rare.first, payout - rare.second];
  }
  return {
    ...{ bets, stake, payout, net: payout - stake },
    ...{ currency: agent.currency, exponent: agent.exponent },
    asOfMs: await countedUntil(tx, agent.merchant),
  };
};
