import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draws, type RaffleProof } from '../../../contract/draws.ts';
import { drawsOperator } from '../../../contract/draws-operator.ts';
import { drawWinners, listHashOf, listLine, proofFaults, signerOf } from '../../../contract/raffle-proof.ts';
import { runRaffles } from '../../../server/domains/draws/jobs.ts';
import { drawRaffle, fixList, fixRandomness } from '../../../server/domains/draws/raffle-draw.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';
import { drawTools, outcome, points, raffleTerms, type Player } from './support.ts';

describe('[MEM-06] the draw of a raffle', () => {
  const sign = (message: string) => createHmac('sha256', 'seed').update(message).digest('hex');
  const drawn = { listHash: 'a', randomness: 'b', void: [], oneEach: true, prizes: [{ name: '', count: 2 }] };

  it('the tickets with the lowest HMACs win, an entry once', async () => {
    const list = ['aa:3', 'bb:1', 'cc:2'];
    const all = ['aa:1', 'aa:2', 'aa:3', 'bb:1', 'cc:1', 'cc:2']
      .map((ticket) => ({ ticket, hmac: sign(`a:b:${ticket}`) }))
      .sort((one, other) => (one.hmac < other.hmac ? -1 : 1));
    const many = await drawWinners({ ...drawn, list, oneEach: false, prizes: [{ name: '', count: 6 }] }, sign);
    expect(many.map(({ entry, ticket }) => `${entry}:${ticket}`)).toEqual(all.map(({ ticket }) => ticket));
    const once = await drawWinners({ ...drawn, list }, sign);
    const first = all.filter(
      ({ ticket }, at) => all.findIndex((each) => each.ticket.slice(0, 2) === ticket.slice(0, 2)) === at,
    );
    expect(once.map(({ hmac }) => hmac)).toEqual(first.slice(0, 2).map(({ hmac }) => hmac));
    const barred = await drawWinners({ ...drawn, list, void: [once[0]!.entry] }, sign);
    expect(barred[0]).toEqual(once[1]);
  });

  it('more tickets than prizes or fewer: as many winners as there can be, whatever the order of the entries', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 8 }),
        async (sizes, count) => {
          const list = sizes.map((tickets, at) => listLine(`e${at}`, tickets));
          const proof = { ...drawn, list, prizes: [{ name: '', count }] };
          const winners = await drawWinners(proof, sign);
          expect(winners).toHaveLength(Math.min(count, sizes.length));
          expect(await drawWinners({ ...proof, list: [...list].reverse() }, sign)).toEqual(winners);
        },
      ),
    );
  });

  it('each ticket wins as often as any other: chi-squared of 4,000 draws', async () => {
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 4_000; draw += 1) {
      const [winner] = await drawWinners({ ...drawn, list: ['aa:1', 'bb:2', 'cc:5'], randomness: String(draw) }, sign);
      counts[['aa', 'bb', 'cc'].indexOf(winner!.entry)]! += 1;
    }
    const chiSquared = [500, 1_000, 2_500].reduce(
      (sum, expected, at) => sum + (counts[at]! - expected) ** 2 / expected,
      0,
    );
    expect(chiSquared).toBeLessThan(27.6);
  });

  it('a proof that was changed in any part fails', async () => {
    const seed = 'f'.repeat(64);
    const list = ['aa:2', 'bb:2'];
    const base = { ...drawn, list, listHash: await listHashOf(list) };
    const winners = (await drawWinners(base, await signerOf(seed))).map((winner, at) => ({ place: at + 1, ...winner }));
    const commitment = createHash('sha256').update(seed).digest('hex');
    const proof: RaffleProof = { ...base, raffle: 'r', seed, commitment, publicSource: null, winners };
    expect(await proofFaults(proof)).toEqual([]);
    expect(await proofFaults({ ...proof, commitment: '0'.repeat(64) })).toEqual(['seed']);
    expect(await proofFaults({ ...proof, list: ['aa:2', 'bb:3'] })).toContain('list');
    expect(
      await proofFaults({
        ...proof,
        winners: [...winners].reverse().map((winner, at) => ({ ...winner, place: at + 1 })),
      }),
    ).toEqual(['winners']);
    expect(await proofFaults({ ...proof, winners: winners.slice(1) })).toEqual(['winners']);
    expect(await proofFaults({ ...proof, randomness: 'c' })).toContain('winners');
  });
});

