import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/database.ts';
import { STUDIO } from '../../../server/demo/merchant.ts';
import { TEAM } from '../../../server/demo/team.ts';
import { answered, createStand, expectAnswer, newId, type PlaySession } from '../../../studio/conformance/harness.ts';
import { median, type Row } from '../bench.ts';
import { prepareTpcB } from '../postings/tpcb.ts';
import { hasPgbench } from '../postings/pgbench.ts';
import { startBenchSite, type BenchSite } from '../support/site.ts';

export interface VendorLoad {
  rounds: number;
  seconds: number;
  clients: number;
  /** Of TPC-B. */
  scale: number;
}

/** What a player has: more than the bench can lose. */
const STAKES = 1_000_000;

type PlayRound = (play: PlaySession) => Promise<void>;
type VendorClient = ReturnType<typeof createStand>['client'];

/** One round of three pays twice its stake, so that the wallets last. */
const payoutOf = ({ stake }: PlaySession): number => (randomInt(3) === 0 ? 2 * stake : 0);

/** A round of two signed calls. */
const betThenSettle: PlayRound = async (play) => {
  play.round = newId();
  const bet = await play.staked();
  expectAnswer(await play.settle(bet, { amount: payoutOf(play) }), { code: 'OK' });
};

/** A round of one signed call. */
const betAndSettle =
  (client: VendorClient): PlayRound =>
  async (play) => {
    play.round = newId();
    const settled = { settle_tx_id: newId(), win_amount: payoutOf(play), round_closed: true };
    expectAnswer(answered(await client.betSettle({ ...play.betBody(), ...settled })), { code: 'OK' });
  };

/** Rounds per second of all sessions, each with one call at a time. */
const runRounds = async (sessions: readonly PlaySession[], seconds: number, play: PlayRound): Promise<number> => {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  let done = 0;
  const client = async (session: PlaySession) => {
    while (performance.now() < until) {
      await play(session);
      done += 1;
    }
  };
  await Promise.all(sessions.map(client));
  return (done * 1_000) / (performance.now() - startedAt);
};

/** A game without a pause between two rounds (PP-20), and a session of a player of its own for each client. */
const openSessions = async (site: BenchSite, clients: number) => {
  const database = openDatabase(site.databaseUrl, { size: 1 });
  await sql`update games set min_round_ms = 0 where code = ${STUDIO.game}`.execute(database.db);
  await database.close();
  const { options, client } = await site.stand();
  const players = TEAM.flatMap((agent) => agent.players).slice(0, clients);
  if (players.length < clients) throw new Error(`the demo has ${players.length} players for ${clients} clients`);
  const sessions: PlaySession[] = [];
  for (const player of players)
    sessions.push(await createStand({ ...options, player }).openSession({ stakes: STAKES }));
  return { client, sessions };
};

/** Rounds a second through the vendor API of a running server, beside TPC-B on its PostgreSQL; each in turn. */
export const vendorRows = async (load: VendorLoad, say: (line: string) => void): Promise<Row[]> => {
  const site = await startBenchSite();
  try {
    const { client, sessions } = await openSessions(site, load.clients);
    const tpcB = await prepareTpcB(site.databaseUrl, load.scale);
    const by = hasPgbench() ? 'pgbench' : 'pg';
    const kinds = [
      { what: 'bet, then settle: two signed calls', play: betThenSettle },
      { what: 'bet and settle in one signed call', play: betAndSettle(client) },
    ].map((kind) => ({ ...kind, ours: [] as number[], reference: [] as number[] }));
    for (const { play } of kinds) await runRounds(sessions, load.seconds / 2, play);
    for (let round = 0; round < load.rounds; round += 1)
      for (const { what, play, ours, reference } of kinds) {
        ours.push(await runRounds(sessions, load.seconds, play));
        reference.push(await tpcB.run({ clients: load.clients, seconds: load.seconds, by }));
        say(`${what}: ${Math.round(ours.at(-1)!)} rounds, TPC-B ${Math.round(reference.at(-1)!)} a second`);
      }
    await tpcB.stop();
    return kinds.map(({ what, ours, reference }) => ({
      what: `a round through the vendor API, ${what}`,
      ours: `${Math.round(median(ours)).toLocaleString('en')} rounds a second`,
      reference: `TPC-B by ${by} ${Math.round(median(reference)).toLocaleString('en')} a second`,
      ratio: median(ours) / median(reference),
      reach: '',
      met: null,
    }));
  } finally {
    await site.close();
  }
};
