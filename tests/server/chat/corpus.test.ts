import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { Live } from '../../../server/live/start.ts';
import { REFUSED, SPOKEN, TAMED } from '../../support/chat-corpus.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { until } from '../live/client.ts';
import { messagesIn, newTalker, serveLive, switchChat } from './support.ts';

let test: TestServer;
let live: Live;
beforeAll(async () => {
  test = await startTestServer();
  live = await serveLive(test, { burst: 200, perSecond: 200 });
  await switchChat(test, true);
});
afterAll(async () => {
  await live.stop();
  await test.close();
});

const open = async () => {
  const ann = await newTalker(test);
  const { room } = await ann.enter();
  const client = await ann.join(room.id);
  const say = async (text: string) => {
    const outcome = await ann.say(client, room.id, text);
    await ann.rest();
    return outcome;
  };
  return { say, read: () => messagesIn(client, room.id).map(({ text }) => text) };
};

describe('[MEM-08] the server', () => {
  it('passes a message of each language and hostile ones on as they are shown', async () => {
    const { say, read } = await open();
    const spoken = Object.values(SPOKEN).map((text) => [text, text] as const);
    const all = [...spoken, ...TAMED];
    for (const [typed] of all) expect(await say(typed), typed).toEqual({ refused: null });
    await until(() => read().length === all.length);
    expect(read()).toEqual(all.map(([, shown]) => shown.normalize('NFC')));
  });

  it('refuses the others with their reasons, and keeps nothing of them', async () => {
    const { say, read } = await open();
    const before = read().length;
    for (const [typed, refused] of REFUSED) expect([typed, await say(typed)]).toEqual([typed, { refused }]);
    const kept = await inMerchant(test.database.db, 'parlour').selectFrom('chat_messages').select('text').execute();
    expect(kept.filter(({ text }) => REFUSED.some(([typed]) => typed.includes(text)))).toEqual([]);
    expect(read()).toHaveLength(before);
  });
});
