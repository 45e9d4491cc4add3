import { beforeAll, describe, expect, it } from 'vitest';
import { downlines } from '../../../contract/downlines.ts';
import { contracts } from '../../../contract/contracts.ts';
import { jsonb } from '../../../server/db/database.ts';
import { join, tables, useServer, type Person, test } from './support/agents.ts';

useServer();

let top: Person;
let middle: Person;
let low: Person;
let player: Person;
let deep: Person;
let beside: Person;
beforeAll(async () => {
  top = await join('top', { rate: 10_000 });
  middle = await join('middle', { upline: top, rate: 8_000 });
  low = await join('low', { upline: middle });
  player = await join('player', { upline: top, type: 0, money: 12_345 });
  deep = await join('deep', { upline: low, type: 0, money: 777 });
  beside = await join('beside');
});

const level = async (who: Person, request: object = {}) => (await who.call(downlines.level, request)).body;
const namesOf = (body: Awaited<ReturnType<typeof level>>) => body.value.list.map(({ account }) => account);

describe('[AGT-05] [AGT-06] the tree of a team', () => {
  it('lists direct members with the size of their teams, agents first, and the totals of the level', async () => {
    const body = await level(top);
    expect(body.value).toMatchObject({
      path: [],
      page: 1,
      pages: 1,
      direct: 2,
      agents: 1,
      all: 4,
      ownRate: 10_000,
      maxRate: 9_000,
      isFrozen: false,
      list: [
        { memberId: middle.id, account: middle.name, isAgent: true, direct: 1, all: 2 },
        { memberId: player.id, account: player.name, isAgent: false, direct: 0, all: 0 },
      ],
    });
  });

  it('shows of direct members the balance, the last visit, the rate and the state of each contract', async () => {
    await tables()
      .insertInto('pay_contracts', {
        kind: 'realtime',
        upline: top.id,
        downline: middle.id,
        version: 1,
        terms: jsonb({}),
        state: 'requested',
      })
      .execute();
    const { list } = (await level(top)).value;
    expect(list[0]!.own).toMatchObject({
      rebateRate: 8_000,
      isOnline: true,
      contracts: { realtime: 'requested', hour: null, day: null, dividend: null },
    });
    expect(list[1]!.own).toMatchObject({ balance: 12_345, contracts: { realtime: null } });
    expect(list[1]!.own!.lastSeenAtMs).toBeGreaterThan(0);
  });

  it('shows of deeper members the name and the size of the team only', async () => {
    const body = await level(top, { under: middle.id });
    expect(body.value.path).toEqual([{ memberId: middle.id, account: middle.name }]);
    expect(body.value.list).toEqual([
      { memberId: low.id, account: low.name, isAgent: true, direct: 1, all: 1, own: null },
    ]);
    const deeper = await level(top, { under: low.id });
    expect(deeper.value.path.map(({ account }) => account)).toEqual([middle.name, low.name]);
    expect(deeper.value.list).toEqual([
      { memberId: deep.id, account: deep.name, isAgent: false, direct: 0, all: 0, own: null },
    ]);
    expect(JSON.stringify(deeper)).not.toContain('777');
  });

  it('answers whoever is outside the team like an unknown member', async () => {
    const foreign = await join('foreign', { merchant: test.other });
    for (const under of [beside.id, foreign.id, 999_999_999])
      expect(await level(top, { under })).toMatchObject({ success: false, message: 'not_found' });
    // Not upwards either.
    expect((await level(middle, { under: top.id })).message).toBe('not_found');
    expect((await level(middle, { under: player.id })).message).toBe('not_found');
  });

  it.each(['x', '-1', '1.5', '1e3', '1; drop table members', ''])('refuses %j as a member', async (under) => {
    expect((await level(top, { under })).message).toBe('invalid_request');
  });

  it('is paged and ordered, and a page beyond the last is the last', async () => {
    const busy = await join('busy');
    for (let at = 0; at < 23; at += 1)
      await join(`row${String(at).padStart(2, '0')}x`, { upline: busy, type: at === 22 ? 1 : 0 });
    const first = await level(busy);
    expect(first.value).toMatchObject({ page: 1, pages: 2, direct: 23, agents: 1, all: 23 });
    expect(first.value.list).toHaveLength(20);
    expect(namesOf(first)[0]).toMatch(/^row22/);
    const byName = await level(busy, { order: 'account' });
    expect(namesOf(byName)[0]).toMatch(/^row00/);
    expect(namesOf(await level(busy, { order: 'joined' }))[0]).toMatch(/^row22/);
    const last = await level(busy, { order: 'account', page: 2 });
    expect(namesOf(last).map((name) => name.slice(0, 5))).toEqual(['row20', 'row21', 'row22']);
    expect((await level(busy, { page: 99 })).value.page).toBe(2);
    expect((await level(busy, { order: 'balance' })).message).toBe('invalid_request');
  });

  it('is for agents only', async () => {
    expect((await level(player)).message).toBe('not_allowed');
  });
});

describe('[AGT-05] a search by name', () => {
  const search = async (who: Person, name: string) => (await who.call(downlines.search, { name })).body;

  it('finds members of the own team at any depth, with the way down to them', async () => {
    const body = await search(top, deep.name.toUpperCase());
    expect(body.value).toEqual({
      list: [
        {
          isAgent: false,
          path: [middle, low, deep].map(({ id, name }) => ({ memberId: id, account: name })),
        },
      ],
      hasMore: false,
    });
    expect((await search(middle, 'dee')).value.list[0]!.path.map(({ account }) => account)).toEqual([
      low.name,
      deep.name,
    ]);
  });

  it('finds nobody outside the team, and not the agent itself', async () => {
    for (const name of [beside.name, top.name, player.name])
      expect((await search(middle, name)).value.list).toEqual([]);
  });

  it.each(['%', '_', 'pl%', '\\', "'", 'pl_yer'])('takes %j as it is typed', async (name) => {
    expect((await search(top, name)).value.list).toEqual([]);
  });

  it('is refused for nothing and for 10,000 characters', async () => {
    for (const name of ['', '   ', 'a'.repeat(10_000)])
      expect((await search(top, name)).message).toBe('invalid_request');
  });

  it('says that there are more than it lists', async () => {
    const wide = await join('wide');
    for (let at = 0; at < 21; at += 1) await join('many', { upline: wide, type: 0 });
    const { value } = await search(wide, 'many');
    expect([value.list.length, value.hasMore]).toEqual([20, true]);
  });
});

it('[AGT-05] the operator’s freezing is shown, and a frozen agent proposes no contract', async () => {
  await top.set({ frozen_at: new Date() });
  expect((await level(top)).value.isFrozen).toBe(true);
  const terms = {
    tiers: [{ turnover: 0, active: 0, loss: null, rate: 1 }],
    ...{ activeFrom: 0, minimumActive: 0, cap: null, mode: 'fixed' },
  };
  const { body } = await top.call(contracts.propose, { kind: 'realtime', downlineId: middle.id, terms });
  expect(body.message).toBe('agent_frozen');
  await top.set({ frozen_at: null });
});
