import { asyncScheduler, defer, of } from 'rxjs';
import { session } from '../../../contract/session.ts';
import type { AnyEnvelope } from '../../../contract/wire.ts';
import { createLive } from '../../../src/shared/realtime/live.ts';
import { socketTransport } from '../../../src/shared/realtime/socket-transport.ts';
import type { ConnectionState } from '../../../streams/sync/connection.ts';
import { callServer } from '../../support/calls.ts';

type Shown = Extract<AnyEnvelope, { feed: 'balance' }>;

/** One open page of a member, without its views: the product's own transport, timings, tickets and streams. */
export interface OpenPage {
  memberId: number;
  state(): ConnectionState | undefined;
  shown(): Shown | undefined;
  /** Faults a person would see: a value that went back or was discarded. */
  complaints: string[];
  close(): void;
}

/** Stubs the browser APIs that the transport uses beside a socket. Returns a function that removes the stubs. */
export const pretendBrowser = (): (() => void) => {
  // `vi.stubGlobal` would end with the first test, but pages outlive it.
  const window = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { window });
  return () => void Reflect.deleteProperty(globalThis, 'window');
};

/** Opens a page that stays until it is closed, through restarts of the server at `url`. */
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
    environment: { scheduler: asyncScheduler, random: Math.random },
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
