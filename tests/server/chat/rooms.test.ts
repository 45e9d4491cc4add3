import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chat } from '../../../contract/chat.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import type { Live } from '../../../server/live/start.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { until } from '../live/client.ts';
import { newTalker, serveLive, switchChat } from './support.ts';

const TABLE = 9_001;

let test: TestServer;
let live: Live;
beforeAll(async () => {
  test = await startTestServer();
  live = await serveLive(test);
  await switchChat(test, true);
  await addVendor(test.database, 'ACME');
  await addGame(test.database, TABLE, { type: 'LIVE', popularity: 2, names: { EN: 'Sapphire', CN: '蓝宝石' } });
  await addGame(test.database, TABLE + 1, { type: 'LIVE', popularity: 1 });
  // Of the live games two are tables; this one is a lobby.
  await addGame(test.database, TABLE + 2, { type: 'LIVE' });
  await inMerchant(test.database.db, 'parlour')
    .updateTable('games')
    .set({ room_id: sql`'r-' || node_id` })
    .where('node_id', '<', TABLE + 2)
    .execute();
});
afterAll(async () => {
  await live.stop();
  await test.close();
});

describe('[MEM-08] rooms', () => {
  it('[GAME-09] the list of live tables has those with a room, and how many members are in it', async () => {
    const [ann, bob] = [await newTalker(test), await newTalker(test)];
    const tables = async () =>
      (await ann.call(chat.models)).body.value.list.map(({ game, present }) => [game.displayName, present]);
    expect(await tables()).toEqual([
      ['Sapphire', 0],
      [`Game ${TABLE + 1}`, 0],
    ]);
    const { room } = await ann.enter('table', String(TABLE));
    expect(room).toMatchObject({ kind: 'table', of: String(TABLE), title: 'Sapphire' });
    for (const each of [ann, ann, bob]) await each.join(room.id);
    await until(async () => (await tables())[0]![1] === 2);
    // A node that was killed leaves its rows.
    await inMerchant(test.database.db, 'parlour')
      .insertInto('chat_presence', {
        ...{ room_id: room.id, node: randomUUID(), members: [1, 2, 3] },
        at: new Date(Date.now() - 30_000),
      })
      .execute();
    expect((await tables())[0]).toEqual(['Sapphire', 2]);
  });

  it('exist for a leaderboard while it runs', async () => {
    const ann = await newTalker(test);
    const { id } = await inMerchant(test.database.db, 'parlour')
      .insertInto('missions', {
        ...{ code: 'race', kind: 'leaderboard', period: 'daily', state: 'running' },
        texts: jsonb({ EN: { title: 'Race', summary: '' } }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { room } = await ann.enter('board', String(id));
    expect(room).toMatchObject({ kind: 'board', title: 'Race' });
    const client = await ann.join(room.id);
    expect(await ann.say(client, room.id, 'good luck')).toEqual({ refused: null });
    await inMerchant(test.database.db, 'parlour').updateTable('missions').set({ state: 'ended' }).execute();
    expect((await ann.call(chat.launch, { kind: 'board', of: String(id) })).status).toBe(404);
    expect(await ann.say(client, room.id, 'well played')).toEqual({ refused: 'room_closed' });
  });
});
