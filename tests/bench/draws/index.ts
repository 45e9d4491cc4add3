import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { drawBet, findGames, type PlayedGame } from '../../../server/demo/traffic/games.ts';
import { createPlayerSession, type PlayerSession } from '../../../server/demo/traffic/player-session.ts';
import { addMember } from '../../support/test-server.ts';
import type { Bench, Row, Section } from '../bench.ts';
import { growthOf, type Growth } from '../postings/growth.ts';
import { copyTickets } from './copy-tickets.ts';
import { startBenchSite } from '../support/site.ts';

/** By the rules of the engine. */
const EACH = 40;
const QUICK = [200, 400];
const AT_ONCE = 8;
/** More than any ticket costs; minor units. */
const ENOUGH = 20_000;
/** By tickets. */
const REACH_MS: Record<number, number> = { 10_000: 5_000, 100_000: 60_000 };

/** Linear as far as the reaches of both loads say: twelve times the time for ten times the tickets. */
const linearReach = (points: readonly { load: number; cost: number }[], growth: Growth) => {
  const [first, last] = [points[0]!, points.at(-1)!];
  const [short, long] = [REACH_MS[first.load], REACH_MS[last.load]];
  if (!short || !long) return { reach: 'linear or less', met: growth.isLinear };
  return { reach: `at most ${long / short} times`, met: last.cost / first.cost <= long / short };
};

const atOnce = pLimit(AT_ONCE);

/** Keeps the open draw of this table open, once there is one. */
const hold = async ({ db }: Database, game: string): Promise<number> => {
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      update studio.table_round set closes_at = closes_at + interval '1 day', due_at = due_at + interval '1 day'
       where merchant = 'parlour' and game = ${game} and phase = 'open' returning id`.execute(db);
    if (rows[0]) return rows[0].id;
    await sleep(50);
  }
};
/** Closes a draw, lets it be drawn at once, and the next one open as soon as it is settled. */
const closeNow = async ({ db }: Database, id: number): Promise<void> => {
  await sql`
    update studio.table_round set closes_at = clock_timestamp(), draws_at = clock_timestamp(), next_at = clock_timestamp(),
       due_at = clock_timestamp()
     where id = ${id}`.execute(db);
};
/**
 * Milliseconds by the database's clock until all tickets of a draw are settled, from the draw. The question is an index's first
 * living entry, asked every 50 ms, so that asking takes little from what is measured.
 */
const settled = async ({ db }: Database, id: number): Promise<number> => {
  let drawnAt = 0;
  for (;;) {
    const { rows } = await sql<{ now: number; phase: string; left: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now, phase,
             (phase <> 'settled' or exists (select from studio.outgoing where table_round_id = t.id and done_at is null))::int as left
        from studio.table_round t where id = ${id}`.execute(db);
    const { now, phase, left } = rows[0]!;
    if (phase !== 'open' && phase !== 'closed') drawnAt ||= now;
    if (left === 0) return now - drawnAt;
    await sleep(50);
  }
};
/** Tickets of the draw that the platform has paid or closed without a win, each once. */
const counted = async ({ db }: Database, id: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from studio.round r join vendor_txs s on s.target_tx_id = r.bet_tx_id and s.kind = 'settle'
       and s.state = 'applied' where r.table_round_id = ${id} and r.state = 'closed'`.execute(db);
  return rows[0]!.n;
};

const seat = async (ctx: BaseContext, game: PlayedGame, name: string): Promise<PlayerSession> => {
  const player = createPlayerSession(ctx, await addMember(ctx.database, name));
  await player.logIn();
  await player.deposit();
  await player.openGame(game);
  return player;
};

interface Draws {
  name: string;
  title: string;
  /** Tickets in each draw. */
  full: readonly number[];
  /** Tickets that each player buys over HTTP; the others are copies of their rows. */
  bought: number;
  /** How the tickets were bought. */
  note: string;
}

/** What it takes to settle everybody's tickets in one draw of a lottery, from the draw to the last wallet. */
const benchOf = ({ bought, full, note, ...named }: Draws): Bench => ({
  ...named,
  references: ['tests/bench/draws/index.ts'],
  async run({ say, quick }): Promise<Section> {
    const sizes = quick ? QUICK : full;
    const site = await startBenchSite();
    const database = openDatabase(site.databaseUrl, { size: AT_ONCE });
    try {
      const ctx = { database, selfUrl: () => site.url, config: { merchant: 'parlour' }, now: Date.now };
      const context = ctx as unknown as BaseContext;
      const game = (await findGames(context, 'parlour')).find(({ title }) => title.family.name === 'minute-5')!;
      const players: PlayerSession[] = [];
      const points: { load: number; cost: number }[] = [];
      for (const size of sizes) {
        const more = Array.from({ length: size / EACH - players.length }, (_, nth) => `draws${players.length + nth}`);
        players.push(...(await atOnce.map(more, (name) => seat(context, game, name))));
        const id = await hold(database, game.title.id);
        await atOnce.map(players, async (player) => {
          for (let ticket = 0; ticket < bought; ticket += 1) {
            if (player.balance < ENOUGH) await player.deposit();
            await player.play(drawBet(game));
          }
        });
        if (bought < EACH) await copyTickets(database, id, EACH / bought - 1);
        await closeNow(database, id);
        const ms = await settled(database, id);
        const paid = await counted(database, id);
        if (paid !== size) throw new Error(`${paid} of ${size} tickets were settled once`);
        say(`${size} tickets: ${(ms / 1_000).toFixed(2)} s`);
        points.push({ load: size, cost: ms });
      }
      const growth = growthOf(points);
      const rows = points.flatMap(({ load, cost }): Row[] => {
        const reach = REACH_MS[load];
        if (!reach) return [];
        return [
          {
            what: `${load.toLocaleString('en')} tickets of one draw, from the draw to the last settle`,
            ours: `${(cost / 1_000).toFixed(2)} s`,
            reference: '',
            ratio: null,
            reach: `under ${reach / 1_000} s`,
            met: cost < reach,
          },
        ];
      });
      return {
        rows: [
          ...rows,
          {
            what: 'growth with the tickets',
            ours: growth.said,
            reference: '',
            ratio: null,
            ...linearReach(points, growth),
          },
        ],
        curves: [],
        notes: [
          `Tickets of a five-digit e-lottery, ${EACH} of each player; ${note}. The site is one process on its own PostgreSQL; no demo traffic. Every ticket is decided, settled through \`batch\` at the vendor API and written to the ledger, and counted once at the end.`,
        ],
      };
    } finally {
      await database.close();
      await site.close();
    }
  },
});

export const draws = benchOf({
  name: 'draws',
  title: 'Tickets of one lottery draw, settled in batches',
  full: [2_480, 10_000],
  bought: EACH,
  note: 'all are bought over HTTP while the draw is held open',
});
/** Buying so many over HTTP takes twenty minutes. */
export const greatDraw = benchOf({
  name: 'great-draw',
  title: 'A lottery draw of 100,000 tickets',
  full: [10_000, 100_000],
  bought: 1,
  note: 'one of each player is bought over HTTP while the draw is held open, the others are copies of its rows at the Studio and the platform, without their debits',
});
