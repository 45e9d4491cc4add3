import { PROTOCOL, SOCKET_PATH } from '../../../contract/feeds.ts';
import { DEMO_POOLS } from '../../../server/demo/pools.ts';
import { startServer } from '../../support/server-process.ts';
import { temporaryData } from '../../support/site-process.ts';
import type { Bench, Row, Section } from '../bench.ts';
import { startCrowd, type Crowd } from '../fan-out/crowd.ts';
import { startStage } from '../fan-out/servers.ts';
import { growthOf } from '../postings/growth.ts';
import { BRAND, startBenchDatabase } from '../postings/house.ts';
import { steadyMemory } from './resident.ts';

const SOCKETS = [500, 1_000, 2_000, 8_000];
const QUICK_SOCKETS = [20, 40, 80, 320];
const CURVE = [0, 2, 3];
const MAX_MB = 350;

/** The subscriptions of a visitor's home page. */
const JOIN = {
  merchant: BRAND,
  protocol: PROTOCOL,
  epoch: null,
  feeds: {
    jackpot: Object.fromEntries(DEMO_POOLS.map(({ id }) => [`pool:${id}`, null])),
    siteStatus: { [`merchant:${BRAND}`]: null },
    notices: { [`merchant:${BRAND}`]: null },
    winners: { [`merchant:${BRAND}`]: null },
  },
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const kilobytesEach = (bytes: number, sockets: number): string => `${(bytes / sockets / 1e3).toFixed(1)} kB a socket`;

interface Measured {
  name: 'Parlour' | 'ws' | 'socket.io';
  /** Resident bytes, first without sockets. */
  bytes: number[];
}

/** (g, server) Memory of idle sockets. */
export const memoryServer: Bench = {
  name: 'memory-server',
  title: '(g) Memory of the server with idle sockets',
  references: ['tests/bench/fan-out/reference-ws.ts', 'tests/bench/fan-out/reference-socket-io.ts'],
  async run({ say, quick }): Promise<Section> {
    const steps = quick ? QUICK_SOCKETS : SOCKETS;
    const grow = async (name: Measured['name'], pid: number, crowd: Crowd): Promise<Measured> => {
      const bytes = [await steadyMemory(pid, quick)];
      for (const sockets of steps) {
        await crowd.growTo(sockets);
        bytes.push(await steadyMemory(pid, quick));
      }
      say(`${name}: ${bytes.map(megabytes).join(', ')}`);
      return { name, bytes };
    };

    const ofParlour = async () => {
      const database = await startBenchDatabase();
      const { dataDir, remove } = temporaryData();
      try {
        // Each socket has its own address, because the site accepts 200 per address.
        const server = await startServer({ env: { DATABASE_URL: database.url, DATA_DIR: dataDir, TRUST_PROXY: '1' } });
        const crowd = startCrowd(server.port, { kind: 'socket.io', path: SOCKET_PATH, join: JOIN });
        try {
          return await grow('Parlour', server.pid, crowd);
        } finally {
          await crowd.stop();
          await server.stop();
        }
      } finally {
        await database.stop();
        remove();
      }
    };
    const ofReference = async (kind: 'ws' | 'socket.io') => {
      const stage = await startStage(kind);
      try {
        return await grow(kind, stage.pid, stage.crowd);
      } finally {
        await stage.stop();
      }
    };

    const all = [await ofParlour(), await ofReference('ws'), await ofReference('socket.io')];
    const [ours, ws, socketIo] = all as [Measured, Measured, Measured];
    const rows = [steps[1]!, steps[3]!].flatMap((sockets): Row[] => {
      const place = steps.indexOf(sockets) + 1;
      const beside = (reference: Measured): Row => ({
        what: `${sockets.toLocaleString('en')} idle sockets, beside ${reference.name}`,
        ours: megabytes(ours.bytes[place]!),
        reference: megabytes(reference.bytes[place]!),
        ratio: ours.bytes[place]! / reference.bytes[place]!,
        reach: '',
        met: null,
      });
      const reached = { reach: `under ${MAX_MB} MB`, met: ours.bytes[place]! < MAX_MB * 1e6 };
      return [{ ...beside(ws), ...(sockets === steps[1] && reached) }, beside(socketIo)];
    });
    const max = steps.at(-1)!;
    const held = ({ bytes }: Measured) => bytes.at(-1)! - bytes[0]!;
    for (const reference of [ws, socketIo])
      rows.push({
        what: `of it what ${max.toLocaleString('en')} sockets added, beside ${reference.name}`,
        ours: kilobytesEach(held(ours), max),
        reference: kilobytesEach(held(reference), max),
        ratio: held(ours) / held(reference),
        reach: '',
        met: null,
      });
    const lines = all.map(({ name, bytes }) => ({
      name,
      points: CURVE.map((place) => ({ load: steps[place]!, cost: bytes[place + 1]! / 1e6 })),
    }));
    const growths = lines.map(({ points }) => growthOf(points));
    rows.push({
      what: `from ${steps[0]} to ${max.toLocaleString('en')} sockets`,
      ours: growths[0]!.said,
      reference: `ws ${growths[1]!.said}`,
      ratio: null,
      reach: 'linear or less',
      met: growths[0]!.isLinear,
    });
    return {
      rows,
      curves: [{ title: 'Memory with idle sockets', load: 'sockets', cost: 'MB', lines }],
      notes: [
        `Parlour is the whole server (\`server/main.ts\` with its demo, without the demo's traffic), its database another process that is not counted; each socket has joined what a visitor's home page watches (${DEMO_POOLS.length} pools, the site's status, notices, winners) and hears the pools' drip. ws and socket.io hold open connections and nothing else. Resident memory as \`ps\` tells it once it stands still, without asking for a garbage collection; with no socket ${all.map(({ name, bytes }) => `${name} ${megabytes(bytes[0]!)}`).join(', ')}.`,
      ],
    };
  },
};
