import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { tickets, type Ticket, type TicketMessage } from '../../contract/tickets.ts';
import { withdrawals } from '../../contract/withdrawals.ts';
import { unreadViews } from '../../src/entities/session/lazy.ts';
import * as list from '../../src/features/tickets/list.ts';
import * as thread from '../../src/features/tickets/thread.ts';
import { withdrawPage } from '../../src/features/withdraw/index.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, SESSION_ID } from './support/samples.ts';

const server = mockServer();

const ticket = (id: number, rest: Partial<Ticket> = {}): Ticket => ({
  id,
  state: 'open',
  title: `Ticket ${id}`,
  unread: 0,
  changedAtMs: id,
  ...rest,
});
const message = (id: number, rest: Partial<TicketMessage> = {}): TicketMessage => ({
  id,
  text: `Message ${id}`,
  atMs: id,
  images: [],
  isOwn: false,
  ...rest,
});
const overview = {
  methods: [],
  accounts: [],
  hasPaymentPassword: true,
  resetWays: [],
  requirements: [],
  list: [],
  inVendorWallets: 0,
  currency: 'USD',
  exponent: 2,
};
const counts = (rest: { tickets?: number; withdrawals?: number }) => ({
  ...{ notices: 0, messages: 0, agentNotices: 0, tickets: 0, withdrawals: 0 },
  ...rest,
});

const open = async () => {
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope);
  await live.open(scope, SESSION_ID);
  await allSettled(unreadViews.shown, { scope });
  return { live, scope };
};
const openTicket = async (unread = 0) => {
  const loads = server.answer(tickets.thread, () => ({
    ticket: ticket(7, { unread }),
    remark: '',
    list: [message(0, { isOwn: true }), message(9)],
  }));
  const reads = server.answer(tickets.read, () => ({}));
  server.answer(tickets.list, () => ({ list: [ticket(7)], hasMore: false }));
  const page = await open();
  await allSettled(thread.ticketView.opened, { scope: page.scope, params: 7 });
  return { ...page, loads, reads };
};

describe('[MEM-04] a ticket', () => {
  it('marks the answers that it shows as read', async () => {
    const { reads } = await openTicket(1);
    expect(reads.map(({ request }) => request)).toEqual([{ ticketId: 7, upToId: 9 }]);
  });

  it('sends a reply again under the same number, and keeps what was typed until it is stored', async () => {
    const { scope } = await openTicket();
    const sent = server.answer(tickets.reply, (_request, { nth }) =>
      nth === 1 ? failure('server_unavailable') : { message: message(10, { isOwn: true }) },
    );
    await allSettled(thread.textTyped, { scope, params: 'It has not come.' });
    await allSettled(thread.replyRequested, { scope });
    expect(scope.getState(thread.$text)).toBe('It has not come.');
    await allSettled(thread.replyRequested, { scope });
    expect(scope.getState(thread.$text)).toBe('');
    const [first, second] = sent.map(({ request }) => request.clientId);
    expect([sent.length, second]).toEqual([2, first]);
  });

  it.each(['', '   \n', '\u202E'])('does not send %j', async (text) => {
    const { scope } = await openTicket();
    const sent = server.answer(tickets.reply, () => ({ message: message(10) }));
    await allSettled(thread.textTyped, { scope, params: text });
    await allSettled(thread.replyRequested, { scope });
    expect(sent).toEqual([]);
  });
});

describe('[MEM-04] the list of tickets', () => {
  it('keeps older pages when the first one loads again', async () => {
    const pages = { first: [ticket(5), ticket(4)], older: [ticket(3)] };
    server.answer(tickets.list, (request) =>
      request.after === undefined ? { list: pages.first, hasMore: true } : { list: pages.older, hasMore: false },
    );
    const { scope } = await open();
    const ids = () => scope.getState(list.$tickets)?.list.map(({ id }) => id);
    await allSettled(list.ticketsPage.opened, { scope });
    await allSettled(list.olderTicketsRequested, { scope });
    expect(ids()).toEqual([5, 4, 3]);
    pages.first = [ticket(3, { changedAtMs: 6 }), ticket(5)];
    await allSettled(list.ticketsRequested, { scope });
    expect(ids()).toEqual([3, 5, 4]);
  });
});

describe('[LIVE-02] the count of withdrawals in the bell', () => {
  const openWithdrawals = async (isLoaded: boolean) => {
    const seen = server.answer(withdrawals.seen, () => ({}));
    server.answer(withdrawals.overview, () => (isLoaded ? overview : failure('server_unavailable')));
    const { live, scope } = await open();
    live.pass();
    const tell = (count: number) => {
      live.tell('unread', MEMBER_KEY, counts({ withdrawals: count }));
      return allSettled(scope);
    };
    await tell(1);
    const before = seen.length;
    await allSettled(withdrawPage.opened, { scope });
    return { seen, before, tell };
  };

  it('is taken away by the page of withdrawals, again with each change', async () => {
    const { seen, before, tell } = await openWithdrawals(true);
    expect([before, seen.length]).toEqual([0, 1]);
    await tell(0);
    await tell(2);
    expect(seen).toHaveLength(2);
  });

  it('stays while the page could not load the list', async () => {
    const { seen } = await openWithdrawals(false);
    expect(seen).toEqual([]);
  });
});
