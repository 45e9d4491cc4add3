import { startChild, type Child } from './child.ts';
import type { LateCommits } from './truth.ts';

export interface LoadPlan {
  databaseUrl: string;
  merchant: string;
  pool: string;
  /** The house's account. */
  house: number;
  members: { member: number; account: number }[];
  /** Control: wins are emitted in a second transaction (W5 off), and the process sometimes dies between the two. */
  tellsLate?: boolean;
}

/** Rates per second. */
export interface Rates {
  updates: number;
  wins: number;
  grows: number;
}

/** Real ledger transactions at a fixed rate, by a separate process. */
export interface Load {
  run(rates: Rates): Promise<void>;
  /** One ledger transaction on the wallet of the member at this index of the plan. */
  one(member: number): Promise<void>;
  /** Stops the load; resolves with the number of commits after the last one, which starts the quiet time. */
  rest(): Promise<number>;
  /** The slow commits that the current process has recorded. */
  late(): Promise<LateCommits>;
  /** The number of times it died and was restarted. */
  deaths(): number;
  stop(): Promise<void>;
}

/** Starts a load; where it dies, it is restarted at the same rates. */
export const startLoad = async (plan: LoadPlan): Promise<Load> => {
  let rates: Rates | undefined;
  let deaths = 0;
  let isStopping = false;
  let child: Child;
  const start = async () => {
    child = startChild(new URL('./load-process.ts', import.meta.url));
    void child.ended.then(() => {
      if (isStopping) return;
      deaths += 1;
      ready = start();
      // A caller that waits for it gets the failure; at the end there is none.
      ready.catch(() => {});
    });
    await child.ask({ ask: 'begin', plan });
    if (rates) await child.ask({ ask: 'run', ...rates });
  };
  let ready = start();
  await ready;
  const askLiving = async <Answer>(ask: string): Promise<Answer> => {
    for (;;) {
      await ready;
      const request = child;
      try {
        return await request.ask<Answer>({ ask });
      } catch (error) {
        if (isStopping) throw error;
        // It died meanwhile; its successor has nothing to stop.
        await request.ended;
      }
    }
  };
  return {
    async run(wanted) {
      rates = wanted;
      await ready;
      await child.ask({ ask: 'run', ...wanted });
    },
    async one(member) {
      await ready;
      await child.ask({ ask: 'one', member });
    },
    rest() {
      rates = undefined;
      return askLiving<number>('rest');
    },
    late: () => askLiving<LateCommits>('late'),
    deaths: () => deaths,
    async stop() {
      isStopping = true;
      await child.stop();
    },
  };
};
