import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { lineOf } from '../../../contract/book-fixtures.ts';
import type { OddsState } from '../../../contract/live-odds.ts';
import type { Database } from '../../../server/db/database.ts';

const EVERY_MS = 100;

interface Published {
  key: string;
  node_id: number;
  vendor_version: number;
  value: OddsState;
}

/** Moves one price of a fixture by a step. */
const moved = ({ value, ...published }: Published, turn: number): Published => {
  const markets = value.markets.map((market, index) =>
    index === turn % value.markets.length
      ? { ...market, version: market.version + 1, outcomes: moving(market, turn) }
      : market,
  );
  return { ...published, vendor_version: Number(published.vendor_version) + 1, value: { ...value, markets } };
};
const moving = ({ outcomes }: OddsState['markets'][number], turn: number) =>
  outcomes.map((outcome, index) =>
    index === turn % outcomes.length
      ? { ...outcome, price: Math.max(1_010, outcome.price + (turn % 2 ? 10 : -10)) }
      : outcome,
  );

/** The open fixtures of the site, and copies of them that nobody shows, up to this many. */
const fixturesOf = async ({ db }: Database, count: number): Promise<Published[]> => {
  const { rows } = await sql<Published>`
    select key, node_id, vendor_version, value from live_states
     where merchant = 'parlour' and key like 'odds:%' and value ->> 'phase' in ('before', 'live')
       and jsonb_array_length(value -> 'markets') > 0 order by key`.execute(db);
  if (rows.length === 0) throw new Error('no fixture is open');
  return Array.from({ length: count }, (_, index) =>
    index < rows.length
      ? rows[index]!
      : { ...rows[index % rows.length]!, key: `odds:copy-${index}`, vendor_version: 0 },
  );
};

/** Tells of so many changes a second, spread over all fixtures, as the platform writes what a vendor tells. */
export const startChanges = async (
  database: Database,
  { fixtures, perSecond }: { fixtures: number; perSecond: number },
) => {
  const states = await fixturesOf(database, fixtures);
  const each = Math.round((perSecond * EVERY_MS) / 1_000);
  let [turn, published, isOver] = [0, 0, false];
  const startedMs = performance.now();
  const running = (async () => {
    while (!isOver) {
      const places = Array.from({ length: each }, (_, n) => (turn * each + n) % states.length);
      turn += 1;
      for (const index of places) states[index] = moved(states[index]!, turn);
      const batch = places.map((index) => states[index]!);
      const rows = batch.flatMap((each) => [
        { ...each, feed: 'odds' },
        { ...each, feed: 'line', key: each.key.replace('odds:', 'line:'), value: lineOf(each.value) },
      ]);
      await sql`select live_states_tell('parlour', ${rows.map(({ feed }) => feed)}::text[], ${rows.map(({ key }) => key)}::text[],
        ${rows.map(() => 'public:parlour')}::text[], ${rows.map(({ node_id }) => node_id)}::bigint[],
        ${rows.map(({ vendor_version }) => vendor_version)}::bigint[],
        ${rows.map(({ value }) => JSON.stringify(value))}::jsonb[])`.execute(database.db);
      published += batch.length;
      await sleep(Math.max(0, startedMs + turn * EVERY_MS - performance.now()));
    }
  })();
  return {
    async stop(): Promise<{ perSecond: number }> {
      isOver = true;
      await running;
      return { perSecond: (1_000 * published) / (performance.now() - startedMs) };
    },
  };
};
