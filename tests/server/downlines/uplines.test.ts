import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { downlines } from '../../../contract/downlines.ts';
import { downlinesOperator } from '../../../contract/downlines-operator.ts';
import { jsonb } from '../../../server/db/database.ts';
import { addMember } from '../../support/test-server.ts';
import { join, lastAudit, operate, tables, test, useServer, type Person } from './support/agents.ts';

useServer();

let top: Person;
let middle: Person;
let player: Person;
let rival: Person;
beforeEach(async () => {
  top = await join('top', { rate: 10_000 });
  middle = await join('middle', { upline: top, rate: 5_000 });
  player = await join('player', { upline: middle, type: 0 });
  rival = await join('rival', { rate: 10_000 });
});

const move = async (who: Person, to: Person | null, over: object = {}) =>
  (await operate(downlinesOperator.setUpline, { account: who.name, upline: to?.name ?? null, ...over })).body;
const teamOf = async (who: Person) =>
  (await who.call(downlines.level)).body.value.list.map(({ account, all }) => `${account} ${all}`);
/** The paths above a member, as `agent depth`, for bets at that time. */
const above = async (who: Person, at: Date | 'infinity') => {
  const { rows } = await sql<{ path: string }>`
    select m.username || ' ' || p.depth as path from team_paths p join members m on m.id = p.ancestor
     where p.descendant = ${who.id} and p.depth > 0 and p.from_at <= ${at} and (${at} < p.until_at or p.until_at = 'infinity')
     order by p.depth`.execute(test.database.db);
  return rows.map(({ path }) => path);
};
const minutes = (from: number, by: number): Date => new Date(from + by * 60_000);

