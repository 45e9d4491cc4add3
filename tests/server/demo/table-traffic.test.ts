import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROTOCOL } from '../../../contract/feeds.ts';
import type { TableState } from '../../../contract/live-tables.ts';
import type { OwnSeat } from '../../../studio/engines/tables/seats.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { checkLedger, startLive } from '../../../server/app/compose.ts';
import { insertSession } from '../../../server/domains/auth/sessions/sessions.ts';
import { readLive } from '../../../server/domains/vendor-api/feeds/live.ts';
import { issueTicket } from '../../../server/live/tickets.ts';
import { seedMember } from '../../../server/demo/members.ts';
import { demoDomains } from '../../../server/demo/plugins.ts';
import { withEveryMerchant } from '../../../server/db/scope.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { findHandGames, type HandGame } from '../../../server/demo/traffic/games.ts';
import { createPlayerSession, type PlayerSession } from '../../../server/demo/traffic/player-session.ts';
import { isAwaited } from '../../../server/demo/traffic/table-player.ts';
import { isWantedAt, startTableTraffic, wantedPlayers } from '../../../server/demo/traffic/tables.ts';
import { openLine, type WireLine } from '../../chaos/hostile/support/wire-line.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { FULL_RUN } from '../../support/full-run.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
let own: TestDatabase;
let live: Awaited<ReturnType<typeof startLive>>;
let games: HandGame[];
beforeAll(async () => {
  own = await createTestDatabase();
  test = await startTestServer({
    config: { merchant: 'demo', demo: true },
    parts: {
      domains: [
        { name: 'seed', routes: (_app, ctx) => withEveryMerchant(() => seedDemo(ctx)) },
        ...demoDomains(own.url),
      ],
    },
  });
  live = await startLive(test.ctx, test.app.server);
  games = await findHandGames(test.ctx, 'demo');
});
afterAll(async () => {
  await live.stop();
  await test.close();
  await own.drop();
});

interface Person {
  id: number;
  session: PlayerSession;
  line: WireLine;
  /** Subscribes to these keys; the answer is the refusal, or nothing. */
  join(feeds: object): Promise<string | undefined>;
}

/** A member with money, in a game, with a socket. */
async function enter(username: string, game: HandGame): Promise<Person> {
  await test.database.transact((tx) =>
    seedMember(tx, { merchant: 'demo', username, nickname: username, passwordHash: '-', grant: 100_000 }),
  );
  const member = await everyMerchant(test.database.db)
    .selectFrom('members')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const session = createPlayerSession(test.ctx, member);
  await session.logIn();
  await session.openGame(game);
  const login = await test.database.transact((tx) => insertSession(tx, member, { ip: '127.0.0.1', userAgent: 'test' }));
  const line = await openLine(test.url);
  let requested = 0;
  return {
    id: member.id,
    session,
    line,
    async join(feeds) {
      const ticket = await issueTicket(test.ctx, login.session.id);
      const request = { merchant: 'demo', protocol: PROTOCOL, epoch: null, feeds, ticket };
      requested += 1;
      const answer = (await line.ask(requested, `42${requested}${JSON.stringify(['join', request])}`)) as {
        refused?: string;
        envelopes?: WireLine['envelopes'];
      };
      line.envelopes.push(...(answer.envelopes ?? []));
      return answer.refused;
    },
  };
}

const tableOf = async (game: HandGame, number: number): Promise<TableState | null> =>
  (await readLive<'table'>(test.database.db, 'demo', [`table:${game.nodeId}-${number}`]))[0]!.value;
const within = { timeout: 20_000, interval: 100 };

it('[W9] the cards of a player reach the sockets of that player alone, and a table where nobody sat is empty', async () => {
  const game = games[1]!;
  const people = [await enter('table_one', game), await enter('table_two', game), await enter('table_three', game)];
  const [one, two, watcher] = people as [Person, Person, Person];
  const table = `table:${game.nodeId}-1`;
  const handOf = (person: Person) => `hand:${person.id}-${game.nodeId}-1`;
  for (const person of people)
    expect(await person.join({ table: { [table]: null }, hand: { [handOf(person)]: null } })).toBeUndefined();
  expect(watcher.line.envelopes).toMatchObject([
    { feed: 'table', key: table, seq: 0, value: null },
    { feed: 'hand', seq: 0, value: null },
  ]);
  expect(await two.join({ hand: { [handOf(one)]: null } })).toBe('NOT_ALLOWED');
  await two.join({ table: { [table]: null }, hand: { [handOf(two)]: null } });

  const stake = game.title.stakes[0]!;
  for (const { session } of [one, two]) await session.command('sit', { stake });
  await expect.poll(async () => (await tableOf(game, 1))?.hand?.phase, within).toBe('playing');
  // Both look at their cards; then one asks for a show, or packs.
  for (const act of ['see', 'bet', 'see', 'show']) {
    const { hand } = (await tableOf(game, 1))!;
    const { number, moves, turn } = hand!;
    await [one, two][turn!.place]!.session.command('act', { hand: number, after: moves, act });
    await expect.poll(async () => (await tableOf(game, 1))!.hand!.moves, within).toBeGreaterThan(moves);
  }
  await expect.poll(async () => (await tableOf(game, 1))!.hand!.phase, within).toBe('over');
  for (const { session } of [one, two]) await session.command('leave', {});
  const last = (await tableOf(game, 1))!.hand!;
  const isOver = () =>
    watcher.line.envelopes.some((each) => each.feed === 'table' && each.value?.hand?.phase === 'over');
  await expect.poll(isOver, within).toBe(true);

  for (const person of people) {
    const hands = person.line.envelopes.filter(({ feed }) => feed === 'hand');
    expect(new Set(hands.map(({ key }) => key))).toEqual(new Set([handOf(person)]));
    const before = person.line.envelopes.filter(
      ({ feed, value }) => feed === 'table' && value?.hand?.phase === 'playing',
    );
    expect(before.length).toBeGreaterThan(0);
    const shown = before.flatMap(({ value }) => (value as TableState).hand!.shown!.seats.map((seat) => seat?.cards));
    expect(shown.filter(Boolean)).toEqual([]);
    expect(JSON.stringify(before)).not.toContain(last.seed);
  }
  const publishedCards = (person: Person) =>
    person.line.envelopes.flatMap(({ feed, value }) =>
      feed === 'hand' && (value as { cards: unknown } | null)?.cards ? [value] : [],
    );
  expect(people.map((person) => publishedCards(person).length > 0)).toEqual([true, true, false]);
  for (const { line } of people) line.close();
}, 60_000);

