import { PROTOCOL } from '../../../contract/feeds.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { REFUSALS, type AnyEnvelope } from '../../../contract/wire.ts';
import { emitState } from '../../../server/live/emit.ts';
import { issueTicket } from '../../../server/live/tickets.ts';
import { addMember, openSession } from '../../support/test-server.ts';
import { profile, say } from '../support/profile.ts';
import { drawFor, inTurns, numbers, type Draw } from './support/drawing.ts';
import { drawSending, type Keys, type Sending } from './support/frames.ts';
import { BRAND, openHostileServer, OTHER, type HostileServer } from './support/server.ts';
import { ledgerFaults, readBalances } from './support/money.ts';
import { invitePeople, type People } from './support/people.ts';
import { openLine, type WireLine } from './support/wire-line.ts';

const FRAMES = profile.volume({ long: Number(process.env['HOSTILE_COUNT'] ?? 1_000_000), short: 4_000 });
const EACH = 25;
const AT_ONCE = 12;
const SHOWN = 12;
const ROLES = ['visitor', 'member', 'trial', 'stranger'] as const;
type Role = (typeof ROLES)[number];

let server: HostileServer;
let people: People;
const unhandled: unknown[] = [];
/** Cleanup functions, which also run when a test fails. */
const endings: (() => Promise<unknown>)[] = [];
const keep = (error: unknown) => void unhandled.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', keep);
  process.on('uncaughtException', keep);
  server = await openHostileServer();
  people = await invitePeople(server);
});
afterAll(async () => {
  await Promise.all(endings.map((end) => end()));
  await server.close();
  process.off('unhandledRejection', keep);
  process.off('uncaughtException', keep);
});

const ownKeys = (role: Role): string[] =>
  role === 'visitor' ? [] : [`member:${people.members[role].id}`, `session:${people.sessionOf(role)}`];

const keysFor = (role: Role): Keys => ({
  all: [
    ...ROLES.flatMap(ownKeys),
    ...ownKeys(role),
    ...ownKeys(role),
    ...[`merchant:${BRAND}`, `merchant:${OTHER}`, 'pool:grand', 'pool:none', 'agent:1', 'chat:lobby', 'member:0'],
    'session:00000000-0000-0000-0000-000000000000',
    'member:9007199254740993',
    'session:x',
  ],
  ticket: () =>
    role === 'visitor' ? Promise.resolve('x'.repeat(43)) : issueTicket(server.ctx, people.sessionOf(role)),
});

/** Envelopes that a socket of this role received and must not see: other users' values. */
const foreign = (role: Role, envelopes: readonly AnyEnvelope[]): AnyEnvelope[] => {
  const own = ownKeys(role);
  return envelopes.filter(({ key }) => /^(member|session|agent):/.test(key) && !own.includes(key));
};

const faultOf = (role: Role, answer: unknown): string | undefined => {
  if (typeof answer !== 'object' || answer === null) return `answered ${JSON.stringify(answer)}`;
  if ('refused' in answer) {
    const { refused, detail = '' } = answer as { refused: string; detail?: string };
    if (!(REFUSALS as readonly string[]).includes(refused)) return `refused as "${refused}"`;
    if (refused === 'TRY_AGAIN' || refused === 'RATE_LIMITED') return `refused as ${refused}`;
    return /\bat .+:\d+|Error\b|syntax|violates|relation/.test(detail) ? `tells of the inside: ${detail}` : undefined;
  }
  const { envelopes = [], envelope } = answer as { envelopes?: AnyEnvelope[]; envelope?: AnyEnvelope };
  const leaked = foreign(role, envelope ? [envelope] : envelopes);
  return leaked.length > 0 ? `tells of others: ${JSON.stringify(leaked)}` : undefined;
};

const counts = new Map<string, number>();
const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);

/** The generator must reach every outcome. */
const OUTCOMES = ['answered', 'BAD_PAYLOAD', 'NOT_ALLOWED', 'NOT_JOINED', 'NOT_FOUND', 'bytes closed on'];
const unreached = () => OUTCOMES.filter((outcome) => !counts.has(outcome));

