import { PROTOCOL, SOCKET_PATH } from '../../../contract/feeds.ts';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { findGames } from '../../../server/demo/traffic/games.ts';
import type { Bench, Section } from '../bench.ts';
import { startCrowd } from '../fan-out/crowd.ts';
import { startBenchSite } from '../support/site.ts';
import { betWithin, seatPlayers } from './players.ts';
import { betsOf, nextRound, resultVersions, settled } from './table.ts';

const PLAYERS = 1_000;
const QUICK = 50;
const LAST_MS = 1_000;
/** Bets go on for so long after the end, so that some are late. */
const LATE_MS = 100;
const SPREAD_MS = 500;
const LOOP_MS = 30;
/** Of the histogram behind the metric, which counts it as a delay. */
const RESOLUTION_MS = 10;
const CONNECTIONS = 4;

const loopP99 = async (url: string, key: string): Promise<number> => {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${key}` } });
  const text = await response.text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)![1]) * 1_000 - RESOLUTION_MS;
};

/** A thousand players in one round of a table: bets of the last second, and the result at all sockets. */
export const rounds: Bench = {
  name: 'rounds',
  title: 'Everybody in the same round: 1,000 players at one table',
  references: ['tests/bench/rounds/players.ts'],
  async run({ say, quick }): Promise<Section> {
    const count = quick ? QUICK : PLAYERS;
    const site = await startBenchSite({ DEMO_TRAFFIC: 'off', TRUST_PROXY: '127.0.0.1' });
    const database = openDatabase(site.databaseUrl, { size: CONNECTIONS });
    const context = { database, selfUrl: () => site.url, config: { merchant: 'parlour' }, now: Date.now } as unknown;
    const ctx = context as BaseContext;
    try {
      const game = (await findGames(ctx, 'parlour')).find(({ title }) => title.family.name === 'baccarat')!;
      const key = `round:${game.nodeId}`;
      const join = { merchant: 'parlour', protocol: PROTOCOL, epoch: null, feeds: { round: { [key]: null } } };
      const crowd = startCrowd(Number(new URL(site.url).port), { kind: 'socket.io', path: SOCKET_PATH, join });
      try {
        const players = await seatPlayers(ctx, database, game, count);
        await crowd.growTo(count);
        say(`${count} players sit at ${game.title.id}`);
        const [bet] = Object.values<object>(game.title.family.examples(game.title.params));
        const round = await nextRound(database, game.title.id);
        await new Promise((resolve) => setTimeout(resolve, round.leftMs - LAST_MS));
        await crowd.receipts();
        await loopP99(site.url, site.operatorKey);
        const published = resultVersions(database, game.nodeId, round.number);
        const answers = await betWithin(players, LAST_MS + LATE_MS, () => bet);
        const versions = await published;
        await settled(database, round.id);
        const loopMs = await loopP99(site.url, site.operatorKey);
        const bets = await betsOf(database, round.id);
        const receipts = await crowd.receipts();
        const times = versions
          .map((seq) => receipts.get(seq)?.flatMap((each) => [...each]) ?? [])
          .find((all) => all.length > 0);
        if (!times) throw new Error('the result reached nobody');
        const spreadMs = Math.max(...times) - Math.min(...times);
        const said = Object.entries(answers)
          .map(([answer, n]) => `${n} ${answer}`)
          .join(', ');
        say(
          `${said}; result at ${times.length} sockets within ${spreadMs.toFixed(0)} ms; loop ${loopMs.toFixed(0)} ms`,
        );
        const isExact = bets.wrong === 0 && bets.late === 0 && bets.paid === (answers['taken'] ?? 0);
        const row = { reference: '', ratio: null };
        return {
          rows: [
            {
              ...row,
              what: `bets of the last second of ${count} players: taken and paid once, or refused`,
              ours: said,
              reach: 'by one instant',
              met: isExact,
            },
            {
              ...row,
              what: `the result at ${times.length} sockets, first to last`,
              ours: `${spreadMs.toFixed(0)} ms`,
              reach: `within ${SPREAD_MS} ms`,
              met: times.length === count && spreadMs < SPREAD_MS,
            },
            {
              ...row,
              what: 'event loop’s delay meanwhile, p99',
              ours: `${loopMs.toFixed(0)} ms`,
              reach: `under ${LOOP_MS} ms`,
              met: loopMs < LOOP_MS,
            },
          ],
          curves: [],
          notes: [
            'Each player is a member with money and a game session, and bets once over HTTP, evenly over the last second and a tenth after it; as many sockets follow the round. Site, database, players and sockets share the processors. “Paid once” counts settles at the platform, of bets that the Studio recorded before the end by the database’s clock.',
          ],
        };
      } finally {
        await crowd.stop();
      }
    } finally {
      await database.close();
      await site.close();
    }
  },
};
