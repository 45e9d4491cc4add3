import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { send } from '../../../server/cli/client.ts';
import { commandOf } from '../../../server/cli/commands.ts';
import { isUserError, runCommand } from '../../../server/cli/run-command.ts';
import { loadConfig } from '../../../server/config/config.ts';

/** Takes requests, and answers none. */
let silent: Server;
let taken: string[];
let env: Record<string, string>;
beforeAll(async () => {
  silent = createServer((request) => {
    taken.push(`${request.method} ${request.headers.authorization}`);
    request.socket.destroy();
  });
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  env = { PORT: String((silent.address() as AddressInfo).port), STAFF_KEY: 'staff_ann' };
});
afterAll(() => void silent.close());
beforeEach(() => {
  taken = [];
});

const sentence = async (line: string, ask?: (question: string) => Promise<boolean>): Promise<string> => {
  const words = [...line.split(' '), '--reason', 'a test'];
  const error: unknown = await runCommand(words, env, () => {}, ask).then(
    () => 'answered',
    (failure: unknown) => failure,
  );
  expect(isUserError(error)).toBe(true);
  return (error as Error).message;
};

describe('a command that reaches everybody', () => {
  it.each([
    ['kill play', 'All play stops for everybody at parlour, at once.'],
    ['revive vendor ACME', 'vendor ACME goes on for everybody at parlour, at once.'],
    ['status maintenance', 'This closes parlour for all its players, at once.'],
    ['flag DIRECTREG3 off', 'This switches the flag DIRECTREG3 off for everybody at parlour, at once.'],
    [
      'message Hello --all --about service',
      'This sends a message to every member at parlour. It cannot be taken back.',
    ],
    ['setting openGamesIn tab', 'This sets openGamesIn to tab for everybody at parlour, at once.'],
    ['setting openGamesIn none', 'This takes the setting openGamesIn away for everybody at parlour, at once.'],
    ['notice Hello', 'This shows a notice to everybody at parlour, at once.'],
    ['notice Hello --type AG', 'This shows a notice to every agent at parlour, at once.'],
    ['popup A Hello --body World', 'This shows a popup to everybody at parlour.'],
    ['restored', 'Every open page of every merchant loads everything anew, at once.'],
  ])('"%s" says what it does, and does nothing without a person or --yes', async (line, question) => {
    expect(await sentence(line)).toBe(
      `${question} Nothing was done: nobody is here to confirm it. Repeat it with --yes.`,
    );
    const questions: string[] = [];
    const no = (text: string) => Promise.resolve(questions.push(text) === 0);
    expect(await sentence(line, no)).toBe('Nothing was done.');
    expect([questions, taken]).toEqual([[question], []]);
  });

  it('is sent with --yes, or after a yes', async () => {
    await sentence('kill play --yes');
    await sentence('kill play', () => Promise.resolve(true));
    expect(taken).toEqual(['PUT Bearer staff_ann', 'PUT Bearer staff_ann']);
  });

  it('is no command about one member, and none that reads', async () => {
    for (const line of ['kill login ann', 'lock ann', 'status normal', 'withdrawals'])
      expect(commandOf({ args: line.split(' '), options: { reason: 'a test' }, merchant: 'parlour' }).everybody).toBe(
        undefined,
      );
  });
});

describe('an answer that does not come', () => {
  it('may have been done, and the sentence names the command that shows it', async () => {
    expect(await sentence('lock ann')).toMatch(/It may have been done: check by member <account>\.$/);
    expect(await sentence('contract realtime ann --terms {"tiers":[]}')).toMatch(/check by audit\.$/);
    // What reads changes nothing.
    expect(await sentence('withdrawals')).toMatch(/does not answer as expected/);
  });

  it('is waited for as long as the command says', async () => {
    const deaf = createServer(() => {});
    await new Promise<void>((resolve) => void deaf.listen(0, '127.0.0.1', resolve));
    const config = loadConfig({ PORT: String((deaf.address() as AddressInfo).port) }, []);
    const line = commandOf({ args: ['lock', 'ann'], options: { reason: 'a test' }, merchant: 'parlour' });
    await expect(send(config, 'staff_ann', { ...line, withinMs: 50 })).rejects.toThrow(
      /no answer within 0\.05 s\. It may have been done/,
    );
    deaf.closeAllConnections();
    deaf.close();
  });
});
