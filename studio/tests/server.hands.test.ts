import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CommandResult } from '../../contract/game-commands.ts';
import type { HandState, TableState } from '../../contract/live-tables.ts';
import { replay } from '../engines/instant/play.ts';
import { ENGINE_COMMANDS } from '../engines/commands.ts';
import { publishTables } from '../engines/tables/publish.ts';
import { stepNextTable, takeStakes } from '../engines/tables/step.ts';
import { executeCommand } from '../server/commands.ts';
import type { RoundView } from '../protocol.ts';
import type { LoadedTitle } from '../titles/load.ts';
import { openPlayer, openStudio, TITLES, type Player, type StudioServer } from './support/studio-server.ts';

const TABLE: LoadedTitle = { ...TITLES.get('quiet-table')!, id: 'table-one', vendor: 'STUDIO' };
const STAKE = 400;

let server: StudioServer;
beforeEach(async () => {
  server = await openStudio([], new Map([...TITLES, [TABLE.id, TABLE]]));
  server.platform.wallet.game = TABLE.id;
});
afterEach(() => server.close());

interface Person extends Player {
  send(name: string, payload?: Record<string, unknown>, id?: string): Promise<CommandResult>;
}
async function enter(name: string, demo = false): Promise<Person> {
  Object.assign(server.platform.wallet, { player: name, demo });
  const player = await openPlayer(server.app);
  const { rows } = await server.db.query<{ id: string }>(
    `select platform_session as id from play_session order by created_at desc, platform_session desc limit 100`,
  );
  const session = rows.map(({ id }) => id).find((id) => id.startsWith(`play-${server.platform.wallet.sessions}-`))!;
  const party = { merchant: 'parlour', vendor: 'STUDIO' };
  return {
    ...player,
    send: (command, payload = {}, id = randomUUID()) =>
      executeCommand(server.studio, ENGINE_COMMANDS, party, {
        ...{ id, session, game: TABLE.id, name: command, payload, atMs: 0 },
      }),
  };
}

const due = () => server.db.query(`update card_table set due_at = clock_timestamp() where due_at is not null`);
const step = async (): Promise<void> => {
  await due();
  await stepNextTable(server.studio);
};
/** The seats are taken: the next hand begins and is dealt. */
const deal = async (): Promise<void> => {
  await step();
  await takeStakes(server.studio);
  await step();
};
const published = async (): Promise<{ table: TableState; hands: { for_player: string; value: HandState }[] }> => {
  await server.db.query(`update card_table set published = 0`);
  await publishTables(server.studio);
  const { states } = server.platform.calls('state').at(-1)!.body as {
    states: ({ scope: 'table'; value: TableState } | { scope: 'hand'; for_player: string; value: HandState })[];
  };
  const hands = states.filter((each) => each.scope === 'hand');
  return { table: states.find((each) => each.scope === 'table')!.value, hands };
};
const twoSit = async (): Promise<[Person, Person]> => {
  const [one, two] = [await enter('member-1'), await enter('member-2')];
  for (const each of [one, two]) expect((await each.send('sit', { stake: STAKE })).code).toBe('OK');
  return [one, two];
};
/** The player whose turn it is makes a move. */
const play = async (people: readonly Person[], act: string): Promise<CommandResult> => {
  const { table } = await published();
  const { turn, moves: after, number: hand } = table.hand!;
  return people[turn!.place]!.send('act', { hand, after, act });
};
const balance = () => server.platform.wallet.balance;

