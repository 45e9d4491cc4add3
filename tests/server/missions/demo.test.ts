import { afterAll, beforeAll, expect, it } from 'vitest';
import { missions } from '../../../contract/missions.ts';
import { seedMissions } from '../../../server/demo/missions.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

it('[MEM-07] the demo has missions of all periods and three leaderboards', async () => {
  await test.database.transact((tx) => seedMissions(tx, 'parlour'));
  const { token } = await openSession(test.database, await addMember(test.database, 'player1'));
  const { body } = await callServer(test.url, missions.summary, {}, { token });
  expect(missions.summary.response.parse(body.value).list.map(({ period }) => period)).toEqual([
    ...['daily', 'daily', 'weekly', 'weekly', 'half_monthly', 'monthly'],
  ]);
  const boards = (await callServer(test.url, missions.leaderboard, {}, { token })).body.value;
  expect(missions.leaderboard.response.parse(boards).boards.map(({ period }) => period)).toEqual([
    'daily',
    'weekly',
    'once',
  ]);
});
