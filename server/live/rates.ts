/** Allows `burst` at once and `perSecond` in the long run. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** A token bucket on a monotonic clock. `take` returns whether a token was left. */
export const createBucket = ({ burst, perSecond }: Rate, nowMs: () => number = () => performance.now()) => {
  let tokens = burst;
  let filledAtMs = nowMs();
  return {
    take(): boolean {
      const now = nowMs();
      tokens = Math.min(burst, tokens + ((now - filledAtMs) / 1_000) * perSecond);
      filledAtMs = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
};
