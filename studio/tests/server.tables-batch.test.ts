import { afterEach, beforeEach, expect, it } from 'vitest';
import { betsToDecide } from '../engines/instant/rounds.ts';
import { stepNext } from '../engines/rounds/step.ts';
import type { Queryable } from '../server/database.ts';
import { ensureTables } from '../engines/rounds/tables.ts';
import { baccarat } from '../families/baccarat/index.ts';
import type { LoadedTitle } from '../titles/load.ts';
import { openStudio, TITLES, type Player, type StudioServer } from './support/studio-server.ts';

const TABLE: LoadedTitle = {
  ...TITLES.get('six-lanterns-baccarat')!,
  id: 'table-one',
  vendor: 'STUDIO',
  family: baccarat,
  minRoundMs: 0,
  table: { openMs: 600_000, drawMs: 2_000, showMs: 8_000 },
};
const BETS = 12;

let server: StudioServer;
let player: Player;
beforeEach(async () => {
  // The only table of this vendor.
  const others = [...TITLES].filter(([, { table }]) => table === undefined);
  server = await openStudio([], new Map([...others, [TABLE.id, TABLE]]));
  server.platform.wallet.game = TABLE.id;
  await ensureTables(server.studio);
  player = await server.open();
  for (let bet = 0; bet < BETS; bet += 1) await player.begun({ chips: { player: 100, banker: 100 } });
});
afterEach(() => server.close());

const step = async (): Promise<void> => {
  await server.db.query(`update table_round set due_at = clock_timestamp() where due_at is not null`);
  await stepNext(server.studio);
};
/** Draws the round and decides its bets. */
const draw = async (): Promise<void> => {
  for (let steps = 0; steps < 3; steps += 1) await step();
};
const isOpen = async () => (await server.db.query(`select from table_round where phase = 'open'`)).rowCount === 1;
const statuses = async () => new Set((await player.look()).bets.map(({ status }) => status));
/** What the player has now, and should have: all that was won, once. */
const money = async () => {
  const { rows } = await server.db.query<{ due: number; net: number }>(
    `select 100000 - sum(stake)::int + coalesce(sum(win), 0)::int as due, coalesce(sum(win), 0)::int - sum(stake)::int as net from round`,
  );
  const { rows: sessions } = await server.db.query<{ net: number; balance: number }>(
    `select net::int, balance::int from play_session`,
  );
  return { ...rows[0]!, wallet: server.platform.wallet.balance, session: sessions[0]! };
};
const expectPaidOnce = async () => {
  const { due, net, wallet, session } = await money();
  expect(wallet).toBe(due);
  expect(session).toEqual({ net, balance: due });
  const { rows } = await server.db.query<{ n: number }>(`select count(*)::int as n from tx where kind = 'settle'`);
  expect(rows[0]!.n).toBe(BETS);
};

it('the bets of a round are settled by one call', async () => {
  await draw();
  await server.work();
  expect(server.platform.names().filter((name) => name === 'settle' || name === 'batch')).toEqual(['batch']);
  expect(await statuses()).toEqual(new Set(['closed']));
  await expectPaidOnce();
});

it('the bets of the next round are settled by one call, too, while those of the first wait', async () => {
  await draw();
  while (!(await isOpen())) await step();
  for (let bet = 0; bet < BETS; bet += 1) await player.begun({ chips: { player: 100, banker: 100 } });
  await draw();
  await server.work();
  expect(server.platform.names().filter((name) => name === 'settle' || name === 'batch')).toEqual(['batch', 'batch']);
  expect(await statuses()).toEqual(new Set(['closed']));
  const { rows } = await server.db.query<{ n: number }>(`select count(*)::int as n from tx where kind = 'settle'`);
  expect(rows[0]!.n).toBe(2 * BETS);
});

it('a batch that is applied and whose answer is lost is sent again, and pays once', async () => {
  await draw();
  server.platform.misbehave('batch', 'forget');
  await server.work();
  expect(await statuses()).toEqual(new Set(['booking']));
  server.clock.ms += 60_000;
  await server.work();
  expect(await statuses()).toEqual(new Set(['closed']));
  await expectPaidOnce();
});

