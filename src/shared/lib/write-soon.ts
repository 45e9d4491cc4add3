/** Writes to the page at a time, and the pause after them: what they change is laid out and painted at once, and a slow page must stay smooth. */
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

/** Lets a write wait for its turn in one of the next frames, once however often it is asked for; answers how to take it back. */
export const writeSoon = (write: () => void): (() => void) => {
  waiting.add(write);
  if (!isUnderWay) ask();
  return () => void waiting.delete(write);
};
