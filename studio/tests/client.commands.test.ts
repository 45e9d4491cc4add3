import { expect, it } from 'vitest';
import type { ToPage } from '../../contract/vendor-frame.ts';
import { createCommands } from '../client/commands.ts';

const opened = () => {
  const published: Extract<ToPage, { type: 'command' }>[] = [];
  const commands = createCommands({ tell: (message) => void (message.type === 'command' && published.push(message)) });
  return { published, commands };
};

it('[W6] sends a command with an id of its own, and returns the answer to this id', async () => {
  const { published, commands } = opened();
  const [one, two] = [commands.send('cashOut', { round: 1 }), commands.send('cashOut', { round: 2 })];
  expect(published.map(({ name, payload }) => [name, payload])).toEqual([
    ['cashOut', { round: 1 }],
    ['cashOut', { round: 2 }],
  ]);
  expect(published[0]!.id).not.toBe(published[1]!.id);
  commands.hear({ type: 'answer', id: published[1]!.id, by: 'vendor', code: 'OK', result: { at: 250 } });
  commands.hear({ type: 'answer', id: published[0]!.id, by: 'platform', refused: 'NOT_FOUND' });
  expect(await two).toEqual({ code: 'OK', result: { at: 250 } });
  expect(await one).toEqual({ refused: 'NOT_FOUND' });
});

it('ignores an answer to another document’s command, and other messages', () => {
  const { commands } = opened();
  commands.hear({ type: 'answer', id: crypto.randomUUID(), by: 'vendor', code: 'OK', result: null });
  commands.hear({ type: 'connection', live: true });
});
