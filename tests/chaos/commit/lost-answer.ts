import type { Line, Proxy } from '../support/proxy.ts';

/** What was cut off: the answer that the server had begun, as far as it came. */
export interface LostAnswer {
  status: number;
  body: string;
}

export interface Thief {
  /** From now on the next answer is kept from the client, whose connection is cut once all of it has been seen. */
  steal(): Promise<LostAnswer>;
}

/**
 * Cuts connections exactly after the commit. A server answers once its transaction has committed, so the first byte of an
 * answer is the proof; the whole of it is read here, so that the retry's answer can be held against it.
 */
export const createThief = (proxy: Proxy): Thief => {
  let theft: { heard: Buffer[]; take: (answer: LostAnswer) => void } | undefined;

  proxy.onBytes((direction, bytes, line) => {
    if (direction === 'up' || !theft) return true;
    theft.heard.push(bytes);
    const answer = whole(Buffer.concat(theft.heard).toString());
    if (answer) {
      const { take } = theft;
      theft = undefined;
      cut(line);
      take(answer);
    }
    return false;
  });
  return {
    steal: () =>
      new Promise((resolve) => {
        theft = { heard: [], take: resolve };
      }),
  };
};

/** Not within the proxy's own turn, which still writes to the line. */
const cut = (line: Line): void => void setImmediate(() => line.cut());

/** The answer, if this is all of it. */
const whole = (text: string): LostAnswer | undefined => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`this answer does not say how long it is:\n${head}`);
  const body = text.slice(end + 4);
  if (Buffer.byteLength(body) < length) return undefined;
  return { status: Number(head.split(' ')[1]), body };
};
