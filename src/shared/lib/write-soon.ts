/**
 * Writes per batch, and the pause after each batch: the browser lays out and paints their changes at once, and slow devices must
 * stay smooth.
 */
const AT_A_TIME = 48;
const PAUSE_MS = 80;

const waiting = new Set<() => void>();
let isUnderWay = false;

const ask = () => {
  isUnderWay = waiting.size > 0;
  if (isUnderWay) requestAnimationFrame(turn);
};
const turn = () => {
  for (const write of [...waiting].slice(0, AT_A_TIME)) {
    waiting.delete(write);
    write();
  }
  setTimeout(ask, PAUSE_MS);
};

/** Queues a write for one of the next frames. Repeated calls queue it once. Returns a function that cancels it. */
export const writeSoon = (write: () => void): (() => void) => {
  waiting.add(write);
  if (!isUnderWay) ask();
  return () => void waiting.delete(write);
};
