import { deepStrictEqual, strictEqual } from 'node:assert';
import { newId, type ConformanceCase } from '../harness.ts';
import { listening } from '../listening.ts';

/** These cases need a vendor on the operator's own machine, as its sandbox calls no other. */
export const commandCases: ConformanceCase[] = [
  {
    number: 36,
    title: 'command of a player → signed, with its session and game; the vendor’s answer is passed on',
    async run(harness) {
      const { opened } = await harness.openSession();
      await listening(harness, [{ code: 'BET_CLOSED', result: { at: 250 } }], async (url, received) => {
        const given = { session: opened.session, command_id: newId(), name: 'cashOut', payload: { round: 7 } };
        const published = await harness.control<object>('command', { url, ...given });
        deepStrictEqual(published, { code: 'BET_CLOSED', result: { at: 250 } });
        const [{ path, body, isSigned } = { path: '', body: {}, isSigned: false }] = received;
        strictEqual(path, '/platform/command');
        strictEqual(isSigned, true, 'signed with the key');
        const { at, ...rest } = body;
        deepStrictEqual(rest, { ...given, game: opened.game });
        strictEqual(Number.isInteger(at), true, 'at: when the platform received it');
      });
    },
  },
  {
    number: 37,
    title: 'command without an answer, or answered 5xx → sent again with the same command_id; 404 is final',
    async run(harness) {
      const { opened } = await harness.openSession();
      const given = () => ({ session: opened.session, command_id: newId(), name: 'cashOut', payload: {} });
      for (const failure of ['lose', 503] as const)
        await listening(harness, [failure, { code: 'OK', result: null }], async (url, received) => {
          deepStrictEqual(await harness.control('command', { url, ...given() }), { code: 'OK', result: null });
          strictEqual(received.length, 2);
          deepStrictEqual(received[1]?.body, received[0]?.body, 'the same command');
        });
      await listening(harness, [404], async (url, received) => {
        deepStrictEqual(await harness.control('command', { url, ...given() }), { refused: 'NOT_ALLOWED' });
        strictEqual(received.length, 1);
      });
    },
  },
];
