import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { socketTransport } from '../../../src/shared/realtime/socket-transport.ts';
import type { TransportStatus } from '../../../streams/transport/transport.ts';

/** Replaces the socket: it counts the calls of the transport and emits what the server does. */
class FakeSocket extends EventEmitter {
  connected = false;
  connects = 0;
  readonly io = Object.assign(new EventEmitter(), { engine: { close: vi.fn() } });
  connect() {
    this.connects += 1;
    this.connected = true;
    this.emit('connect');
  }
  disconnect() {
    this.connected = false;
    this.emit('disconnect', 'io client disconnect');
  }
  /** Closed by the server. */
  end() {
    this.connected = false;
    this.emit('disconnect', 'io server disconnect');
  }
}

const { made } = vi.hoisted(() => ({ made: [] as unknown[] }));
vi.mock('socket.io-client', () => ({
  io: () => {
    const socket = new FakeSocket();
    made.push(socket);
    return socket;
  },
}));

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(page, { location: { origin: 'https://site.test' } }));
  made.length = 0;
});
afterEach(() => void vi.useRealTimers());

const opened = async () => {
  const transport = socketTransport('');
  const statuses: TransportStatus[] = [];
  transport.status$.subscribe((status) => statuses.push(status));
  await vi.waitFor(() => expect(made).toHaveLength(1));
  const socket = made[0] as FakeSocket;
  socket.connect();
  return { transport, socket, statuses };
};

it('[W4] connects again after the server closed the connection', async () => {
  const { socket, statuses } = await opened();
  socket.end();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(socket.connects).toBe(2);
  expect(statuses).toEqual(['connecting', 'connected', 'disconnected', 'connected']);
});

it('[W9] stays closed when the server ended the session, and leaves no second socket', async () => {
  const { transport, socket } = await opened();
  socket.end();
  transport.close();
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('pageshow'));
  expect(socket.connects).toBe(1);
});

it('leaves no timer when it is closed', async () => {
  const { transport, socket } = await opened();
  // Others of the worker may have timers of their own.
  const others = vi.getTimerCount();
  socket.emit('heartbeat', { at: 0, seqs: {} });
  expect(vi.getTimerCount()).toBe(others + 1);
  transport.close();
  expect(vi.getTimerCount()).toBe(others);
});

it('[W4] leaves a node that stops at a moment of its own, between the two that the node names', async () => {
  const random = vi.spyOn(Math, 'random');
  const leftAfterMs = async (drawn: number) => {
    random.mockReturnValue(drawn);
    made.length = 0;
    const { socket, transport } = await opened();
    const left: number[] = [];
    socket.io.engine.close.mockImplementation(() => left.push(Date.now()));
    const fromMs = Date.now();
    socket.emit('bye', { reason: 'shutdown', leaveAfterMs: [5_000, 10_000] });
    await vi.advanceTimersByTimeAsync(10_000);
    transport.close();
    return left.map((atMs) => atMs - fromMs);
  };
  expect([await leftAfterMs(0), await leftAfterMs(0.5), await leftAfterMs(0.999)]).toEqual([[5_000], [7_500], [9_995]]);
  random.mockRestore();
});

it('[W4] does not close a second connection when the first one, to a node that stops, was lost before', async () => {
  const { socket, transport } = await opened();
  socket.emit('bye', { reason: 'shutdown', leaveAfterMs: [5_000, 10_000] });
  socket.end();
  socket.connect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.io.engine.close).not.toHaveBeenCalled();
  transport.close();
  expect(vi.getTimerCount()).toBe(0);
});

it('[W11] closes a connection without heartbeats', async () => {
  const { socket } = await opened();
  socket.emit('heartbeat', { at: 0, seqs: {} });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(socket.io.engine.close).toHaveBeenCalledOnce();
});
