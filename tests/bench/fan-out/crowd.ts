import { startChild } from './child.ts';
import type { CrowdOrder, Receipts, Speech } from './protocol.ts';

/** Clients of one server, in separate processes. */
export interface Crowd {
  /** Opens clients up to this number. */
  growTo(clients: number): Promise<void>;
  /** The times at which each value reached each client since the last call. */
  receipts(): Promise<Map<number, Float64Array[]>>;
  stop(): Promise<void>;
}

/** One reads while the other is suspended: two are enough for 8,000 clients. */
const PROCESSES = 2;

/** `tickets`: one for each client, by its number. */
export const startCrowd = (port: number, speech: Speech, tickets?: readonly string[]): Crowd => {
  const processes = Array.from({ length: PROCESSES }, () => startChild(new URL('./crowd-process.ts', import.meta.url)));
  const order = <T>(request: CrowdOrder, index: number) => processes[index]!.ask<T>(request);
  let clients = 0;
  return {
    async growTo(wanted) {
      const share = (wanted - clients) / PROCESSES;
      await Promise.all(
        processes.map((_, index) => {
          const [from, to] = [index, index + 1].map((each) => clients + Math.round(each * share));
          return order({ order: 'grow', port, speech, from: from!, to: to!, tickets }, index);
        }),
      );
      clients = wanted;
    },
    async receipts() {
      const published = await Promise.all(processes.map((_, index) => order<Receipts>({ order: 'tell' }, index)));
      const all = new Map<number, Float64Array[]>();
      for (const receipts of published)
        for (const [seq, times] of receipts) all.set(seq, [...(all.get(seq) ?? []), times]);
      return all;
    },
    stop: async () => void (await Promise.all(processes.map((each) => each.stop()))),
  };
};
