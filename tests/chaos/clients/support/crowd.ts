import type { ConnectionState } from '../../../../streams/sync/connection.ts';
import { startChild } from './child.ts';
import type { ClientPlan } from './watching-client.ts';
import { decode, type Observation } from './messages.ts';

export interface Status {
  client: number;
  state: ConnectionState;
  /** In the order of FEEDS. */
  seqs: number[];
}

/** Watching clients in separate processes. */
export interface Crowd {
  now(): Promise<Status[]>;
  /** Everything shown so far, and the longest stall of a crowd process, milliseconds. */
  collect(): Promise<{ seen: Observation[]; stallMs: number }>;
  stop(): Promise<void>;
}

interface Where {
  /** The proxy in front of the server. */
  through: string;
  /** The server itself, from which tickets are fetched. */
  site: string;
}

/** Clients that one process can run without stalls. */
const TOGETHER = 500;

/** Opens these clients; resolves once the last has started to connect. */
export const openCrowd = async (plans: readonly ClientPlan[], where: Where): Promise<Crowd> => {
  const parts = Array.from({ length: Math.ceil(plans.length / TOGETHER) }, (_, part) =>
    plans.slice(part * TOGETHER, (part + 1) * TOGETHER),
  );
  const children = parts.map(() => startChild(new URL('./crowd-process.ts', import.meta.url)));
  const stop = async () => void (await Promise.all(children.map((child) => child.stop())));
  try {
    await Promise.all(children.map((child, part) => child.ask({ ask: 'open', plans: parts[part], ...where })));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    now: async () => (await Promise.all(children.map((child) => child.ask<Status[]>({ ask: 'now' })))).flat(),
    async collect() {
      const all = await Promise.all(
        children.map((child) =>
          child.ask<{ seen: { client: number; texts: Float64Array }[]; stallMs: number }>({ ask: 'collect' }),
        ),
      );
      return {
        seen: all.flatMap(({ seen }) => seen.map(({ client, texts }) => ({ client, texts: decode(texts) }))),
        stallMs: Math.max(...all.map(({ stallMs }) => stallMs)),
      };
    },
    stop,
  };
};
