import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { frameSplitter } from './ws-frames.ts';

/** One connection through the proxy, between a client and the server. */
export interface Line {
  readonly id: number;
  /** The client: `c=<who>` in the URL of its first request; empty until that arrives, or where it has none. */
  readonly who: string;
  /** Ends both sides at once, with a reset. */
  cut(): void;
  /** Ends the server's side only, without notice to the client, which keeps a dead connection (half open). */
  halfOpen(): void;
  /** Drops all bytes of both directions from now on, and keeps both sides open (a pulled cable). */
  blackhole(): void;
  /** Drops what the server sends from now on; what the client sends still arrives. */
  deafen(): void;
  /** Stops reading from the server: the server's buffers fill (a client that does not read). */
  stopReading(): void;
  /** Continues after `stopReading`. */
  goOn(): void;
  /** For WebSocket: drops each complete server frame whose text matches, and nothing else. */
  lose(isLost: (text: string) => boolean): void;
  /** True until either side has ended. */
  isOpen(): boolean;
}

export interface Proxy {
  port: number;
  url: string;
  lines(): Line[];
  /** Called for each new connection, before any byte is forwarded. */
  onLine(listener: (line: Line) => void): void;
  /** Sees bytes before they are forwarded to the server (`up`) or to the client (`down`); returns false to drop them. */
  onBytes(watch: (direction: 'up' | 'down', bytes: Buffer, line: Line) => boolean): void;
  /** Cuts this client's connections, and refuses new ones for this time. */
  bar(who: string, ms: number): void;
  /** While true, refuses all new connections. */
  refuse(refusing: boolean): void;
  /** Sets the port that new connections go to. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

interface Options {
  /** The client address that the proxy sends (x-forwarded-for), as a proxy in front of a site does. */
  addressOf?: (who: string) => string;
}

const WHO = /[?&]c=([\w-]+)/;

/** A TCP proxy before `targetPort` on loopback that can break its connections in the ways a network does. */
export const openProxy = async (targetPort: number, { addressOf }: Options = {}): Promise<Proxy> => {
  const open = new Map<number, { line: Line; end: () => void }>();
  const lineListeners = new Set<(line: Line) => void>();
  const topics = new Set<(direction: 'up' | 'down', bytes: Buffer, line: Line) => boolean>();
  const barredUntilMs = new Map<string, number>();
  let target = targetPort;
  let refusing = false;
  let made = 0;

  const accept = (near: Socket) => {
    if (refusing) return void near.resetAndDestroy();
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    near.setNoDelay(true);
    const id = (made += 1);
    let hears = { up: true, down: true };
    let who: string | undefined;
    let isHeld = false;
    let isLost: (text: string) => boolean = () => false;
    let splitter: ReturnType<typeof frameSplitter> | undefined;
    const end = () => {
      open.delete(id);
      near.destroy();
      far.destroy();
    };
    const line: Line = {
      id,
      get who() {
        return who ?? '';
      },
      cut() {
        open.delete(id);
        near.resetAndDestroy();
        far.resetAndDestroy();
      },
      halfOpen() {
        hears = { up: false, down: false };
        far.resetAndDestroy();
      },
      blackhole: () => void (hears = { up: false, down: false }),
      deafen: () => void (hears = { ...hears, down: false }),
      stopReading() {
        isHeld = true;
        far.pause();
      },
      goOn() {
        isHeld = false;
        far.resume();
      },
      lose: (which) => void (isLost = which),
      isOpen: () => open.has(id),
    };
    open.set(id, { line, end });
    /** Reads the client's name from the first request; false where it is refused. */
    const isLetIn = (request: string): boolean => {
      who = WHO.exec(request.slice(0, request.indexOf('\r\n')))?.[1] ?? '';
      if (who !== '') splitter = frameSplitter();
      return (barredUntilMs.get(who) ?? 0) <= performance.now();
    };
    /** The bytes to forward in place of these; null for none. */
    const passed = (direction: 'up' | 'down', bytes: Buffer): Buffer | null => {
      if (direction === 'down') {
        if (!splitter) return bytes;
        const kept = splitter(bytes).filter(({ text }) => text === '' || !isLost(text));
        return kept.length > 0 ? Buffer.concat(kept.map((frame) => frame.bytes)) : null;
      }
      if (who !== undefined) return bytes;
      const request = bytes.toString('latin1');
      if (!isLetIn(request)) {
        line.cut();
        return null;
      }
      if (!addressOf || who === '') return bytes;
      return Buffer.from(request.replace('\r\n', `\r\nx-forwarded-for: ${addressOf(who ?? '')}\r\n`), 'latin1');
    };
    const carry = (from: Socket, to: Socket, direction: 'up' | 'down') => {
      from.on('data', (given: Buffer) => {
        if (!hears[direction]) return;
        for (const watch of topics) if (!watch(direction, given, line)) return;
        const bytes = passed(direction, given);
        if (bytes && !to.destroyed && !to.write(bytes)) {
          from.pause();
          to.once('drain', () => {
            if (from !== far || !isHeld) from.resume();
          });
        }
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        // A half-open connection ends only when its remaining side ends.
        if (hears.up || hears.down) end();
        else if (from === near) end();
      });
    };
    carry(near, far, 'up');
    carry(far, near, 'down');
    for (const listener of lineListeners) listener(line);
  };

  const server = createServer(accept);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    lines: () => [...open.values()].map(({ line }) => line),
    onLine: (listener) => void lineListeners.add(listener),
    onBytes: (watch) => void topics.add(watch),
    bar(who, ms) {
      barredUntilMs.set(who, performance.now() + ms);
      for (const { line } of [...open.values()]) if (line.who === who) line.cut();
    },
    refuse: (now) => void (refusing = now),
    leadTo: (next) => void (target = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const { end } of open.values()) end();
      }),
  };
};
