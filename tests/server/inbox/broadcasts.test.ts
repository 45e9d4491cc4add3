import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inbox, type Purpose } from '../../../contract/inbox.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { sendBroadcasts } from '../../../server/domains/inbox/jobs.ts';
import { addMember, addMerchant } from '../../support/test-server.ts';
import { command, openWriter, type Writer } from './writers.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
/** A root agent, an agent below it and members below each; a member without an upline, a trial, and a member elsewhere. */
let people: Record<'root' | 'below' | 'ofRoot' | 'ofBelow' | 'single', Awaited<ReturnType<typeof openWriter>>>;
const outside: { id: number }[] = [];

beforeAll(async () => {
  test = await joinTestServer();
  const root = await openWriter(test, { type: 1 });
  const below = await openWriter(test, { upline: root, type: 1 });
  people = {
    root,
    below,
    ofRoot: await openWriter(test, { upline: root }),
    ofBelow: await openWriter(test, { upline: below }),
    single: await openWriter(test),
  };
  await addMerchant(test.database, 'second');
  outside.push(await addMember(test.database, 'elsewhere', { merchant: 'second' }));
  const trial = await addMember(test.database, 'trial');
  await inMerchant(test.database.db, test.merchant)
    .updateTable('members')
    .set({ demo: true })
    .where('id', '=', trial.id)
    .execute();
  outside.push(trial);
});
afterAll(() => test.close());
let text = 0;
beforeEach(() => void (text += 1));

const store = async (
  to: object,
  agentsOnly = false,
  texts: object = { EN: `News ${text}` },
  purpose: Purpose = 'marketing',
) => command(test, inbox.broadcast, { to, agentsOnly, purpose, texts, reason: 'news' });
const send = (signal = new AbortController().signal) => sendBroadcasts(test, { signal, guard: async () => {} });
const received = async (id: number) => {
  const rows = await inMerchant(test.database.db, test.merchant)
    .selectFrom('messages')
    .select('recipient')
    .where('broadcast_id', '=', id)
    .orderBy('recipient')
    .execute();
  return rows.map(({ recipient }) => recipient);
};
const ids = (...who: Writer[]) => who.map(({ member }) => member.id);
const listed = async (id: number) =>
  (await command(test, inbox.broadcasts)).value.list.find((broadcast) => broadcast.id === id);