it('a settle that the platform refuses for good does not hold up the others of its batch', async () => {
  await draw();
  const { rows } = await server.db.query<{ id: string; bet_tx_id: string }>(`select id, bet_tx_id from round limit 1`);
  const refused = rows[0]!;
  await server.db.query(`update outgoing set body = body || '{"bet_tx_id": "nobody"}' where round_id = $1`, [
    refused.id,
  ]);
  await server.work();
  const { rows: states } = await server.db.query<{ state: string; n: number }>(
    `select state, count(*)::int as n from round group by state order by state`,
  );
  expect(states).toEqual([
    { state: 'cancelled', n: 1 },
    { state: 'closed', n: BETS - 1 },
  ]);
  // Halved until the refused one is alone, which is then sent by itself.
  const sizes = server.platform.calls('batch').map(({ body }) => (body['calls'] as unknown[]).length);
  expect(sizes.slice(0, 3)).toEqual([BETS, BETS / 2, BETS / 4]);
  expect(server.platform.calls('settle')).toHaveLength(1);
});

it('settles of one player stand side by side, so that few batches wait for the same wallet', async () => {
  server.platform.wallet.player = 'member-8';
  const other = await server.open();
  for (let bet = 0; bet < 3; bet += 1) {
    await other.begun({ chips: { player: 100 } });
    await player.begun({ chips: { player: 100 } });
  }
  await draw();
  const { rows } = await server.db.query<{ player: string }>(
    `select body ->> 'player' as player from outgoing order by id`,
  );
  const players = rows.map((row) => row.player);
  expect(players.filter((each, place) => each !== players[place - 1])).toHaveLength(2);
});

it('after some attempts that are not answered, settles are sent one by one', async () => {
  await draw();
  server.platform.misbehave('batch', ...Array.from({ length: 4 }, () => ({ code: 'TEMPORARY' as const })));
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await server.work();
    server.clock.ms += 3_600_000;
  }
  expect(server.platform.calls('settle')).toHaveLength(BETS);
  expect(await statuses()).toEqual(new Set(['closed']));
  await expectPaidOnce();
});

it('several nodes send each settle once', async () => {
  await draw();
  await Promise.all([server.work(), server.work(), server.work()]);
  expect(await statuses()).toEqual(new Set(['closed']));
  await expectPaidOnce();
});

it('the bets to decide are found by the index of those that wait, however many others there are', async () => {
  const { rows: columns } = await server.db.query<{ names: string }>(
    `select string_agg(column_name, ', ') as names from information_schema.columns
      where table_schema = current_schema() and table_name = 'round' and is_identity = 'NO' and is_generated = 'NEVER'`,
  );
  const { names } = columns[0]!;
  const made = `jsonb_build_object('id', r.id || '-' || n, 'bet_tx_id', r.bet_tx_id || '-' || n, 'client_round_id', gen_random_uuid(), 'nonce', r.nonce + n * 1000)`;
  await server.db.query(
    `insert into round (${names}) select ${names.replaceAll(/\w+/g, 'copy.$&')}
       from round r, generate_series(1, 400) n, lateral jsonb_populate_record(null::round, to_jsonb(r) || ${made}) copy`,
  );
  await server.db.query('analyze round');
  const { rows: rounds } = await server.db.query<{ id: number }>('select distinct table_round_id as id from round');
  const plan: string[] = [];
  const explained = async (text: string, values: unknown[] = []) => {
    const { rows } = await server.db.query<Record<string, string>>(`explain ${text}`, values);
    plan.push(...rows.map((row) => row['QUERY PLAN']!));
    return { rows: [], rowCount: 0 };
  };
  await betsToDecide({ query: explained as unknown as Queryable['query'] }, rounds[0]!.id, 300);
  expect(plan.join('\n')).toContain('Index Scan using round_table_round_id_number_idx');
});
