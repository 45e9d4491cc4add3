import { startChild, type Child } from './child.ts';
import type { LateCommits } from './truth.ts';

export interface LoadPlan {
  databaseUrl: string;
  merchant: string;
  pool: string;
  /** Account of the house. */
  house: number;
  members: { member: number; account: number }[];
  /** Control: wins are told in a second transaction after their own (W5 off), and the process dies between the two at times. */
  tellsLate?: boolean;
}

/** Each a second. */
export interface Rates {
  updates: number;
  wins: number;
  grows: number;
}

/** Real postings by a process of its own, at a pace. */
export interface Load {
  run(rates: Rates): Promise<void>;
  /** One posting on the wallet of the member at this place of the plan. */
  one(member: number): Promise<void>;
  /** Stops; resolves with the number of commits once the last is done, which is when quiet begins. */
  rest(): Promise<number>;
  /** What took long to commit, as far as the process that runs now can tell. */
  late(): Promise<LateCommits>;
  /** How often it died and was started anew. */
  deaths(): number;
  stop(): Promise<void>;
}

/** Starts a load; where it dies, it is started again at the same pace. */
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
      // Whoever waits for it hears of a failure; at the end nobody does.
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
      const asked = child;
      try {
        return await asked.ask<Answer>({ ask });
      } catch (error) {
        if (isStopping) throw error;
        // It died meanwhile; the one after it has nothing to do.
        await asked.ended;
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
