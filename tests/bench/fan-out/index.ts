import type { Bench, Curve, Row, Section } from '../bench.ts';
import { growthOf } from '../postings/growth.ts';
import { startBenchDatabase } from '../postings/house.ts';
import { measure, medians, type Measured } from './measure.ts';
import { KINDS, startStage, type Kind, type Stage } from './servers.ts';

/** Numbers of sockets and of their windows; the middle ones are only for the curve. */
const STEPS = [
  { sockets: 500, windows: 3 },
  { sockets: 1_000, windows: 5, reach: true },
  { sockets: 2_000, windows: 3 },
  { sockets: 3_000, windows: 5, reach: true },
  { sockets: 8_000, windows: 5, reach: true },
] as const;
const CURVE = [500, 2_000, 8_000];
/** Five seconds' worth, in which one heartbeat goes to every client. */
const FIGURES = 20;
const QUICK = { scale: 1 / 10, figures: 4 };

const MAX_PROCESSOR = 2;
const LOOP_MS = 30;

type ByKind = Record<Kind, Measured>;

const percent = (cores: number): string => `${(cores * 100).toFixed(1)} % of a core`;
const ms = (value: number): string => `${value.toFixed(0)} ms`;
const count = (sockets: number): string => `${sockets.toLocaleString('en')} sockets`;

const rowsOf = (sockets: number, { parlour, ws, 'socket.io': socketIo }: ByKind): Row[] => {
  const of = (what: string, ours: string, reference: string, ratio: number | null): Row => ({
    what: `${count(sockets)}: ${what}`,
    ours,
    reference,
    ratio,
    reach: '',
    met: null,
  });
  const ratio = parlour.cores / ws.cores;
  return [
    {
      ...of('processor time, beside ws', percent(parlour.cores), percent(ws.cores), ratio),
      reach: `at most ${MAX_PROCESSOR.toFixed(1)} times`,
      met: ratio <= MAX_PROCESSOR,
    },
    of('… beside socket.io', percent(parlour.cores), percent(socketIo.cores), parlour.cores / socketIo.cores),
    of('socket.io beside ws', '', percent(socketIo.cores), socketIo.cores / ws.cores),
    {
      ...of(
        'event loop’s delay, p99 (longest), beside ws',
        `${ms(parlour.loopP99Ms)} (${ms(parlour.loopMaxMs)})`,
        `${ms(ws.loopP99Ms)} (${ms(ws.loopMaxMs)})`,
        parlour.loopP99Ms / ws.loopP99Ms,
      ),
      reach: `p99 under ${LOOP_MS} ms`,
      met: parlour.loopP99Ms < LOOP_MS,
    },
    of(
      'fan-out to receipt, p99, beside ws',
      ms(parlour.deliveredP99Ms),
      ms(ws.deliveredP99Ms),
      parlour.deliveredP99Ms / ws.deliveredP99Ms,
    ),
    of(
      '… beside socket.io; and from the commit',
      `${ms(parlour.deliveredP99Ms)}; ${ms(parlour.committedP99Ms!)}`,
      ms(socketIo.deliveredP99Ms),
      parlour.deliveredP99Ms / socketIo.deliveredP99Ms,
    ),
  ];
};

const growthRow = (measured: ReadonlyMap<number, ByKind>, sizes: readonly number[]): { row: Row; curve: Curve } => {
  const lines = KINDS.map((name) => ({
    name,
    points: sizes.map((load) => ({ load, cost: measured.get(load)![name].cores * 100 })),
  }));
  const [ours, ws] = lines.map(({ points }) => growthOf(points));
  return {
    row: {
      what: `from ${count(sizes[0]!)} to ${sizes.at(-1)!.toLocaleString('en')}: processor time`,
      ours: ours!.said,
      reference: `ws ${ws!.said}`,
      ratio: null,
      reach: 'linear or less',
      met: ours!.isLinear,
    },
    curve: { title: 'One figure to all, 4 a second', load: 'sockets', cost: '% of one core', lines },
  };
};

