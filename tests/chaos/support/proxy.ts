import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { frameSplitter } from './ws-frames.ts';

/** One connection through the proxy, client on one side, server on the other. */
export interface Line {
  readonly id: number;
  /** Who connected: `c=<who>` in the address of its first request; empty until that has come, or where it has none. */
  readonly who: string;
  /** Ends it at once on both sides, with a reset. */
  cut(): void;
  /** Ends the server's side alone and tells the client nothing: the client holds a line that leads nowhere (half open). */
  halfOpen(): void;
  /** Swallows all bytes of both directions from now on, and keeps both sides open (a pulled cable). */
  blackhole(): void;
  /** Swallows what the server says from now on; what the client says still arrives. */
  deafen(): void;
  /** Passes nothing on from the server and reads nothing from it: the server's buffers fill (a reader that does not read). */
  stopReading(): void;
  /** Goes on after `stopReading`. */
  goOn(): void;
  /** Of a websocket: swallows each whole frame of the server whose text is to be lost, and nothing else. */
  lose(isLost: (text: string) => boolean): void;
  /** True until either side has ended. */
  isOpen(): boolean;
}

export interface Proxy {
  port: number;
  url: string;
  lines(): Line[];
  /** Called for each new connection, before a byte has passed. */
  onLine(listener: (line: Line) => void): void;
  /** Sees bytes that are about to pass to the server (`up`) or to the client (`down`); answers false to swallow them. */
  onBytes(watch: (direction: 'up' | 'down', bytes: Buffer, line: Line) => boolean): void;
  /** Cuts this client's lines, and refuses it for so long. */
  bar(who: string, ms: number): void;
  /** While true, whoever connects is refused. */
  refuse(refusing: boolean): void;
  /** Where new connections lead from now on. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

interface Options {
  /** The address this client is said to come from (x-forwarded-for), as a proxy before a site says it. */
  addressOf?: (who: string) => string;
}

const WHO = /[?&]c=([\w-]+)/;

/** A TCP proxy before `targetPort` on loopback, whose lines can be broken in the ways a network breaks them. */
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
    /** Learns from the first request who connects; false where it may not. */
    const isLetIn = (request: string): boolean => {
      who = WHO.exec(request.slice(0, request.indexOf('\r\n')))?.[1] ?? '';
      if (who !== '') splitter = frameSplitter();
      return (barredUntilMs.get(who) ?? 0) <= performance.now();
    };
    /** What is passed on in place of these bytes; null for nothing at all. */
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
        // A half-open line is one whose other end went without a word.
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