describe('[AGT-01] [MEM-02] a message to many members', () => {
  it.each([
    ['all', { kind: 'all' }, ['root', 'below', 'ofRoot', 'ofBelow', 'single'], ['root', 'below']],
    ['level 1: members without an upline', { kind: 'level', level: 1 }, ['root', 'single'], ['root']],
    ['level 2', { kind: 'level', level: 2 }, ['below', 'ofRoot'], ['below']],
    ['level 3', { kind: 'level', level: 3 }, ['ofBelow'], []],
  ] as const)('reaches %s, or only the agents among them', async (_, to, all, agents) => {
    for (const [agentsOnly, names] of [
      [false, all],
      [true, agents],
    ] as const) {
      const { id } = (await store(to, agentsOnly)).value;
      await send();
      expect(await received(id)).toEqual(ids(...names.map((name) => people[name])));
      expect(await listed(id)).toMatchObject({ to, agentsOnly, sent: names.length, isFinished: true });
    }
  });

  it('reaches an agent and everybody below it, also after one of them has moved there', async () => {
    const moved = await openWriter(test);
    await sql`select team_move(${moved.member.id}, ${people.below.member.id}, now())`.execute(test.database.db);
    const account = people.below.member.username;
    const { id } = (await store({ kind: 'team', account })).value;
    await send();
    expect(await received(id)).toEqual(ids(people.below, people.ofBelow, moved));
    expect(await listed(id)).toMatchObject({ to: { kind: 'team', account }, sent: 3 });
  });

  it('moves the badges, and is read in the member’s own language', async () => {
    const { single } = people;
    const before = await single.unread();
    const { id } = (await store({ kind: 'all' }, false, { EN: 'A gift', AR: 'هدية' })).value;
    await send();
    expect(await single.unread()).toBe(before + 1);
    const [thread] = await single.threads();
    expect(thread).toMatchObject({ kind: 'operator', canWrite: false, last: { text: 'A gift', isUnread: true } });
    const rows = await everyMerchant(test.database.db)
      .selectFrom('outbox')
      .select(['key', 'room'])
      .where('feed', '=', 'unread')
      .where(sql<boolean>`(value->>'messages')::int = ${before + 1}`)
      .where('key', '=', `member:${single.member.id}`)
      .execute();
    expect(rows).toEqual([{ key: `member:${single.member.id}`, room: `member:${single.member.id}` }]);
    expect(await received(id)).toHaveLength((await listed(id))!.sent);
  });

  it('is not sent to trial accounts, to members of other merchants, or to those who join later', async () => {
    const { id } = (await store({ kind: 'all' })).value;
    const later = await openWriter(test);
    await send();
    const receivers = await received(id);
    for (const { id: member } of [...outside, later.member]) expect(receivers).not.toContain(member);
  });

  it('[PP-16] reaches a member who is excluded or in a cool-off only if it is about the account', async () => {
    const { db } = test.database;
    const [excluded, returned] = [await openWriter(test), await openWriter(test)];
    for (const [{ member }, until] of [
      [excluded, sql<Date>`now() + interval '1 day'`],
      [returned, sql<Date>`now() - interval '1 second'`],
    ] as const)
      await inMerchant(db, test.merchant)
        .updateTable('members')
        .set({ excluded_until: until })
        .where('id', '=', member.id)
        .execute();
    for (const purpose of ['marketing', 'service', 'account'] as const) {
      const { id } = (await store({ kind: 'all' }, false, { EN: `News ${text}` }, purpose)).value;
      await send();
      expect(await received(id)).toContain(returned.member.id);
      expect((await received(id)).includes(excluded.member.id)).toBe(purpose === 'account');
      expect(await listed(id)).toMatchObject({ purpose });
    }
    // Later messages of this file go to everybody.
    await inMerchant(db, test.merchant).updateTable('members').set({ excluded_until: null }).execute();
  });

  it('is stored once if the command is repeated within 24 hours', async () => {
    const [first, again] = [await store({ kind: 'all' }), await store({ kind: 'all' })];
    expect(again.value).toEqual({ id: first.value.id, isNew: false });
    const other = await store({ kind: 'all' }, true);
    expect(other.value).toMatchObject({ isNew: true });
    await inMerchant(test.database.db, test.merchant)
      .updateTable('message_broadcasts')
      .set({ at: sql<Date>`now() - interval '25 hours'` })
      .execute();
    expect((await store({ kind: 'all' })).value).toMatchObject({ isNew: true });
    const audited = await inMerchant(test.database.db, test.merchant)
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'message_broadcast')
      .execute();
    const ofThis = audited.filter(({ after }) => JSON.stringify(after).includes(`"News ${text}"`));
    expect(ofThis).toHaveLength(3);
    await send();
  });

  it('needs an English text and an agent of this merchant', async () => {
    expect((await store({ kind: 'all' }, false, { AR: 'هدية' })).message).toBe('invalid_request');
    for (const account of ['nobody', people.single.member.username, 'elsewhere'])
      expect((await store({ kind: 'team', account })).message).toBe('recipient_unknown');
    expect((await store({ kind: 'level', level: 0 })).message).toBe('invalid_request');
  });
});

it('goes out in batches, each once, over an interruption', async () => {
  const { db } = test.database;
  await sql`
    insert into members (merchant, username, nickname, password_hash, currency, exponent, referral_code)
    select ${test.merchant}, 'crowd' || n, 'crowd', '-', 'USD', 2, 'crowd' || n from generate_series(1, 1100) n`.execute(
    db,
  );
  const { id } = (await store({ kind: 'all' })).value;
  const stopped = new AbortController();
  let batches = 0;
  // The second batch loses its lease before it begins: nothing of it is stored.
  const guard = async () => {
    batches += 1;
    if (batches === 2) throw new Error('lease lost');
  };
  await expect(sendBroadcasts(test, { signal: stopped.signal, guard })).rejects.toThrow('lease lost');
  expect(await listed(id)).toMatchObject({ sent: (await received(id)).length, isFinished: false });
  await send();
  const receivers = await received(id);
  expect(new Set(receivers).size).toBe(receivers.length);
  const { count } = await inMerchant(db, test.merchant)
    .selectFrom('members')
    .select(sql<number>`count(*)`.as('count'))
    .where('demo', '=', false)
    .executeTakeFirstOrThrow();
  expect(receivers).toHaveLength(count);
  expect(await listed(id)).toMatchObject({ sent: count, isFinished: true });
});
