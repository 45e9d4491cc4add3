import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inMerchant } from '../../../server/db/merchant.ts';
import { createTalk } from '../../../server/demo/chat.ts';
import { demoTexts } from '../../../server/demo/languages/index.ts';
import { seedPlayers } from '../../../server/demo/traffic/find-players.ts';
import { hasLink } from '../../../server/domains/chat/links.ts';
import { textProblem } from '../../../server/domains/chat/message-text.ts';
import { nameProblem } from '../../../server/domains/chat/name-problem.ts';
import { switchChat } from '../chat/support.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  await addVendor(test.database, 'ACME');
  for (const nodeId of [1, 2, 3, 4]) await addGame(test.database, nodeId, { type: 'LIVE', popularity: nodeId });
  await inMerchant(test.database.db, 'parlour').updateTable('games').set({ room_id: 'table' }).execute();
  const names = Array.from({ length: 16 }, (_, index) => `sim${index}`);
  await seedPlayers(test.ctx, names, 0);
});
afterAll(() => test.close());

/** What was said, by room. */
const said = async () => {
  const { rows } = await sql<{ room: string; simulated: boolean }>`
    select kind || ' ' || subject as room, simulated from chat_messages m
      join chat_rooms r on r.id = m.room_id join chat_members c on c.id = m.author_id order by room`.execute(
    test.database.db,
  );
  return rows;
};

it('[MEM-08] simulated players talk in the rooms of their languages and of three live tables, marked, while the module is on', async () => {
  const talk = createTalk(test.ctx);
  await talk();
  expect(await said()).toEqual([]);
  await switchChat(test, true);
  await talk();
  const rooms = ['language AR', 'language CN', 'language EN', 'table 2', 'table 3', 'table 4'];
  expect(await said()).toEqual(rooms.map((room) => ({ room, simulated: true })));
  // Nobody says more before a while has passed.
  await talk();
  expect(await said()).toHaveLength(rooms.length);
});

it('[MEM-08] the lines and names of the demo keep the rules of the chat', () => {
  for (const {
    talk: { names, lines, atTable },
  } of Object.values(demoTexts)) {
    for (const text of [...lines, ...atTable])
      expect([text, textProblem(text), hasLink(text)]).toEqual([text, null, false]);
    for (const name of names)
      expect([name, nameProblem(name, { username: 'sim1', brands: ['Aurora'], words: [], names: [] })]).toEqual([
        name,
        null,
      ]);
  }
});