let test: TestServer;
let ann: StaffMember;
let tools: ReturnType<typeof drawTools>;
beforeAll(async () => {
  test = await startTestServer();
  ann = await addStaff(test, 'ann', ['content']);
  tools = drawTools(test, ann);
});
afterAll(async () => {
  expect(await tools.faults()).toEqual([]);
  await test.close();
});
const turn = { signal: new AbortController().signal, guard: () => Promise.resolve() };
const week = async () => ({ fromDay: await tools.day(-6), toDay: await tools.day(0) });
let weeks = 0;
/** A week that is over, in which no other test plays; with a day of it. */
const pastWeek = async () => {
  weeks += 1;
  const [fromDay, day, toDay] = [
    await tools.day(-10 * weeks - 6),
    await tools.day(-10 * weeks - 3),
    await tools.day(-10 * weeks),
  ];
  return { day, days: { fromDay, toDay } };
};
const proofOf = async (member: Player, code: string) => (await member.call(draws.proof, { draw: code })).body.value;

it('each so much valid stake is a ticket; fractions are kept, and stakes that are taken back take tickets back', async () => {
  const code = await tools.run(raffleTerms({ maxTickets: 5 }), await week());
  const member = await tools.member();
  expect((await member.shown(code)).detail).toMatchObject({ phase: 'open', own: { tickets: 0, entry: null } });
  await member.play(1_600, await tools.day(-2));
  expect(await member.tickets(code)).toBe(1);
  await member.play(400, await tools.day(0));
  expect(await member.tickets(code)).toBe(2);
  await member.play(-1_500, await tools.day(-2));
  expect(await member.tickets(code)).toBe(0);
  await member.play(90_000, await tools.day(-1));
  expect(await member.tickets(code)).toBe(5);
  await member.play(5_000, await tools.day(-7));
  expect((await member.shown(code)).detail).toMatchObject({ own: { stake: 90_500 }, total: 5 });
});

it('what was played on its days before it was started counts too', async () => {
  const member = await tools.member();
  const code = (await tools.put(raffleTerms(), await week())).body.value.code;
  await member.play(3_000, await tools.day(-1));
  await tools.setState(code, 'running');
  expect(await member.tickets(code)).toBe(3);
});

it('the list is fixed before the randomness exists; the draw is verified offline; a rerun changes nothing', async () => {
  const { day, days } = await pastWeek();
  const code = await tools.run(raffleTerms(), days);
  const members = await Promise.all([1, 2, 3, 4].map(() => tools.member()));
  for (const [at, member] of members.entries()) await member.play(1_000 * (at + 1), day);
  const [out] = members;
  await out!.set({ locked: true });
  const { commitment } = (await members[1]!.shown(code)).detail as { commitment: string };
  const raffle = await tools.raffle(code);
  await test.database.transact((tx) => fixRandomness(tx, raffle));
  expect((await members[1]!.call(draws.proof, { draw: code })).status).toBe(404);
  await test.database.transact((tx) => fixList(tx, raffle));
  const listed = (await members[1]!.shown(code)).detail;
  expect(listed).toMatchObject({ phase: 'listed', total: 9 });
  await members[1]!.play(50_000, day);
  expect(await members[1]!.tickets(code)).toBe(2);
  await Promise.all([runRaffles(test.ctx, turn), runRaffles(test.ctx, turn)]);
  const proof = await proofOf(members[1]!, code);
  expect(await proofFaults(proof)).toEqual([]);
  expect(proof).toMatchObject({ commitment, listHash: (listed as { listHash: string }).listHash, void: [] });
  expect(proof.list).toHaveLength(3);
  expect(proof.winners).toHaveLength(3);
  const won = await Promise.all(members.map((member) => member.points()));
  expect([...won].sort((one, other) => one - other)).toEqual([0, 5, 5, 50]);
  expect(won[0]).toBe(0);
  await runRaffles(test.ctx, turn);
  expect(await proofOf(members[1]!, code)).toEqual(proof);
  expect(await Promise.all(members.map((member) => member.points()))).toEqual(won);
  const answer = (await members[1]!.call(draws.raffle, { draw: code })).body.value.list[0]!;
  expect(answer.draw).toMatchObject({
    state: 'ended',
    refusal: 'over',
    detail: { phase: 'drawn', own: { won: [{ given: true }] } },
  });
  expect(answer.winners.map(({ place, prizeName }) => [place, prizeName])).toEqual([
    [1, 'First'],
    [2, 'Second'],
    [3, 'Second'],
  ]);
  expect(answer.winners[0]!.name).toMatch(/\*\*\*/);
});