it.runIf(FULL_RUN)(
  'a real player who waits alone gets opponents, marked as simulated, who play hands to their end',
  async () => {
    const game = games[1]!;
    const stake = game.title.stakes[1]!;
    const person = await enter('table_alone', game);
    const seat = (await person.session.command('sit', { stake })) as OwnSeat;
    const table = () => tableOf(game, seat.table);
    const traffic = startTableTraffic(test.ctx);
    await expect.poll(async () => (await table())?.hand?.phase, within).toBe('playing');
    const { seats } = (await table())!;
    expect(seats[seat.place]).toEqual({ simulated: false, away: false });
    expect(seats.filter((each) => each?.simulated).length).toBeGreaterThan(0);
    const play = async () => {
      const { hand } = (await table())!;
      if (hand?.turn?.place === seat.place)
        await person.session
          .command('act', { hand: hand.number, after: hand.moves, act: 'bet' })
          .catch(() => undefined);
      return hand?.shown?.last?.place ?? seat.place;
    };
    await expect.poll(play, within).not.toBe(seat.place);
    await person.session.command('leave', {});
    // Where no person plays any more, they leave too.
    await expect.poll(async () => (await table())!.seats.filter(Boolean).length, within).toBe(0);
    expect((await table())!.hand).toMatchObject({ phase: 'over', shown: { end: { winners: [expect.any(Number)] } } });
    await traffic.stop();
    person.line.close();
    expect((await checkLedger(test.database)).clean).toBe(true);
  },
  120_000,
);

it('simulated players are wanted where a person waits, and at one table that is always played', () => {
  const [game, other] = games as [HandGame, HandGame];
  const seen = (of: HandGame, ...seats: ('person' | 'program' | 'away' | null)[]) => ({
    game: of,
    number: 4,
    state: {
      ...{ family: 'teen-patti', demo: false, stake: of.title.stakes[0]!, nextAtMs: null, hand: null },
      seats: seats.map((each) => each && { simulated: each === 'program', away: each === 'away' }),
    } as TableState,
  });
  const home = { game, stake: game.title.stakes[0], table: null };
  const lively = seen(game, 'program', 'program', 'program', null, null);
  expect(wantedPlayers([], games)).toEqual([home]);
  expect(wantedPlayers([lively], games)).toEqual([]);
  const alone = seen(other, 'person', null, null, null, null);
  expect(wantedPlayers([lively, alone], games)).toEqual([{ game: other, stake: other.title.stakes[0], table: 4 }]);
  expect(wantedPlayers([lively, seen(other, 'away', null)], games)).toEqual([]);
  const isWanted = isWantedAt(games);
  expect(isWanted(alone)).toBe(true);
  expect(isWanted(seen(other, 'program', 'program', 'away', null, null))).toBe(false);
  expect(isWanted(seen(other, 'person', 'person', 'person', 'person', 'program'))).toBe(false);
  expect(isWanted(lively)).toBe(true);
  expect(isWanted(seen(game, 'program', 'program', 'program', 'program', null))).toBe(false);
});

it('a hand of simulated players ends soon if a person waits for the next one', () => {
  const seat = { bet: 10, left: 390, seen: false, packed: false, cards: null };
  const waits = (who: 'person' | 'program' | 'away', isDealtIn: boolean) =>
    isAwaited({
      seats: [
        { simulated: who === 'program', away: who === 'away' },
        { simulated: true, away: false },
      ],
      hand: { shown: { seats: [isDealtIn ? seat : null, seat] } },
    } as TableState);
  expect([waits('person', false), waits('person', true), waits('program', false), waits('away', false)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
