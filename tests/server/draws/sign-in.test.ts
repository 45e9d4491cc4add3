import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextSignIn, type SignedDay } from '../../../server/domains/draws/streak.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff } from '../operator/support/staff.ts';
import { drawTools, outcome, points, signInTerms } from './support.ts';

describe('[MEM-06] a streak', () => {
  const reset = { length: 3, missed: { rule: 'reset' } } as const;
  const makeUp = { length: 5, missed: { rule: 'make_up', days: 2 } } as const;
  /** Rounds and positions of signing in on these days of a month. */
  const walk = (rules: typeof reset | typeof makeUp, days: number[]): string[] => {
    let last: SignedDay | undefined;
    return days.map((day) => {
      const next = nextSignIn(last, `2027-03-${String(day).padStart(2, '0')}`, rules);
      last = next ?? last;
      return next ? `${next.round}.${next.position}` : '-';
    });
  };

  it('counts days in a row, and begins again after the last', () =>
    expect(walk(reset, [1, 2, 3, 4, 5])).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2']));
  it('a missed day resets it', () => expect(walk(reset, [1, 2, 4, 5])).toEqual(['1.1', '1.2', '2.1', '2.2']));
  it('missed days are made up as far as the rule says, in each round anew', () =>
    expect(walk(makeUp, [1, 3, 5, 7, 9, 11])).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2', '2.3']));
  it('the same day, and a clock that is set back, give nothing', () =>
    expect(walk(reset, [5, 5, 4, 6])).toEqual(['1.1', '-', '-', '1.2']));
});

let test: TestServer;
let tools: ReturnType<typeof drawTools>;
beforeAll(async () => {
  test = await startTestServer();
  tools = drawTools(test, await addStaff(test, 'ann', ['content']));
});
afterAll(async () => {
  expect(await tools.faults()).toEqual([]);
  await test.close();
});
/** As if so many days had passed since the member signed in. */
const later = (memberId: number, days: number) =>
  sql`with moved as (update sign_ins set day = day - ${days}::int where member_id = ${memberId} returning 1)
      update draw_members set next_at = next_at - ${days} * interval '1 day' where member_id = ${memberId}`.execute(
    test.database.db,
  );

it('a member signs in once a day over all devices; the next day gives the next prize', async () => {
  const code = await tools.run(signInTerms());
  const member = await tools.member();
  const found = await Promise.all([member.signIn(code), member.signIn(code), member.signIn(code)]);
  expect(found.map(outcome)).toEqual(['ok', 'ok', 'ok']);
  expect(found.map(({ body }) => body.value.prize)).toEqual([points(1), points(1), points(1)]);
  expect(await member.points()).toBe(1);
  const signed = await member.shown(code);
  expect(signed).toMatchObject({ refusal: 'waits', detail: { signed: true, position: 1 } });
  expect(new Date(signed.nextAtMs!).toISOString()).toBe(`${await tools.day(1)}T00:00:00.000Z`);
});

it('the next day in a row gives the next prize', async () => {
  const code = await tools.run(signInTerms());
  const member = await tools.member();
  const { id } = member.member;
  await sql`insert into sign_ins (draw_id, member_id, day, merchant, round, terms_version, position, made_up)
            select id, ${id}, ${await tools.day(-1)}::date, merchant, 1, 1, 1, 0 from draws where code = ${code}`.execute(
    test.database.db,
  );
  await sql`insert into draw_members (draw_id, member_id, merchant, next_at, time_zone)
            select id, ${id}, merchant, ${await tools.day(0)}::timestamptz, 'UTC' from draws where code = ${code}`.execute(
    test.database.db,
  );
  expect((await member.shown(code)).detail).toMatchObject({ signed: false, position: 2 });
  const { prize, draw } = (await member.signIn(code)).body.value;
  expect([prize, await member.points()]).toEqual([points(2), 2]);
  expect(draw.detail).toMatchObject({ past: [{ position: 2 }, { position: 1 }] });
});

it('a round under way keeps its prizes when the operator changes them', async () => {
  const code = await tools.run(signInTerms());
  const member = await tools.member();
  await member.signIn(code);
  const days = [{ prize: points(7) }, { prize: points(8) }];
  await tools.put(signInTerms({ days }), { code });
  expect((await member.shown(code)).detail).toMatchObject({ days: [points(1), points(2), points(3)], position: 1 });
  expect((await (await tools.member()).shown(code)).detail).toMatchObject({
    days: [points(7), points(8)],
    position: 1,
  });
});

it('who is excluded does not sign in; a clock that was set back gives no second day', async () => {
  const code = await tools.run(signInTerms());
  const member = await tools.member();
  await member.set({ excluded_until: new Date(Date.now() + 86_400_000) });
  expect(outcome(await member.signIn(code))).toEqual([409, 'draw_not_open', { reason: 'excluded' }]);
  await member.set({ excluded_until: null });
  expect(outcome(await member.signIn(code))).toBe('ok');
  await later(member.member.id, -1);
  expect(outcome(await member.signIn(code))).toEqual([409, 'draw_not_open', { reason: 'waits' }]);
  expect(await member.points()).toBe(1);
  await later(member.member.id, 1);
});
