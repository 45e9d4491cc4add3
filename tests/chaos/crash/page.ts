import { asyncScheduler, defer, of } from 'rxjs';
import { session } from '../../../contract/session.ts';
import type { AnyEnvelope } from '../../../contract/wire.ts';
import { createLive } from '../../../src/shared/realtime/live.ts';
import { socketTransport } from '../../../src/shared/realtime/socket-transport.ts';
import type { ConnectionState } from '../../../streams/sync/connection.ts';
import { callServer } from '../../support/calls.ts';

type Shown = Extract<AnyEnvelope, { feed: 'balance' }>;

/** One open page of a member, without its views: the product's own wire, timings, tickets and streams. */
export interface OpenPage {
  memberId: number;
  state(): ConnectionState | undefined;
  shown(): Shown | undefined;
  /** What a person would have to complain of: a figure that went back, or was thrown away. */
  complaints: string[];
  close(): void;
}

/** What the wire asks of a browser beside a socket: nothing comes of it here. Answers how to end the pretence. */
export const pretendBrowser = (): (() => void) => {
  // Not by `vi.stubGlobal`, which ends with the first test: pages outlive it.
  const window = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { window });
  return () => void Reflect.deleteProperty(globalThis, 'window');
};

/** Opens a page that lives until it is closed, over whatever becomes of the server at `url`. */
export const openPage = (url: string, memberId: number, token: string): OpenPage => {
  const complaints: string[] = [];
  const key = `member:${memberId}`;
  const ticket$ = defer(async () => {
    const { status, body } = await callServer(url, session.ticket, {}, { token });
    if (!body.success) throw new Error(`no ticket: ${status} ${body.message}`);
    return body.value.ticket;
  });
  const live = createLive({
    transport: socketTransport(url),
    merchant: 'parlour',
    ticket$,
    online$: of(true),
    scheduler: asyncScheduler,
    frames: asyncScheduler,
    random: Math.random,
    failed: (error) => {
      throw error;
    },
  });
  let state: ConnectionState | undefined;
  let shown: Shown | undefined;
  const states = live.connection$.subscribe((connection) => void (state = connection.state));
  const figures = live.watch({ balance: [key] }).subscribe((accepted) => {
    if (accepted.kind === 'resetAll' || accepted.kind === 'reset') complaints.push(`${key} was thrown away`);
    if (accepted.kind !== 'envelope' || accepted.envelope.feed !== 'balance') return;
    if (shown && accepted.envelope.seq <= shown.seq)
      complaints.push(`${key} went from version ${shown.seq} to ${accepted.envelope.seq}`);
    shown = accepted.envelope;
  });
  return {
    memberId,
    state: () => state,
    shown: () => shown,
    complaints,
    close() {
      states.unsubscribe();
      figures.unsubscribe();
      live.close();
    },
  };
};
