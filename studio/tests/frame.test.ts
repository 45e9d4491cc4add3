import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ToGame } from '../../contract/vendor-frame.ts';
import { createFrame } from '../client/frame.ts';

const OPENING = { type: 'parlour:frame', version: 1 };
const open: MessagePort[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const port of open.splice(0)) port.close();
});

/** A game window inside a page that posts to it; each post transfers a port of its own, or none. */
const framed = () => {
  const own = new EventTarget() as unknown as Window & { parent: object };
  const parent = {};
  Object.assign(own, { parent });
  const published: ToGame[] = [];
  const frame = createFrame(own);
  const post = (data: unknown, { source = parent, withPort = true } = {}) => {
    const { port1, port2 } = new MessageChannel();
    open.push(port1, port2);
    const heard: unknown[] = [];
    port1.onmessage = ({ data: said }) => void heard.push(said);
    const event = new Event('message');
    own.dispatchEvent(Object.assign(event, { data, source, ports: withPort ? [port2] : [] }));
    return { port: port1, heard };
  };
  frame.listen((message) => void published.push(message));
  return { frame, published, post };
};

describe('the channel to the parent page', () => {
  it('uses the first port of the parent, and sends earlier messages through it', async () => {
    const { frame, published, post } = framed();
    frame.tell({ type: 'ready' });
    const { port, heard } = post(OPENING);
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'ready' }]));
    port.postMessage({ type: 'connection', live: true });
    await vi.waitFor(() => expect(published).toEqual([{ type: 'connection', live: true }]));
  });

  it('delivers messages that arrived before a listener was added', async () => {
    const { post, published } = framed();
    post(OPENING).port.postMessage({ type: 'launch', mode: 'demo', language: 'AR' });
    await vi.waitFor(() => expect(published).toEqual([{ type: 'launch', mode: 'demo', language: 'AR' }]));
  });

  it.each([
    ['from a window that is not the parent', OPENING, { source: {} }],
    ['without a port', OPENING, { withPort: false }],
    ['of another version', { ...OPENING, version: 2 }, {}],
    ['with more than the opening', { ...OPENING, token: 'x' }, {}],
    ['of another kind', 'hello', {}],
  ])('is not opened by a message %s', async (_, data, how) => {
    const { frame, post } = framed();
    frame.tell({ type: 'ready' });
    const wrong = post(data, how);
    const right = post(OPENING);
    await vi.waitFor(() => expect(right.heard).toEqual([{ type: 'ready' }]));
    expect(wrong.heard).toEqual([]);
  });

  it('ignores a second port', async () => {
    const { frame, published, post } = framed();
    const first = post(OPENING);
    const second = post(OPENING);
    frame.tell({ type: 'leave' });
    await vi.waitFor(() => expect(first.heard).toEqual([{ type: 'leave' }]));
    second.port.postMessage({ type: 'connection', live: true });
    first.port.postMessage({ type: 'connection', live: false });
    await vi.waitFor(() => expect(published).toHaveLength(1));
    expect([published, second.heard]).toEqual([[{ type: 'connection', live: false }], []]);
  });

  it.each([
    { type: 'balance', value: { amount: '5000', currency: 'USD', exponent: 2 } },
    { type: 'balance', value: { amount: 0.5, currency: 'USD', exponent: 2 } },
    { type: 'connection', live: 'yes' },
    { type: 'state', scope: 'hand', id: 'a', version: 1, value: null },
    { type: 'run', script: 'alert(1)' },
    null,
  ])('ignores a message that violates the contract: %j', async (message) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { published, post } = framed();
    const { port } = post(OPENING);
    port.postMessage(message);
    port.postMessage({ type: 'connection', live: true });
    await vi.waitFor(() => expect(published).toEqual([{ type: 'connection', live: true }]));
    expect(warned).toHaveBeenCalledOnce();
  });
});