/** The numbers of a run's visits, then of further ones while an outcome was not reached. */
const reaching = function* (): Generator<number> {
  const visits = FRAMES / EACH;
  yield* numbers(visits);
  for (let number = visits + 1; number <= 5 * visits && unreached().length > 0; number += 1) yield number;
};

/** Sends one connection's share of frames, and reconnects where the server closed it; returns what was wrong. */
const visit = async (draw: Draw, role: Role): Promise<string | undefined> => {
  const keys = keysFor(role);
  const sent: string[] = [];
  let line: WireLine | undefined;
  const wrong = (fault: string) =>
    `${fault}\nas ${role}, after:\n${sent.map((each) => `  ${each.slice(0, 1_500)}`).join('\n')}`;
  try {
    for (let at = 0; at < EACH; at += 1) {
      if (!line?.isOpen()) line = await entered(draw, keys);
      const sending = await drawSending(draw, keys, at + 1);
      sent.push(
        sending.kind === 'event' ? sending.text : `${sending.what}: ${sending.bytes.toString('hex').slice(0, 200)}`,
      );
      count(sending.kind);
      const fault = await put(line, role, sending);
      if (fault) return wrong(fault);
      const leaked = foreign(role, line.envelopes.splice(0));
      if (leaked.length > 0) return wrong(`sent what is others': ${JSON.stringify(leaked)}`);
    }
  } catch (error) {
    return wrong(String(error));
  } finally {
    line?.close();
  }
  return undefined;
};

const entered = async (draw: Draw, keys: Keys): Promise<WireLine> => {
  const line = await openLine(server.url);
  if (draw.chance(0.2)) return line;
  const ticket = draw.chance(0.8) ? await keys.ticket() : undefined;
  await line.ask(
    0,
    `420${JSON.stringify(['join', { merchant: BRAND, protocol: PROTOCOL, epoch: null, feeds: {}, ticket }])}`,
  );
  return line;
};

const put = async (line: WireLine, role: Role, sending: Sending): Promise<string | undefined> => {
  if (sending.kind === 'bytes') {
    line.raw(sending.bytes);
    // Some bytes are an incomplete frame; the server then sends nothing until more bytes arrive.
    await Promise.race([line.settled(), new Promise((resolve) => setTimeout(resolve, 100))]).catch(() => undefined);
    count(line.isOpen() ? 'bytes borne' : 'bytes closed on');
    // The next bytes would be read as the rest of the incomplete frame.
    line.close();
    await vi.waitUntil(() => !line.isOpen());
    return undefined;
  }
  if (sending.id === undefined || !sending.isValid) {
    line.text(sending.text);
    await line.settled();
    count(line.isOpen() ? 'unanswered' : 'closed');
    return sending.isValid && !line.isOpen() ? 'closed on a frame that can be read' : undefined;
  }
  const answer = await line.ask(sending.id, sending.text);
  if (answer === undefined) return 'closed on a frame that can be read';
  count((answer as { refused?: string }).refused ?? 'answered');
  return faultOf(role, answer);
};

