import { PROTOCOL, SOCKET_PATH } from '../../../contract/feeds.ts';
import { median, percentile, type Bench, type Section } from '../bench.ts';
import { startChild } from '../fan-out/child.ts';
import { startCrowd } from '../fan-out/crowd.ts';
import type { Cost } from '../fan-out/protocol.ts';
import { BRAND, startBenchDatabase } from '../postings/house.ts';

const FULL = { members: 2_000, windows: 5, messages: 200 };
const QUICK = { members: 2000, windows: 2, messages: 200 };
const A_SECOND = 20;
const LOOP_MS = 30;

/** A busy room: each message is a command with its transaction, and goes to every member. */
export const chat: Bench = {
  name: 'chat',
  title: 'A room of the chat, 20 messages a second',
  references: [],
  async run({ say, quick }): Promise<Section> {
    const { members, windows, messages } = quick ? QUICK : FULL;
    const database = await startBenchDatabase();
    const server = startChild(new URL('./server.ts', import.meta.url), { args: [database.url, String(members)] });
    try {
      const { port, key, tickets } = await server.said<{ port: number; key: string; tickets: string[] }>();
      const feeds = { chat: { [key]: null }, chatRoom: { [key]: null } };
      const join = { merchant: BRAND, protocol: PROTOCOL, epoch: null, feeds };
      const crowd = startCrowd(port, { kind: 'socket.io', path: SOCKET_PATH, join }, tickets);
      await crowd.growTo(members);
      // The noise of the machine: everybody is connected, and one message is sent.
      const idle = await server.ask<Cost>({ everyMs: quick ? 2_000 : 10_000, figures: 1 });
      const measured: { cost: Cost; arrived: number; committedP99Ms: number }[] = [];
      for (let round = 0; round < windows; round += 1) {
        await crowd.receipts();
        const cost = await server.ask<Cost>({ everyMs: 1_000 / A_SECOND, figures: messages });
        const receipts = await crowd.receipts();
        const delays = [...cost.committedAt].flatMap(([seq, at]) =>
          (receipts.get(seq) ?? []).flatMap((times) => Array.from(times, (time) => time - at)),
        );
        const arrived = delays.length / (cost.committedAt.size * members);
        measured.push({ cost, arrived, committedP99Ms: percentile(delays, 99) });
        say(`loop p99 ${cost.loopP99Ms.toFixed(1)} ms, ${(cost.cores * 100).toFixed(0)} % of a core`);
      }
      await crowd.stop();
      const of = (value: (each: (typeof measured)[number]) => number) => median(measured.map(value));
      const loopP99Ms = of(({ cost }) => cost.loopP99Ms);
      const row = (what: string, ours: string) => ({ what, ours, reference: '', ratio: null, reach: '', met: null });
      const ms = (value: number) => `${value.toFixed(0)} ms`;
      const crowdText = `${members.toLocaleString('en')} members`;
      return {
        rows: [
          {
            ...row(
              `${crowdText}: event loop’s delay, p99 (longest)`,
              `${ms(loopP99Ms)} (${ms(of(({ cost }) => cost.loopMaxMs))})`,
            ),
            reach: `p99 under ${LOOP_MS} ms`,
            met: loopP99Ms < LOOP_MS,
          },
          row('… with one message in 10 s', `${ms(idle.loopP99Ms)} (${ms(idle.loopMaxMs)})`),
          row('… from the commit to receipt, p99', ms(of(({ committedP99Ms }) => committedP99Ms))),
          row('… processor time', `${(of(({ cost }) => cost.cores) * 100).toFixed(0)} % of a core`),
        ],
        curves: [],
        notes: [
          `One process runs the live side as \`startLive\` starts it, on PostgreSQL, and executes each message as the command of a member: its checks, its transaction, the outbox and the relay are in the figures. ${crowdText} are connected with a session each, in two other processes. A window has ${messages} messages; the figures are medians of ${windows}. Of all messages and members ${(Math.min(...measured.map(({ arrived }) => arrived)) * 100).toFixed(1)} % arrived within their window.`,
        ],
      };
    } finally {
      await server.stop();
      await database.stop();
    }
  },
};