it('a kill between the steps changes nothing: the same winners come from what is stored', async () => {
  const { day, days } = await pastWeek();
  const code = await tools.run(raffleTerms(), days);
  const members = await Promise.all([1, 2, 3].map(() => tools.member()));
  for (const member of members) await member.play(4_000, day);
  const raffle = await tools.raffle(code);
  await test.database.transact((tx) => fixList(tx, raffle));
  await test.database.transact((tx) => fixRandomness(tx, raffle));
  const { randomness } = await sql<{ randomness: string }>`select randomness from raffles where draw_id = ${raffle.id}`
    .execute(test.database.db)
    .then(({ rows }) => rows[0]!);
  const killed = () => Promise.reject(new Error('killed'));
  const drawing = { database: test.database };
  await expect(drawRaffle({ ...drawing, guard: killed }, raffle)).rejects.toThrow('killed');
  // Who excludes himself after the list is void by then, or gets nothing at the end.
  await members[0]!.set({ excluded_until: new Date(Date.now() + 86_400_000) });
  await drawRaffle(drawing, raffle);
  await runRaffles(test.ctx, turn);
  const proof = await proofOf(members[1]!, code);
  expect([await proofFaults(proof), proof.randomness]).toEqual([[], randomness]);
  expect(await members[0]!.points()).toBe(0);
});

it('who excludes himself before the randomness is void, and the next ticket wins', async () => {
  const { day, days } = await pastWeek();
  const code = await tools.run(raffleTerms({ prizes: [raffleTerms().prizes[0]!] }), days);
  const [out, other] = [await tools.member(), await tools.member()];
  await out.play(900_000, day);
  await other.play(1_000, day);
  await test.database.transact(async (tx) => fixList(tx, await tools.raffle(code)));
  await out.set({ excluded_until: new Date(Date.now() + 86_400_000) });
  await runRaffles(test.ctx, turn);
  expect([await out.points(), await other.points()]).toEqual([0, 50]);
  const proof = await proofOf(other, code);
  expect([proof.void.length, proof.list.length, await proofFaults(proof)]).toEqual([1, 2, []]);
});

it('a paused raffle waits, an ended one is not drawn; a public source waits for its value', async () => {
  const { day, days } = await pastWeek();
  const [paused, ended, open] = [
    await tools.run(raffleTerms(), days),
    await tools.run(raffleTerms(), days),
    await tools.run(raffleTerms({ publicSource: 'The national lottery of the day' }), days),
  ];
  const member = await tools.member();
  await member.play(2_000, day);
  const value = (code: string) => ann.call(drawsOperator.setPublicValue, { code, value: '17-21-42', reason: 'a test' });
  expect(outcome(await value(open))).toMatchObject([422, 'draw_wrong', { problems: [{ problem: 'not_now' }] }]);
  await tools.setState(paused, 'paused');
  await tools.setState(ended, 'ended');
  await runRaffles(test.ctx, turn);
  expect(await member.points()).toBe(0);
  const { list } = (await ann.call(drawsOperator.list)).body.value;
  expect(list.find(({ code }) => code === open)?.raffle).toMatchObject({ awaitsPublicValue: true });
  expect(outcome(await value(open))).toBe('ok');
  expect(outcome(await value(open))).toMatchObject([422, 'draw_wrong', { problems: [{ problem: 'not_now' }] }]);
  await runRaffles(test.ctx, turn);
  expect(await member.points()).toBe(50);
  expect(await proofOf(member, open)).toMatchObject({
    randomness: '17-21-42',
    publicSource: 'The national lottery of the day',
  });
  await tools.setState(paused, 'running');
  await runRaffles(test.ctx, turn);
  expect(await member.points()).toBe(100);
});

it('the operator is told every wrong field of a raffle; its terms are fixed once it runs', async () => {
  const wrong = await tools.put(raffleTerms({ perTicket: 0, prizes: [{ ...raffleTerms().prizes[0]!, texts: {} }] }));
  expect(JSON.stringify(wrong.body.value)).toMatch(
    /fromDay.*needed.*toDay.*needed.*perTicket.*zero.*prizes\.0\.texts.*no_text/,
  );
  const days = await week();
  const code = await tools.run(raffleTerms(), days);
  expect(outcome(await tools.put(raffleTerms({ perTicket: 2_000 }), { ...days, code }))).toMatchObject([
    422,
    'draw_wrong',
    { problems: [{ field: 'terms', problem: 'fixed' }] },
  ]);
  expect(
    outcome(await tools.put(raffleTerms(), { ...days, code, texts: { EN: { title: 'B', summary: 'C', body: 'D' } } })),
  ).toBe('ok');
  const { member, play } = await tools.member();
  await play(2_500, await tools.day(0));
  expect((await ann.call(drawsOperator.preview, { code, account: member.username })).body.value).toMatchObject({
    refusal: null,
    gets: [{ prize: points(50) }, { prize: points(5) }],
    because: { stake: 2_500, perTicket: 1_000, tickets: 2 },
  });
});