describe('[AGT-05] the operator moves a member to another upline', () => {
  it('with everybody below it, for pay from the next five-minute window on', async () => {
    const { value } = await move(middle, rival);
    expect(value).toMatchObject({ account: middle.name, upline: rival.name, contractsEnded: 0 });
    expect(value.fromMs % 300_000).toBe(0);
    expect(value.fromMs - Date.now()).toBeGreaterThan(-1_000);
    expect(value.fromMs - Date.now()).toBeLessThanOrEqual(300_000);
    expect(await teamOf(top)).toEqual([]);
    expect(await teamOf(rival)).toEqual([`${middle.name} 1`]);
    expect(await above(player, minutes(value.fromMs, -1))).toEqual([`${middle.name} 1`, `${top.name} 2`]);
    expect(await above(player, minutes(value.fromMs, 0))).toEqual([`${middle.name} 1`, `${rival.name} 2`]);
    expect(await lastAudit()).toMatchObject({
      action: 'upline',
      reason: 'as agreed',
      member_id: middle.id,
      before: { upline: top.name },
      after: { upline: rival.name },
    });
  });

  it('twice within a window: the upline between the two never holds', async () => {
    const between = await join('between', { rate: 10_000 });
    await move(middle, between);
    const { value } = await move(middle, rival);
    expect(await above(player, minutes(value.fromMs, -1))).toEqual([`${middle.name} 1`, `${top.name} 2`]);
    expect(await above(player, minutes(value.fromMs, 0))).toEqual([`${middle.name} 1`, `${rival.name} 2`]);
    const back = await move(middle, top);
    expect(await above(player, minutes(back.value.fromMs, 1))).toEqual([`${middle.name} 1`, `${top.name} 2`]);
    const former = await tables()
      .selectFrom('former_uplines')
      .select('upline')
      .where('member_id', '=', middle.id)
      .execute();
    expect(former).toEqual([{ upline: top.id }]);
  });

  it('and again under an upline that moved in the same window', async () => {
    await rival.set({ rebate_rate: 0 });
    expect((await move(middle, null)).success).toBe(true);
    expect((await move(rival, middle)).success).toBe(true);
    const { value } = await move(player, rival);
    expect(await above(player, minutes(value.fromMs, 0))).toEqual([`${rival.name} 1`, `${middle.name} 2`]);
    expect(await above(player, minutes(value.fromMs, -1))).toEqual([`${middle.name} 1`, `${top.name} 2`]);
  });

  it('so that newcomers below it are in both lines, each in its time', async () => {
    const { value } = await move(middle, rival);
    const newcomer = await join('newcomer', { upline: middle, type: 0 });
    expect(await above(newcomer, minutes(value.fromMs, -1))).toEqual([`${middle.name} 1`, `${top.name} 2`]);
    expect(await above(newcomer, minutes(value.fromMs, 0))).toEqual([`${middle.name} 1`, `${rival.name} 2`]);
  });

  it('while newcomers join below it: every path is in the new line', async () => {
    const [moved] = await Promise.all([
      move(middle, rival),
      ...Array.from({ length: 8 }, (_, at) =>
        addMember(test.database, `racer${middle.id}x${at}`, { upline: middle.id }),
      ),
    ]);
    expect(moved.success).toBe(true);
    const { rows } = await sql<{ missing: number }>`
      select count(*) as missing from members m
       where m.upline = ${middle.id} and not exists (select from team_paths p
         where p.ancestor = ${rival.id} and p.descendant = m.id and p.until_at = 'infinity' and p.depth = 2)`.execute(
      test.database.db,
    );
    expect(rows[0]!.missing).toBe(0);
  });

  it('and contracts with the old upline end at that window, requests are withdrawn, and those below go on', async () => {
    const contract = (upline: Person, downline: Person, kind: 'realtime', state: 'active' | 'requested', version = 1) =>
      tables()
        .insertInto('pay_contracts', {
          ...{ kind, version, state, upline: upline.id, downline: downline.id, terms: jsonb({}) },
          requested_at: new Date(0),
          ...(state === 'active' ? { answered_at: new Date(0), from_at: new Date(0) } : {}),
        })
        .execute();
    const below = await join('below', { upline: middle });
    await contract(top, middle, 'realtime', 'active');
    await contract(top, middle, 'realtime', 'requested', 2);
    await contract(middle, below, 'realtime', 'active');
    const { value } = await move(middle, rival);
    expect(value.contractsEnded).toBe(2);
    const rows = await tables()
      .selectFrom('pay_contracts')
      .select(['downline', 'state', 'until_at', 'end_reason'])
      .where('downline', 'in', [middle.id, below.id])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { downline: middle.id, state: 'terminated', until_at: new Date(value.fromMs), end_reason: 'upline_changed' },
      { downline: middle.id, state: 'withdrawn', until_at: null, end_reason: 'upline_changed' },
      { downline: below.id, state: 'active', until_at: null, end_reason: null },
    ]);
  });

  it('is refused to a place in its own team, below itself, below a player and where it is already', async () => {
    const below = await join('below', { upline: middle });
    expect((await move(middle, below)).message).toBe('upline_in_own_team');
    expect((await move(middle, middle)).message).toBe('upline_in_own_team');
    const plain = await join('plain', { type: 0 });
    expect((await move(middle, plain)).message).toBe('upline_not_an_agent');
    expect((await move(middle, top)).message).toBe('upline_unchanged');
    expect((await move(rival, null)).message).toBe('upline_unchanged');
    expect(await teamOf(top)).toEqual([`${middle.name} 2`]);
  });

  it('is refused below an agent of another merchant or an unknown one', async () => {
    const foreign = await join('foreign', { merchant: test.other });
    expect((await move(middle, foreign)).message).toBe('not_found');
    expect((await move(middle, rival, { upline: 'nobody' })).message).toBe('not_found');
    expect((await move(middle, rival, { merchant: test.other })).message).toBe('not_found');
    expect((await move(middle, rival, { merchant: 'none' })).message).toBe('unknown_merchant');
    expect((await move(middle, rival, { reason: '' })).message).toBe('invalid_request');
  });

  it('is refused below an upline whose rebate rate leaves too little room', async () => {
    await rival.set({ rebate_rate: 5_500 });
    expect(await move(middle, rival)).toMatchObject({ message: 'rebate_above_max', value: { max: 4_500 } });
    expect(await teamOf(rival)).toEqual([]);
  });
});

describe('[AGT-05] the operator freezes an agent', () => {
  it('and lifts it, each with an entry in the audit', async () => {
    const freeze = (frozen: boolean, account = top.name) => operate(downlinesOperator.freeze, { account, frozen });
    expect((await freeze(true)).body.value).toEqual({ account: top.name, frozen: true });
    expect(await lastAudit()).toMatchObject({ action: 'agent_freeze', member_id: top.id, after: { frozen: true } });
    expect((await top.call(downlines.level)).body.value.isFrozen).toBe(true);
    // What the team does goes on.
    expect((await middle.call(downlines.level)).body.value).toMatchObject({ isFrozen: false, direct: 1 });
    expect((await freeze(false)).body.value).toEqual({ account: top.name, frozen: false });
    expect((await top.row()).frozen_at).toBeNull();
    expect((await freeze(true, player.name)).body.message).toBe('downline_not_an_agent');
    expect((await freeze(true, 'nobody')).body.message).toBe('not_found');
  });
});
