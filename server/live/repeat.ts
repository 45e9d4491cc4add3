import type { House } from '../house.ts';

export interface Repeated {
  /** Does it now, or joins the one under way. */
  now(): Promise<void>;
  stop(): Promise<void>;
}

/** Does `work` on this node every `everyMs`, never twice at once; a failure is logged, the next one tried all the same. */
export const repeat = (house: House, name: string, everyMs: number, work: () => Promise<void>): Repeated => {
  const log = house.log.child({ live: name });
  let underWay: Promise<void> | undefined;
  let failing = false;

  const attempt = async () => {
    try {
      await work();
      failing = false;
    } catch (error) {
      if (!failing) log.error({ err: error }, 'failed; it will be tried again');
      failing = true;
    }
  };
  const now = () => (underWay ??= attempt().finally(() => (underWay = undefined)));
  const timer = setInterval(() => void now(), everyMs);
  return {
    now,
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
};