/** (b) The cost of sending one value to every client, compared with the smallest server that does it. */
export const fanOut: Bench = {
  name: 'fan-out',
  title: '(b) One figure to many sockets, 4 a second',
  references: ['tests/bench/fan-out/reference-ws.ts', 'tests/bench/fan-out/reference-socket-io.ts'],
  async run({ say, quick }): Promise<Section> {
    const scale = quick ? QUICK.scale : 1;
    const figures = quick ? QUICK.figures : FIGURES;
    const database = await startBenchDatabase();
    const stages: Stage[] = [];
    try {
      for (const kind of KINDS) stages.push(await startStage(kind, kind === 'parlour' ? { args: [database.url] } : {}));
      const idle = await stages[0]!.window({ everyMs: 250, figures });
      const measured = new Map<number, ByKind>();
      const rows: Row[] = [];
      let minArrived = 1;
      let slowest = 1;
      for (const step of STEPS) {
        const sockets = step.sockets * scale;
        for (const { crowd } of stages) await crowd.growTo(sockets);
        const windows = new Map<Kind, Measured[]>(KINDS.map((kind) => [kind, []]));
        for (let round = 0; round < (quick ? 1 : step.windows); round += 1)
          for (const stage of stages) windows.get(stage.kind)!.push(await measure(stage, sockets, figures));
        const all = Object.fromEntries(KINDS.map((kind) => [kind, medians(windows.get(kind)!)])) as ByKind;
        measured.set(sockets, all);
        minArrived = Math.min(minArrived, ...KINDS.map((kind) => all[kind].arrived));
        slowest = Math.min(slowest, ...KINDS.map((kind) => all[kind].pace));
        say(`${count(sockets)}: ${KINDS.map((kind) => `${kind} ${percent(all[kind].cores)}`).join(', ')}`);
        if ('reach' in step) rows.push(...rowsOf(sockets, all));
      }
      const growth = growthRow(
        measured,
        CURVE.map((sockets) => sockets * scale),
      );
      return {
        rows: [...rows, growth.row],
        curves: [growth.curve],
        notes: [
          `Each server is a process of its own, its clients are in two others: bare TCP sockets that speak the protocol by hand. All three servers and their clients stay connected, and publish in turns, ${figures} figures a window. Processor time is all that the server’s process used, user and system. Parlour’s is the live side as \`startLive\` starts it, on PostgreSQL; the job that grows the pool runs in the same process, so its share has the posting, its commit, the outbox, the relay and the proofs in it: ${percent(idle.cores)} with no socket at all. Its ticking figures may follow after 200 ms here instead of 250, since figures that come exactly as often as they are let through would queue behind the latest one; more than one address’s 200 connections are let in. Everything else is as on the site.`,
          `Delivery counts from the call that broadcasts (ws, socket.io) and from the relay’s read of the outbox (Parlour: the end of that transaction is in it) until the client’s process has it. The loop’s delay is monitorEventLoopDelay’s at a resolution of 5 ms, less these 5 ms. Of all figures and clients at least ${(minArrived * 100).toFixed(1)} % arrived, and the slowest window of all kept ${(slowest * 100).toFixed(0)} % of four a second (below 95 %, run this on a quieter machine); where a busy machine makes Parlour leave a figure out for a newer one, its processor time is counted up to what all of them would have cost.`,
          'Mended on the way: a figure was encoded into a frame for each client, and written as two pieces. It is now one buffer, made once and written to all, with nothing kept for a client that keeps up. Before and after beside ws, in alternate windows of one run on a busy machine, where late windows made every server look cheaper than this table counts: at 1,000 sockets 12.7 and 11.1 % to its 5.3 (2.4 and 2.1 times), at 3,000 27.9 and 22.9 % to its 13.5 (2.1 and 1.7 times).',
        ],
      };
    } finally {
      for (const stage of stages) await stage.stop();
      await database.stop();
    }
  },
};
