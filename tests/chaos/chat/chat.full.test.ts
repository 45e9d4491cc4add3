import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHAT_LIMITS } from '../../../contract/chat-message.ts';
import { tell } from '../clients/support/table.ts';
import { between, chance, profile } from '../support/profile.ts';
import { findFaults } from './find-faults.ts';
import { becomes, openStage, type Stage } from './stage.ts';

/** Each member sends as many messages as it may within ten seconds. */
const MESSAGES = CHAT_LIMITS.rate.messages;
/** So few that the history holds all their messages. */
const MEMBERS = profile.of({ long: CHAT_LIMITS.history / MESSAGES, short: 8 });
const KILLS = profile.of({ long: 5, short: 1 });
const FOR_MS = profile.of({ long: 60_000, short: 8_000 });
const CUT_MS = 400;
const RIGHT_WITHIN_MS = profile.within(5_000);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(MEMBERS);
});
afterAll(() => stage?.close());

it('[W3] [W6] [MEM-08] under cuts and killed servers each message is written once, and all read the room in one order', async () => {
  const random = chance('chat');
  const acknowledged = new Set<string>();
  const talking = stage.talkers.map(async ({ say }, author) => {
    for (let number = 0; number < MESSAGES; number += 1) {
      await sleep(between(random, 0, (2 * FOR_MS) / MESSAGES));
      acknowledged.add(await say(`${author} ${number}`));
    }
  });
  let cuts = 0;
  const ends = new AbortController();
  const cutting = stage.talkers.map(async (_, who) => {
    while (!ends.signal.aborted) {
      await sleep(between(random, 500, 2_500));
      stage.proxy.bar(String(who), CUT_MS);
      cuts += 1;
    }
  });
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(FOR_MS / (KILLS + 1));
    await stage.kill();
  }
  await Promise.all(talking);
  ends.abort();
  await Promise.all(cutting);

  expect(acknowledged.size).toBe(MEMBERS * MESSAGES);
  const isRight = () => stage.talkers.every(({ seen }) => seen.at(-1)?.length === acknowledged.size);
  const right = await becomes(RIGHT_WITHIN_MS, isRight);
  const log = await stage.log();
  tell('a room of the chat', { members: MEMBERS, messages: log.length, cuts, kills: KILLS });
  expect(stage.talkers.map(({ seen }) => findFaults(seen, log, acknowledged))).toEqual(stage.talkers.map(() => []));
  expect([right, log.length]).toEqual([true, acknowledged.size]);
  expect(cuts).toBeGreaterThan(MEMBERS);

  // The controls: what a reader saw, and the log, with a fault put in.
  const { seen } = stage.talkers[0]!;
  const whole = seen.at(-1)!;
  const [first, second, ...rest] = whole;
  const doubled = [...log, { ...log[0]!, id: 'another', seq: log.length + 1 }];
  const faulty = [
    findFaults([[second!, first!, ...rest]], log, acknowledged),
    findFaults([whole.slice(1)], log, acknowledged),
    findFaults([whole, whole.slice(0, -1), whole], log, acknowledged),
    findFaults([log.slice(1)], log.slice(1), acknowledged),
    findFaults([doubled], doubled, acknowledged),
  ];
  expect(faulty.filter((faults) => faults.length === 0)).toEqual([]);
});
