import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { Guest } from './table.ts';
import type { Pool, State } from './state.ts';
import { without } from './without.ts';

/** What the product booked in one sequence, in a form that the reference shares. */
export interface Booked {
  players: object[];
  txs: Record<string, object>;
  pool: Pool;
}

interface Rows {
  members: { id: number; blocked: boolean }[];
  accounts: { owner: string; kind: string; ledger: string; balance: number }[] | null;
  counters: { id: number; kind: string; amount: number }[] | null;
  logins: { id: number; net: number; wagered: number; version: number }[];
  rounds: (Record<string, unknown> & { id: number; name: string })[] | null;
  incidents: { id: number; kind: string; count: number }[] | null;
  txs: (Record<string, unknown> & { id: string; member: number; number: string })[] | null;
  pool: Pool;
}

/** Reads it in one statement; `numbers` is the platform's id of each transaction. */
export const bookedOf = async (
  database: Database,
  guests: readonly Guest[],
): Promise<{ booked: Booked; numbers: Map<string, string> }> => {
  const ids = sql`any(${guests.map(({ id }) => id)}::bigint[])`;
  const owners = sql`any(${guests.map(({ id }) => `member:${id}`)}::text[])`;
  const { rows } = await sql<{ found: Rows }>`select jsonb_build_object(
    'members', (select jsonb_agg(jsonb_build_object('id', id, 'blocked', play_blocked_reason is not null)) from members where id = ${ids}),
    'accounts', (select jsonb_agg(jsonb_build_object('owner', owner, 'kind', kind, 'ledger', ledger, 'balance', balance))
                   from accounts where merchant = 'parlour' and ledger in ('real', 'demo')
                    and kind in ('wallet', 'receivable') and owner = ${owners}),
    'counters', (select jsonb_agg(jsonb_build_object('id', member_id, 'kind', kind, 'amount', amount)) from limit_counters where member_id = ${ids}),
    'logins', (select jsonb_agg(jsonb_build_object('id', member_id, 'net', play_net, 'wagered', play_wagered, 'version', play_version)
                                order by started_at) from sessions where merchant = 'parlour' and member_id = ${ids}),
    'rounds', (select jsonb_agg(jsonb_build_object('id', member_id, 'name', vendor_round_id, 'node', node_id, 'ledger', ledger,
                                'state', state, 'stake', stake, 'payout', payout)) from rounds where merchant = 'parlour' and member_id = ${ids}),
    'incidents', (select jsonb_agg(to_jsonb(i)) from (select member_id as id, kind, count(*) from incidents
                                where member_id = ${ids} group by member_id, kind) i),
    'txs', (select jsonb_agg(jsonb_build_object('id', tx_id, 'member', member_id, 'kind', kind, 'round', vendor_round_id,
                             'target', target_tx_id, 'amount', amount, 'moved', moved, 'state', state, 'code', code,
                             'pool', pool_id is not null, 'given', contribution_micro, 'number', platform_tx_id))
              from vendor_txs where member_id = ${ids}),
    'pool', ${poolRow}) as found`.execute(database.db);
  const { found } = rows[0]!;
  const numbers = new Map((found.txs ?? []).map(({ id, number }) => [id, number]));
  const whose = (id: number): number => guests.findIndex((guest) => guest.id === id);
  const txs = Object.fromEntries(
    (found.txs ?? []).map((tx) => [tx.id, { who: whose(tx.member), ...without(tx, 'id', 'member', 'number') }]),
  );
  return { booked: { players: guests.map((guest) => playerOf(found, guest)), txs, pool: found.pool }, numbers };
};

const poolRow = sql`(select jsonb_build_object('shown', p.shown_micro, 'reserve', p.reserve_micro, 'seeded', p.seeded,
    'funded', p.funded, 'paid', p.paid, 'waiting', (select coalesce(sum(amount_micro), 0) from pool_contributions))
  from pools p where p.id = 'grand')`;
/** The pool's current state. */
export const poolOf = async (database: Database): Promise<Pool> =>
  (await sql<{ pool: Pool }>`select ${poolRow} as pool`.execute(database.db)).rows[0]!.pool;

const playerOf = (found: Rows, { id }: Guest): object => {
  const account = (kind: string, ledger: string) =>
    found.accounts?.find((each) => each.owner === `member:${id}` && each.kind === kind && each.ledger === ledger)
      ?.balance;
  const own = <T extends { id: number }>(rows: T[] | null) => (rows ?? []).filter((row) => row.id === id);
  const counter = (kind: string) => own(found.counters).find((each) => each.kind === kind)?.amount ?? 0;
  return {
    wallets: { real: account('wallet', 'real') ?? 0, demo: account('wallet', 'demo') ?? null },
    owed: { real: account('receivable', 'real') ?? 0, demo: account('receivable', 'demo') ?? 0 },
    blocked: own(found.members)[0]!.blocked,
    lost: counter('loss'),
    wagered: counter('wager'),
    logins: own(found.logins).map(({ net, wagered, version }) => ({ net, wagered, version })),
    rounds: Object.fromEntries(own(found.rounds).map((round) => [round.name, without(round, 'id', 'name')])),
    incidents: Object.fromEntries(own(found.incidents).map(({ kind, count }) => [kind, count])),
  };
};

/** The same for the reference. */
export const bookedBy = ({ players, txs, pool }: State): Booked => ({
  players: players.map(({ wallets, owed, blocked, lost, wagered, logins, rounds, incidents }) => ({
    wallets,
    owed,
    blocked,
    lost,
    wagered,
    logins: logins.map(({ net, wagered: staked, version }) => ({ net, wagered: staked, version })),
    rounds: Object.fromEntries(
      Object.entries(rounds).map(([name, { game, ledger, state, stake, payout }]) => [
        name,
        { node: 9_000 + game, ledger, state, stake, payout },
      ]),
    ),
    incidents,
  })),
  txs: Object.fromEntries(
    Object.values(txs).map((tx) => [tx.id, without(tx, 'id', 'ledger', 'content', 'type', 'paid', 'houseSeed')]),
  ),
  pool,
});
