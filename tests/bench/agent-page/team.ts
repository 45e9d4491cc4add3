import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';

const BRAND = 'parlour';
/** In minor units: at the smallest difference of rates it changes an accrual by more than rounding hides. */
const BIG_ENOUGH = 5_000;
/** Interval of the loops that place bets: one batch each. */
const TICK_MS = 50;

export interface BetLoad {
  /** Sets the bets per second from now on. */
  pace(rate: number): void;
  /** Places one bet of this member; returns the time of its commit, by this machine's clock. */
  one(member: number): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Grows the demo's team to this many members; all new ones are players, spread over its four agents. Returns those under the
 * lowest.
 */
export const growTeam = async ({ db }: Database, members: number): Promise<number[]> => {
  await sql`
    insert into members (merchant, username, nickname, password_hash, currency, exponent, type, upline, referral_code)
    select ${BRAND}, 'grown' || n, 'grown' || n, '', 'USD', 2, 0, agents.ids[1 + n % cardinality(agents.ids)], 'grown' || n
      from generate_series(1, ${members}::int - (select count(*)::int from team_paths t join members a on a.id = t.ancestor
                                                   where a.username = 'agent1' and a.merchant = ${BRAND})) as n,
           (select array_agg(id) as ids from members where merchant = ${BRAND} and is_agent) agents`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select m.id from members m join members a on a.id = m.upline
     where a.username = 'agent4' and a.merchant = ${BRAND} and m.type = 0`.execute(db);
  return rows.map(({ id }) => id);
};

/** Rounds that open and close in one transaction per batch, as the vendor API's settle leaves them; the trigger counts them. */
export const startBets = async (database: Database, login: string): Promise<BetLoad> => {
  const { db } = database;
  const seat = randomUUID();
  await sql`
    insert into play_sessions (id, merchant, member_id, session_id, vendor, node_id, ledger, language, launch_token_hash,
                               launch_expires_at, expires_at)
    select ${seat}, merchant, member_id, id, 'BENCH', 1, 'real', 'EN', ${Buffer.from(seat)}, now(), now()
      from sessions where id = ${login}`.execute(db);
  const players = await sql<{ id: number }>`
    select m.id from members m where m.merchant = ${BRAND} and m.upline is not null and m.type = 0`.execute(db);
  const ids = players.rows.map(({ id }) => id);
  const settle = (members: readonly number[], stakes: readonly number[]) =>
    database.transact(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent, stake)
        select round, ${BRAND}, 'BENCH', round::text, member, ${seat}, 10001, 'real', 'USD', 2, stake
          from unnest(${members}::bigint[], ${stakes}::bigint[], ${members.map(() => randomUUID())}::uuid[]) as bet (member, stake, round)
        returning id`.execute(tx);
      await sql`update rounds set state = 'closed', closed_at = now() where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
        tx,
      );
    });
  let rate = 0;
  let owed = 0;
  let isRunning = true;
  const looping = (async () => {
    let lastMs = performance.now();
    while (isRunning) {
      await sleep(TICK_MS);
      const nowMs = performance.now();
      owed += (rate * (nowMs - lastMs)) / 1_000;
      lastMs = nowMs;
      const due = Math.floor(owed);
      owed -= due;
      if (due === 0) continue;
      const drawn = Array.from({ length: due }, () => ids[Math.floor(Math.random() * ids.length)]!);
      await settle(
        drawn,
        drawn.map(() => 100 * (1 + Math.floor(Math.random() * 50))),
      );
    }
  })();
  return {
    pace: (wanted) => {
      rate = wanted;
      owed = 0;
    },
    async one(member) {
      await settle([member], [BIG_ENOUGH]);
      return Date.now();
    },
    async stop() {
      isRunning = false;
      await looping;
    },
  };
};
