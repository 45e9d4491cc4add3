import { median, type Row } from '../bench.ts';
import { fillBooks } from './books.ts';
import { addMerchant, databaseOn, openBenchHouse } from './house.ts';
import { runOurs, runOursByPgbench, startAround, drained, type Load } from './ours.ts';
import { hasPgbench } from './pgbench.ts';
import { prepareTpcB } from './tpcb.ts';

interface Requested {
  loads: readonly Load[];
  texts: Record<Load, string>;
  reach: Record<Load, number>;
  clients: number;
  batchers: number;
  rounds: number;
  seconds: number;
  wallets: number;
  scale: number;
}

/** The same comparison on the PostgreSQL at TEST_DATABASE_URL; no rows without one. */
export const rowsElsewhere = async (request: Requested): Promise<Row[]> => {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return [];
  const by = hasPgbench() ? 'pgbench' : 'pg';
  const database = await databaseOn(serverUrl);
  const ctx = openBenchHouse(database.url, request.clients + 4);
  try {
    await addMerchant(ctx);
    const books = await fillBooks(ctx.database, request.wallets);
    const tpcB = await prepareTpcB(database.url, request.scale);
    const around = startAround(ctx);
    const found = request.loads.map((load) => ({ load, ours: [] as number[], reference: [] as number[] }));
    for (let round = 0; round < request.rounds; round += 1)
      for (const { load, ours, reference } of found) {
        const clients = load === 'batched' ? Math.min(request.batchers, request.clients) : request.clients;
        const run = { load, clients, seconds: request.seconds };
        ours.push(
          by === 'pgbench' && load !== 'batched'
            ? await runOursByPgbench(database.url, books, { ...run, load })
            : await runOurs(ctx, books, run),
        );
        await drained(ctx);
        reference.push(await tpcB.run({ clients: request.clients, seconds: request.seconds, by }));
      }
    await around.stop();
    await tpcB.stop();
    return found.map(({ load, ours, reference }) => {
      const ratio = median(ours) / median(reference);
      const rate = (each: readonly number[]) => `${Math.round(median(each)).toLocaleString('en')} a second`;
      return {
        what: `${request.texts[load]}: on the PostgreSQL that the machine has`,
        ours: rate(ours),
        reference: rate(reference),
        ratio,
        reach: `at least ${request.reach[load].toFixed(1)} times`,
        met: ratio >= request.reach[load],
      };
    });
  } finally {
    await ctx.database.close();
    await database.stop();
  }
};