describe('a seat', () => {
  it('is taken once: who asks again keeps it, and another gets another', async () => {
    const [one, two] = await twoSit();
    expect(await one.send('sit', { stake: STAKE })).toMatchObject({ code: 'OK', result: { table: 1, place: 0 } });
    expect((await two.look()).seat).toEqual({ table: 1, place: 1, stake: STAKE, isAway: false });
    expect((await server.db.query('select from seat')).rowCount).toBe(2);
  });

  it('is never taken twice, when many ask at one time', async () => {
    const people: Person[] = [];
    for (let each = 0; each < 7; each += 1) people.push(await enter(`member-${each}`));
    await Promise.all(people.map((each) => each.send('sit', { stake: STAKE })));
    const { rows } = await server.db.query<{ table_id: number; count: number }>(
      `select table_id, count(*)::int as count from seat group by table_id order by 2`,
    );
    expect(rows.map(({ count }) => count)).toEqual([2, 5]);
  });

  it('is at the table that the player has in view, or at another if that one is full', async () => {
    const people: Person[] = [];
    for (let each = 0; each < 7; each += 1) people.push(await enter(`member-${each}`));
    for (const person of people.slice(0, 6)) await person.send('sit', { stake: STAKE });
    expect((await people[6]!.look()).tables).toEqual([{ stake: STAKE, table: 2 }]);
    await people[0]!.send('leave');
    expect((await people[6]!.look()).tables).toEqual([{ stake: STAKE, table: 1 }]);
    await people[6]!.send('sit', { stake: STAKE, table: 2 });
    expect((await people[6]!.look()).seat?.table).toBe(2);
    await people[0]!.send('sit', { stake: STAKE });
    expect((await people[0]!.look()).seat?.table).toBe(1);
    const last = await enter('member-8');
    await last.send('sit', { stake: STAKE, table: 1 });
    expect((await last.look()).seat?.table).toBe(2);
  });

  it('is the one that the player chose at that table, or another where it is taken or the table is not that one', async () => {
    const people = [await enter('member-1'), await enter('member-2'), await enter('member-3'), await enter('member-4')];
    const sits = async (at: number, wish: object) =>
      (await people[at]!.send('sit', { stake: STAKE, ...wish })) as unknown as { result: { place: number } };
    await people[0]!.send('sit', { stake: STAKE });
    expect((await sits(1, { table: 1, place: 3 })).result.place).toBe(3);
    expect((await sits(2, { table: 1, place: 3 })).result.place).toBe(1);
    expect((await sits(3, { table: 9, place: 4 })).result.place).toBe(2);
    expect(await (await enter('member-5')).send('sit', { stake: STAKE, table: 1, place: 77 })).toMatchObject({
      result: { place: 4 },
    });
  });

  it('of a player for whom a program plays is marked as such', async () => {
    server.programs.add('member-2');
    await twoSit();
    expect((await published()).table.seats.map((seat) => seat?.simulated ?? null)).toEqual([
      false,
      true,
      null,
      null,
      null,
    ]);
  });

  it('is at tables of its own kind: real and play money never meet', async () => {
    const [real, free] = [await enter('member-1'), await enter('member-2', true)];
    await real.send('sit', { stake: STAKE });
    await free.send('sit', { stake: STAKE });
    expect([(await real.look()).seat?.table, (await free.look()).seat?.table]).toEqual([1, 2]);
  });

  it.each([
    ['another stake', 'sit', { stake: 401 }, 'STAKE_NOT_OFFERED'],
    ['no stake', 'sit', {}, 'BAD_REQUEST'],
    ['a move without a seat', 'act', { hand: 1, after: 1, act: 'bet' }, 'NO_SEAT'],
    ['leaving without a seat', 'leave', {}, 'NO_SEAT'],
  ])('%s is refused', async (_, name, payload, code) => {
    expect(await (await enter('member-1')).send(name, payload)).toEqual({ code, result: null });
  });
});

