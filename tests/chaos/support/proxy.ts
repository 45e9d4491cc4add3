import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** One connection through the proxy, client on one side, server on the other. */
export interface Line {
  readonly id: number;
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
  /** While true, whoever connects is refused. */
  refuse(refusing: boolean): void;
  /** Where new connections lead from now on. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** A TCP proxy before `targetPort` on loopback, whose lines can be broken in the ways a network breaks them. */
export const openProxy = async (targetPort: number): Promise<Proxy> => {
  const open = new Map<number, { line: Line; end: () => void }>();
  const lineListeners = new Set<(line: Line) => void>();
  const watches = new Set<(direction: 'up' | 'down', bytes: Buffer, line: Line) => boolean>();
  let target = targetPort;
  let refusing = false;
  let made = 0;

  const accept = (near: Socket) => {
    if (refusing) return void near.resetAndDestroy();
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    near.setNoDelay(true);
    const id = (made += 1);
    let hears = { up: true, down: true };
    const end = () => {
      open.delete(id);
      near.destroy();
      far.destroy();
    };
    const line: Line = {
      id,
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
      stopReading: () => void far.pause(),
      goOn: () => void far.resume(),
      isOpen: () => open.has(id),
    };
    open.set(id, { line, end });
    const carry = (from: Socket, to: Socket, direction: 'up' | 'down') => {
      from.on('data', (bytes: Buffer) => {
        if (!hears[direction]) return;
        for (const watch of watches) if (!watch(direction, bytes, line)) return;
        if (!to.destroyed && !to.write(bytes)) {
          from.pause();
          to.once('drain', () => from.resume());
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
    onBytes: (watch) => void watches.add(watch),
    refuse: (now) => void (refusing = now),
    leadTo: (next) => void (target = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const { end } of open.values()) end();
      }),
  };
};
