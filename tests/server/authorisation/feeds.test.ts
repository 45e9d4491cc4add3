import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROTOCOL, isEventFeed } from '../../../contract/feeds.ts';
import { FEEDS, type Feed } from '../../../contract/wire.ts';
import { publishNotice } from '../../../server/domains/notices/publish.ts';
import { FEEDS as SERVED } from '../../../server/app/compose.ts';
import { issueTicket } from '../../../server/live/tickets.ts';
import { BRAND, OTHER, openHostileServer, type HostileServer } from '../../chaos/hostile/support/server.ts';
import { openLine, type WireLine } from '../../chaos/hostile/support/wire-line.ts';
import { invite, matrix, type Viewer } from './cast.ts';

let server: HostileServer;
let viewers: Viewer[];
const lines = new Map<Viewer, WireLine>();
let request = 0;

beforeAll(async () => {
  server = await openHostileServer();
  // The socket does not accept the operator's key.
  viewers = (await invite(server)).filter(({ kind }) => kind !== 'operator' && kind !== 'ended');
  for (const viewer of viewers) lines.set(viewer, await openLine(server.url));
});
afterAll(() => server.close());

/** The owner of each feed's keys; the comment of each feed in contract/wire.ts defines its key. */
type Whose =
  | 'member'
  | 'wallet'
  | 'session'
  | 'brand'
  | 'pool'
  | 'round'
  | 'table'
  | 'hand'
  | 'odds'
  | 'line'
  | 'fixture'
  | 'book'
  | 'slips'
  | 'agent'
  | 'board'
  | 'chat'
  | 'not served';
const WHOSE: Record<Feed, Whose> = {
  balance: 'member',
  funds: 'wallet',
  deposits: 'member',
  withdrawals: 'member',
  awards: 'member',
  points: 'member',
  level: 'member',
  rebate: 'member',
  referral: 'member',
  draws: 'member',
  unread: 'member',
  play: 'session',
  session: 'session',
  siteStatus: 'brand',
  notices: 'brand',
  winners: 'brand',
  jackpot: 'pool',
  round: 'round',
  table: 'table',
  hand: 'hand',
  odds: 'odds',
  line: 'line',
  fixture: 'fixture',
  book: 'book',
  slips: 'slips',
  badges: 'member',
  missions: 'member',
  leaderboard: 'board',
  salary: 'agent',
  contracts: 'agent',
  team: 'agent',
  chat: 'chat',
  chatRoom: 'chat',
};

const send = async (viewer: Viewer, verb: string, payload: unknown): Promise<string> => {
  const id = (request += 1);
  const answer = (await lines.get(viewer)!.ask(id, `42${id}${JSON.stringify([verb, payload])}`)) as
    | { refused?: string }
    | undefined;
  return answer === undefined ? 'closed' : (answer.refused ?? 'in');
};
const ticketOf = async ({ sessionId }: Viewer) =>
  sessionId === undefined ? undefined : await issueTicket(server.ctx, sessionId);
const join = async (viewer: Viewer, feeds: object) =>
  send(viewer, 'join', {
    merchant: viewer.merchant,
    protocol: PROTOCOL,
    epoch: null,
    feeds,
    ticket: await ticketOf(viewer),
  });

const PREFIX = {
  member: 'member',
  wallet: 'wallet',
  session: 'session',
  brand: 'merchant',
  pool: 'pool',
  round: 'round',
  table: 'table',
  hand: 'hand',
  odds: 'odds',
  line: 'line',
  fixture: 'fixture',
  book: 'book',
  slips: 'slips',
  agent: 'agent',
  board: 'board',
  chat: 'chat',
  'not served': 'agent',
} as const;
/** A table of a game that only the first merchant has. */
const AT = '60014-1';
/** The keys of a feed, with the owner of each. */
const keysOf = (feed: Feed): { key: string; owner: Viewer | string }[] => {
  const whose = WHOSE[feed];
  if (whose === 'brand' || whose === 'pool')
    return whose === 'pool'
      ? [{ key: 'pool:grand', owner: BRAND }]
      : [BRAND, OTHER].map((code) => ({ key: `merchant:${code}`, owner: code }));
  // No vendor has told of this game's round yet, and nobody has sat at this table.
  if (whose === 'round') return [{ key: 'round:60014', owner: BRAND }];
  if (whose === 'table') return [{ key: `table:${AT}`, owner: BRAND }];
  // Members may read every leaderboard of their merchant.
  if (whose === 'board') return [{ key: 'board:1', owner: BRAND }];
  // Nobody has opened a room, so its log is empty, and it has no state.
  if (whose === 'chat') return [{ key: 'chat:1', owner: BRAND }];
  if (whose === 'odds' || whose === 'line' || whose === 'fixture')
    return [{ key: `${PREFIX[whose]}:fixture-1`, owner: BRAND }];
  if (whose === 'book') return [{ key: 'book:SPORTS', owner: BRAND }];
  if (whose === 'not served') return [{ key: `${PREFIX[whose]}:1`, owner: '' }];
  return viewers
    .filter(({ member }) => member)
    .map((owner) => ({
      key:
        whose === 'session'
          ? `session:${owner.sessionId}`
          : `${PREFIX[whose]}:${owner.member!.id}${whose === 'wallet' ? '-demo' : whose === 'hand' ? `-${AT}` : whose === 'slips' ? '-60014' : ''}`,
      owner,
    }));
};

