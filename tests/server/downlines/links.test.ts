import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { downlines } from '../../../contract/downlines.ts';
import { LINKS_MAX, registrationLinks } from '../../../contract/registration-links.ts';
import { callServer } from '../../support/calls.ts';
import { registrationOf } from '../../support/registration.ts';
import { join, tables, test, useServer, type Person } from './support/agents.ts';

useServer();

let agent: Person;
let names = 0;
beforeEach(async () => {
  agent = await join('linker', { rate: 10_000 });
});

const NEW = { kind: 'member', rebateRate: 0, days: null, maxUses: null };
const create = async (over: object = {}, who = agent) =>
  (await who.call(registrationLinks.create, { ...NEW, ...over })).body;
const fresh = () => `visitor${(names += 1)}`;
const register = (link: string, username = fresh()) =>
  callServer(test.url, auth.register, registrationOf(username, { link }));
const click = async (code: string, browser = 'one', merchant = test.merchant) =>
  (
    await callServer(
      test.url,
      registrationLinks.clicked,
      { code },
      { headers: { 'user-agent': browser, 'x-merchant': merchant } },
    )
  ).body;
const linkOf = async (id: number, who = agent) =>
  (await who.call(registrationLinks.list)).body.value.list.find((each) => each.id === id)!;
const memberOf = (username: string) =>
  tables().selectFrom('members').selectAll().where('username', '=', username).executeTakeFirst();