/** A user who only watches one value, which the attackers' wallets change too. */
const watch = async (url: string) => {
  const witness = await addMember(server.database, `witness${Math.floor(Math.random() * 1e9)}`);
  const { session } = await openSession(server.database, witness);
  const line = await openLine(url);
  const ticket = await issueTicket(server.ctx, session.id);
  const key = `member:${witness.id}`;
  const join = { merchant: BRAND, protocol: PROTOCOL, epoch: null, feeds: { balance: { [key]: null } }, ticket };
  expect(await line.ask(0, `420${JSON.stringify(['join', join])}`)).not.toHaveProperty('refused');
  let seq = 1_000;
  const emit = (id: number, merchant: string) =>
    server.database.transact((tx) =>
      emitState(tx, {
        merchant,
        feed: 'balance',
        key: `member:${id}`,
        room: `member:${id}`,
        seq,
        value: { amount: seq, currency: 'USD', exponent: 2 },
      }),
    );
  let isOver = false;
  const ticking = (async () => {
    while (!isOver) {
      seq += 1;
      await emit(witness.id, BRAND);
      await emit(people.members.member.id, BRAND);
      await emit(people.members.stranger.id, OTHER);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  })();
  const end = () => ((isOver = true), ticking);
  endings.push(end);
  return {
    /** Fails unless the connection stayed open, versions only increased, and the newest value arrived. */
    async wasServed() {
      await end();
      await vi.waitUntil(() => line.envelopes.at(-1)?.seq === seq, { timeout: profile.within(1_000), interval: 10 });
      const seqs = line.envelopes.map((each) => each.seq);
      expect(line.isOpen()).toBe(true);
      expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => one - other));
      expect(seqs.length).toBeGreaterThan(3);
      expect(foreign('visitor', line.envelopes).every((each) => each.key === key)).toBe(true);
      line.close();
    },
  };
};

it('refuses every malformed frame with a named reason or closes the connection, without effect on others', async () => {
  const before = await readBalances(server.database);
  const witness = await watch(server.url);
  const failures: string[] = [];
  const startedMs = performance.now();
  await inTurns(reaching(), AT_ONCE, async (number) => {
    const draw = drawFor('frames', number);
    const fault = await visit(draw, draw.pick(ROLES));
    if (fault && failures.length < SHOWN) failures.push(`visit ${number}: ${fault}`);
    for (const line of server.takeErrors())
      if (failures.length < SHOWN) failures.push(`visit ${number}, logged: ${line}`);
    if (number % 4_000 === 0) say(`${number * EACH} frames, ${failures.length} failures`);
  });
  say(
    `${FRAMES} frames in ${((performance.now() - startedMs) / 1000).toFixed(1)} s, seed ${profile.seed}: ${published()}`,
  );
  expect(
    failures.join('\n\n'),
    `again with CHAOS_SEED=${profile.seed}, one visit alone with HOSTILE_ONLY=<number>`,
  ).toBe('');
  expect(unhandled).toEqual([]);
  await witness.wasServed();
  expect(await readBalances(server.database)).toEqual(before);
  expect(await ledgerFaults(server.database)).toBe('');
  expect(unreached()).toEqual([]);
});

const published = () => [...counts].map(([what, times]) => `${what} ${times}`).join(', ');

it('refuses and disconnects a flood under the site’s limits, while other clients are served', async () => {
  const { strict } = server;
  const neighbour = await openLine(strict.url);
  const feeds = { siteStatus: { [`merchant:${BRAND}`]: null } };
  await neighbour.ask(1, `421${JSON.stringify(['join', { merchant: BRAND, protocol: PROTOCOL, epoch: null, feeds }])}`);
  const floods = Array.from({ length: 10 }, async (_, number) => {
    const draw = drawFor('flood', number);
    const line = await openLine(strict.url);
    for (let at = 1; at <= 400 && line.isOpen(); at += 1) {
      const sending = await drawSending(draw, keysFor('visitor'), at);
      // An unreadable frame would close the connection too early.
      if (sending.kind === 'event' && sending.isValid) line.text(sending.text);
    }
    await vi.waitUntil(() => !line.isOpen(), { timeout: 15_000, interval: 10 });
  });
  await Promise.all(floods);
  const { refused, byes } = strict.live.stats();
  expect(refused['RATE_LIMITED']).toBeGreaterThan(100);
  expect(byes['flood']).toBeGreaterThan(0);
  expect(unhandled).toEqual([]);
  const missing = { feed: 'winners', key: `merchant:${BRAND}`, after: 0 };
  expect(await neighbour.ask(2, `422${JSON.stringify(['missing', missing])}`)).toEqual({ envelopes: [] });
  neighbour.close();
});