const expected = (feed: Feed, owner: Viewer | string, viewer: Viewer): string => {
  const whose = WHOSE[feed];
  if (whose === 'not served') return 'FEED_NOT_OFFERED';
  // No leaderboard runs.
  if (whose === 'board') return viewer.member ? 'NOT_FOUND' : 'NOT_ALLOWED';
  if (whose === 'chat' && (!viewer.member || viewer.kind === 'trial')) return 'NOT_ALLOWED';
  if (whose === 'chat') return feed === 'chat' ? 'in' : 'NOT_FOUND';
  // A fixture of which nothing is told is the same for everybody, and so is a book without one.
  if (whose === 'odds' || whose === 'line' || whose === 'fixture' || whose === 'book') return 'in';
  // A pool or a game of another merchant does not exist at this merchant.
  if (whose === 'pool' || whose === 'round' || whose === 'table') return viewer.merchant === owner ? 'in' : 'NOT_FOUND';
  if (whose === 'brand') return viewer.merchant === owner ? 'in' : 'NOT_ALLOWED';
  // Nobody in the cast has played for free, so the owner has no play money yet.
  if (whose === 'wallet') return owner === viewer ? 'NOT_FOUND' : 'NOT_ALLOWED';
  if ((whose === 'hand' || whose === 'slips') && owner === viewer)
    return viewer.merchant === BRAND ? 'in' : 'NOT_FOUND';
  if (whose === 'agent') return owner === viewer && viewer.kind === 'agent' ? 'in' : 'NOT_ALLOWED';
  return owner === viewer ? 'in' : 'NOT_ALLOWED';
};

it('every served feed declares who may subscribe to it', () => {
  const served = FEEDS.filter((feed) => WHOSE[feed] !== 'not served');
  expect(SERVED.served().sort()).toEqual([...served].sort());
  for (const feed of served) expect(SERVED.source(feed)?.may, feed).toBeTypeOf('function');
});

it('every feed is delivered to its owner only, by join, snapshot and gap', async () => {
  for (const viewer of viewers) expect(await join(viewer, {}), viewer.name).toBe('in');
  const rows = [];
  for (const feed of FEEDS)
    for (const { key, owner } of keysOf(feed)) {
      const look = async (viewer: Viewer) => {
        const { merchant } = viewer;
        const verbs = [
          send(viewer, 'join', { merchant, protocol: PROTOCOL, epoch: null, feeds: { [feed]: { [key]: null } } }),
          send(viewer, 'snapshot', { feeds: { [feed]: [key] } }),
          ...(isEventFeed(feed) ? [send(viewer, 'missing', { feed, key, after: 0 })] : []),
        ];
        const found = [...new Set(await Promise.all(verbs))].join(' / ');
        return { viewer: viewer.name, expected: expected(feed, owner, viewer), found };
      };
      const cells = await Promise.all(viewers.map(look));
      rows.push({ name: `${feed} of ${typeof owner === 'string' ? owner : owner.name}`, cells });
    }
  const asDeclared = rows.every(({ cells }) => cells.every((cell) => cell.expected === cell.found));
  expect(asDeclared, `\n${matrix(rows)}\n`).toBe(true);
  // No viewer received an envelope of a refused key.
  for (const [viewer, line] of lines) {
    const own = [
      ...[`member:${viewer.member?.id}`, `session:${viewer.sessionId}`],
      ...[`hand:${viewer.member?.id}-${AT}`, `slips:${viewer.member?.id}-60014`],
    ];
    const foreign = line.envelopes.filter(
      ({ key }) => /^(member|wallet|hand|slips|session|agent):/.test(key) && !own.includes(key),
    );
    expect(foreign, viewer.name).toEqual([]);
  }
});

it('accepts a command from members only, about a notice of their own merchant', async () => {
  const publish = (merchant: string) =>
    server.database.transact(
      async (tx) => (await publishNotice(tx, merchant, { type: 'B', title: { EN: 'A' }, content: { EN: 'B' } })).id,
    );
  const notices = [
    { merchant: BRAND, id: await publish(BRAND) },
    { merchant: OTHER, id: await publish(OTHER) },
  ];
  const rows = [];
  for (const { merchant, id } of notices) {
    const cells = [];
    for (const viewer of viewers) {
      await join(viewer, {});
      const found = await send(viewer, 'command', { id: crypto.randomUUID(), kind: 'noticeRead', noticeId: id });
      const may = viewer.merchant === merchant ? 'in' : 'NOT_FOUND';
      cells.push({ viewer: viewer.name, expected: viewer.kind === 'nobody' ? 'NOT_ALLOWED' : may, found });
    }
    rows.push({ name: `read a notice of ${merchant}`, cells });
  }
  const asDeclared = rows.every(({ cells }) => cells.every((cell) => cell.expected === cell.found));
  expect(asDeclared, `\n${matrix(rows)}\n`).toBe(true);
});

it('sends no envelopes before join; rejects a ticket of another merchant', async () => {
  const stranger = await openLine(server.url);
  const ask = async (verb: string, payload: unknown) =>
    (await stranger.ask(1, `421${JSON.stringify([verb, payload])}`)) as { refused?: string };
  expect(await ask('snapshot', { feeds: {} })).toEqual({ refused: 'NOT_JOINED' });
  expect(await ask('missing', { feed: 'winners', key: `merchant:${BRAND}`, after: 0 })).toEqual({
    refused: 'NOT_JOINED',
  });
  expect(await ask('command', { id: crypto.randomUUID(), kind: 'noticeRead', noticeId: 1 })).toEqual({
    refused: 'NOT_JOINED',
  });
  for (const viewer of viewers.filter(({ member }) => member)) {
    const merchant = viewer.merchant === BRAND ? OTHER : BRAND;
    const answer = await ask('join', {
      merchant,
      protocol: PROTOCOL,
      epoch: null,
      feeds: {},
      ticket: await ticketOf(viewer),
    });
    expect(answer, viewer.name).toEqual({ refused: 'TICKET_INVALID' });
  }
  stranger.close();
});
