import type { Line, Proxy } from '../support/proxy.ts';

/** The server's response that the client did not receive, as far as it was sent. */
export interface LostAnswer {
  status: number;
  body: string;
}

export interface Thief {
  /** Drops the next response and cuts the client's connection once the whole response was seen. */
  steal(): Promise<LostAnswer>;
}

/**
 * Cuts connections right after the commit. A server answers after its transaction has committed, so the first byte of an answer
 * shows the commit; the whole answer is read here and compared with that of the retry.
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

/** Deferred, because the proxy still writes to the connection in this turn. */
const cut = (line: Line): void => void setImmediate(() => line.cut());

/** The answer, if it is complete. */
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