describe('a hand', () => {
  it('takes the whole limit of each player before the deal, and returns what was not bet', async () => {
    const people = await twoSit();
    await deal();
    expect(server.platform.calls('bet').map(({ body }) => body['amount'])).toEqual([STAKE, STAKE]);
    expect((await published()).table.hand).toMatchObject({
      number: 1,
      phase: 'playing',
      shown: { pot: 20 },
      seed: null,
    });
    await play(people, 'pack');
    await server.work();
    expect(balance()).toBe(100_000 - 1);
    const settles = server.platform.calls('settle').map(({ body }) => [body['amount'], body['valid_stake']]);
    expect(settles.toSorted()).toEqual([
      [390, 10],
      [409, 10],
    ]);
  });

  it('[PP-25] is a round of each player, which the revealed seed repeats', async () => {
    const people = await twoSit();
    await deal();
    await play(people, 'see');
    await play(people, 'bet');
    await play(people, 'show');
    await server.work();
    const { table } = await published();
    for (const person of people) {
      const { rounds } = (await person.call({ method: 'GET', url: '/studio/api/rounds' })).json<{
        rounds: RoundView[];
      }>();
      const [round] = rounds as [RoundView];
      expect(round).toMatchObject({ status: 'closed', stake: STAKE, tableNumber: 1 });
      expect(round.seeds).toMatchObject({ serverSeed: table.hand!.seed, commitment: table.hand!.commitment });
      const seeds = { ...round.seeds, serverSeed: round.seeds.serverSeed! };
      expect(await replay(TABLE, round, seeds)).toMatchObject({ stake: STAKE, payout: round.win });
    }
  });

  it('tells nobody the cards of another before a show, nor the own ones before the player looks', async () => {
    const people = await twoSit();
    await deal();
    const blind = await published();
    expect(blind.hands.map(({ value }) => value.cards)).toEqual([null, null]);
    await play(people, 'see');
    const { table, hands } = await published();
    expect(hands.filter(({ value }) => value.cards).length).toBe(1);
    expect(table.hand!.shown!.seats.map((seat) => seat?.cards ?? null)).toEqual([null, null, null, null, null]);
    const { rows } = await server.db.query<{ seed: string }>(`select server_seed as seed from hand`);
    expect(JSON.stringify([server.platform.seen, await people[0].look()])).not.toContain(rows[0]!.seed);
  });

  it('refuses a move out of turn, twice, for an older state, of another hand, too late, and of no kind', async () => {
    const people = await twoSit();
    await deal();
    const { turn, moves: after } = (await published()).table.hand!;
    const [own, other] = [people[turn!.place]!, people[1 - turn!.place]!];
    const code = async (person: Person, payload: object) =>
      (await person.send('act', { hand: 1, after, act: 'bet', ...payload })).code;
    expect(await code(other, {})).toBe('NOT_YOUR_TURN');
    expect(await code(own, { after: 0 })).toBe('STATE_CHANGED');
    expect(await code(own, { hand: 2 })).toBe('ROUND_CLOSED');
    expect(await code(own, { act: 'show me' })).toBe('BAD_REQUEST');
    await server.db.query(`update hand set turn_until = clock_timestamp()`);
    expect(await code(own, {})).toBe('TOO_LATE');
    await server.db.query(`update hand set turn_until = clock_timestamp() + interval '1 minute'`);
    expect(await code(own, {})).toBe('OK');
    expect(await code(own, {})).toBe('NOT_YOUR_TURN');
  });

  it('goes on without a player who is gone, who is then not dealt in until back', async () => {
    const people = await twoSit();
    await deal();
    const { turn } = (await published()).table.hand!;
    await step();
    const { table } = await published();
    expect(table.hand).toMatchObject({ phase: 'over', shown: { end: { by: 'packed' } } });
    expect(table.seats[turn!.place]).toEqual({ simulated: false, away: true });
    await step();
    expect((await published()).table.hand!.number).toBe(1);
    await people[turn!.place]!.send('back');
    await deal();
    expect((await published()).table.hand).toMatchObject({ number: 2, phase: 'playing' });
  });

  it('does not begin for one whose stake is refused; the stake of the other is returned once', async () => {
    await twoSit();
    server.platform.misbehave('bet', { code: 'INSUFFICIENT_FUNDS' });
    await deal();
    await server.work();
    expect((await published()).table.hand!.phase).toBe('void');
    expect(balance()).toBe(100_000);
    expect((await server.db.query('select from seat')).rowCount).toBe(1);
  });

  it('[PP-26] goes on after a kill in each phase, each step once, however many nodes make it', async () => {
    const people = await twoSit();
    await step();
    const steps = async () => {
      await due();
      await Promise.all(Array.from({ length: 4 }, () => stepNextTable(server.studio)));
    };
    await Promise.all([takeStakes(server.studio), takeStakes(server.studio), steps()]);
    // The step may have come before the stakes or after them.
    if ((await published()).table.hand!.phase === 'staking') await steps();
    await play(people, 'bet');
    await steps();
    await Promise.all([server.work(), server.work()]);
    const [bets, settles] = [server.platform.calls('bet'), server.platform.calls('settle')];
    expect([bets.length, settles.length]).toEqual([2, 2]);
    expect(settles.reduce((sum, { body }) => sum + Number(body['amount']), 0)).toBe(2 * STAKE - 1);
  });

  it('is left at once between hands, and by packing within one', async () => {
    const people = await twoSit();
    await people[0].send('leave');
    expect((await people[0].look()).seat).toBeNull();
    await people[0].send('sit', { stake: STAKE });
    await deal();
    for (const each of people) await each.send('leave');
    for (let steps = 0; steps < 3; steps += 1) await step();
    await server.work();
    expect((await server.db.query('select from seat')).rowCount).toBe(0);
    expect(server.platform.calls('settle')).toHaveLength(2);
  });
});

describe('a lone player in free play', () => {
  it('gets company of simulated players, marked as such, who play on by themselves', async () => {
    const person = await enter('member-1', true);
    await person.send('sit', { stake: STAKE });
    for (let steps = 0; steps < 2; steps += 1) await step();
    expect((await published()).table.seats.map((seat) => seat?.simulated ?? null)).toEqual([
      false,
      true,
      true,
      null,
      null,
    ]);
    await deal();
    for (let moves = 0; moves < 60 && (await published()).table.hand!.phase === 'playing'; moves += 1) await step();
    await server.work();
    expect((await published()).table.hand!.phase).toBe('over');
    expect(server.platform.calls('bet')).toHaveLength(1);
    expect(server.platform.calls('settle')).toHaveLength(1);
  });
});