describe('[AGT-05] [MEM-09] a registration link', () => {
  it('is open, and the newest is listed first', async () => {
    const first = (await create({ days: 30, maxUses: 5, rebateRate: 2_000 })).value;
    expect(first).toMatchObject({ kind: 'member', rebateRate: 2_000, maxUses: 5, uses: 0, clicks: 0, state: 'open' });
    expect(first.expiresAtMs! - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const second = (await create({ kind: 'agent' })).value;
    const { value } = (await agent.call(registrationLinks.list)).body;
    expect(value.list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect([value.ownRate, value.maxRate]).toEqual([10_000, 9_000]);
  });

  it('puts a newcomer below its agent, with its type and rate', async () => {
    const link = (await create({ kind: 'agent', rebateRate: 3_000 })).value;
    const username = fresh();
    const { body } = await register(link.code.toUpperCase(), username);
    expect(body.value.userInfo).toMatchObject({ account: username, type: 1 });
    expect(await memberOf(username)).toMatchObject({
      upline: agent.id,
      rebate_rate: 3_000,
      registration_link: link.id,
    });
    expect(await linkOf(link.id)).toMatchObject({ uses: 1 });
    expect((await agent.call(downlines.level)).body.value.list).toMatchObject([{ account: username, isAgent: true }]);
  });

  it('counts each visitor’s clicks once', async () => {
    const { id, code } = (await create()).value;
    expect((await click(code)).value).toEqual({ kind: 'member' });
    await click(code);
    await click(code, 'another browser');
    expect(await linkOf(id)).toMatchObject({ clicks: 2, uses: 0 });
  });

  it('counts no use for a registration that fails', async () => {
    const { id, code } = (await create({ maxUses: 1 })).value;
    expect((await register(code, agent.name)).body.message).toBe('username_taken');
    expect(await linkOf(id)).toMatchObject({ uses: 0, state: 'open' });
  });

  it('gives no more than its agent can at the time of the registration', async () => {
    const { code } = (await create({ rebateRate: 9_000 })).value;
    await agent.set({ rebate_rate: 4_000 });
    const username = fresh();
    await register(code, username);
    expect(await memberOf(username)).toMatchObject({ rebate_rate: 3_000 });
  });

  it.each<[string, string, (id: number) => Promise<unknown>]>([
    [
      'expired',
      'link_expired',
      (id) =>
        tables()
          .updateTable('registration_links')
          .set({ expires_at: sql<Date>`clock_timestamp() - interval '1 second'` })
          .where('id', '=', id)
          .execute(),
    ],
    ['disabled', 'link_disabled', (id) => agent.call(registrationLinks.setEnabled, { linkId: id, enabled: false })],
    ['of a frozen agent', 'link_disabled', () => agent.set({ frozen_at: new Date() })],
    [
      'used up',
      'link_used_up',
      async (id) => {
        await tables().updateTable('registration_links').set({ max_uses: 1, uses: 1 }).where('id', '=', id).execute();
      },
    ],
  ])('that is %s says so and registers nobody', async (_, message, close) => {
    const { id, code } = (await create()).value;
    await close(id);
    const username = fresh();
    expect((await click(code)).message).toBe(message);
    expect((await register(code, username)).body.message).toBe(message);
    expect(await memberOf(username)).toBeUndefined();
  });

  it.each(['forged', 'x'.repeat(64), '%', "' or 1=1 --", '0'])(
    'of the forged code %j registers nobody',
    async (code) => {
      const username = fresh();
      expect((await click(code)).message).toBe('link_unknown');
      expect((await register(code, username)).body.message).toBe('link_unknown');
      expect(await memberOf(username)).toBeUndefined();
    },
  );

  it('of another merchant is unknown', async () => {
    const { code } = (await create()).value;
    expect((await click(code, 'one', test.other)).message).toBe('link_unknown');
  });

  it('is opened and closed by its agent only', async () => {
    const { id } = (await create()).value;
    const other = await join('linker');
    for (const linkId of [id, 999_999_999])
      expect((await other.call(registrationLinks.setEnabled, { linkId, enabled: false })).body.message).toBe(
        'not_found',
      );
    expect((await other.call(registrationLinks.list)).body.value.list).toEqual([]);
    const closed = (await agent.call(registrationLinks.setEnabled, { linkId: id, enabled: false })).body.value;
    expect(closed).toMatchObject({ enabled: false, state: 'disabled' });
    const opened = (await agent.call(registrationLinks.setEnabled, { linkId: id, enabled: true })).body.value;
    expect(opened).toMatchObject({ enabled: true, state: 'open' });
  });

  it.each<[string, object, string]>([
    ['above the agent’s rate without the difference', { rebateRate: 9_001 }, 'rebate_above_max'],
    ['of a rate below zero', { rebateRate: -1 }, 'invalid_request'],
    ['of a broken rate', { rebateRate: 1.5 }, 'invalid_request'],
    ['for no registration', { maxUses: 0 }, 'invalid_request'],
    ['that is over before it begins', { days: 0 }, 'invalid_request'],
    ['for longer than a year', { days: 366 }, 'invalid_request'],
    ['of another kind', { kind: 'operator' }, 'invalid_request'],
  ])('%s is not created', async (_, over, message) => {
    expect((await create(over)).message).toBe(message);
    expect((await agent.call(registrationLinks.list)).body.value.list).toEqual([]);
  });

  it('is not created by a frozen agent, who may close links but opens none', async () => {
    const { id } = (await create()).value;
    await agent.set({ frozen_at: new Date() });
    expect((await create()).message).toBe('agent_frozen');
    const set = (enabled: boolean) => agent.call(registrationLinks.setEnabled, { linkId: id, enabled });
    expect((await set(false)).body.value).toMatchObject({ enabled: false });
    expect((await set(true)).body.message).toBe('agent_frozen');
  });

  it('is not created beyond the greatest number', async () => {
    await tables()
      .insertInto(
        'registration_links',
        Array.from({ length: LINKS_MAX }, (_, at) => ({
          code: `full${agent.id}x${at}`,
          agent: agent.id,
          kind: 'member' as const,
          rebate_rate: 0,
        })),
      )
      .execute();
    expect(await create()).toMatchObject({ message: 'links_full', value: { max: LINKS_MAX } });
  });

  it('gives its last use to one of ten who register at once', async () => {
    const { id, code } = (await create({ maxUses: 1 })).value;
    const visitors = Array.from({ length: 10 }, fresh);
    const answers = await Promise.all(visitors.map((username) => register(code, username)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === 'link_used_up')).toHaveLength(9);
    expect(await linkOf(id)).toMatchObject({ uses: 1, state: 'usedUp' });
    const joined = await tables().selectFrom('members').select('id').where('registration_link', '=', id).execute();
    expect(joined).toHaveLength(1);
  }, 60_000);
});
