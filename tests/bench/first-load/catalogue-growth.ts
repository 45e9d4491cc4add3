import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/database.ts';
import { median, type Curve, type Row } from '../bench.ts';
import type { BenchSite } from '../support/site.ts';

const TIMES = [1, 4, 16];
const ANSWERS = 200;

/** The server's time for the home page with its embedded responses, as the merchant's games grow to a multiple of the demo's. */
export const catalogueCurve = async (
  site: BenchSite,
  quick: boolean,
  say: (line: string) => void,
): Promise<{ curve: Curve; row: Row }> => {
  const database = openDatabase(site.databaseUrl, { size: 1 });
  const points: { load: number; cost: number }[] = [];
  try {
    const { rows } = await sql<{ games: number }>`select count(*)::int as games from games`.execute(database.db);
    const demo = rows[0]!.games;
    for (const times of TIMES) {
      await growTo(database, times);
      const took: number[] = [];
      for (let answer = 0; answer < (quick ? 20 : ANSWERS); answer += 1) took.push(await answerMs(site));
      points.push({ load: demo * times, cost: median(took) });
      say(`${demo * times} games: the home page answered in ${points.at(-1)!.cost.toFixed(1)} ms`);
    }
  } finally {
    await database.close();
  }
  const factor = points.at(-1)!.cost / points[0]!.cost;
  return {
    curve: {
      title: 'The home page with its first answers, as the catalogue grows',
      load: 'games of the brand',
      cost: 'ms to answer',
      lines: [{ name: 'home', points }],
    },
    row: {
      what: 'home: the server’s time for 16 times the games, to that for the demo’s',
      ours: `${points.at(-1)!.cost.toFixed(1)} ms`,
      reference: `${points[0]!.cost.toFixed(1)} ms`,
      ratio: factor,
      reach: 'linear or less (16)',
      met: factor <= 16,
    },
  };
};

const answerMs = async ({ url }: BenchSite): Promise<number> => {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the home page answered ${answer.status}`);
  return performance.now() - startedAt;
};

/** Copies the demo's games with other codes and numbers up to this multiple. */
const growTo = async ({ db }: ReturnType<typeof openDatabase>, times: number): Promise<void> => {
  await sql`
    insert into games
    select (jsonb_populate_record(game, jsonb_build_object(
             'node_id', game.node_id + copy * 1000000, 'code', game.code || '-' || copy, 'parent_node_id', null))).*
      from games game, generate_series(1, ${times - 1}::int) copy
     where game.node_id < 1000000
    on conflict do nothing`.execute(db);
  await sql`analyze games`.execute(db);
};
