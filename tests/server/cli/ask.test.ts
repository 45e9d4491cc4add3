import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askAt } from '../../../server/cli/ask.ts';

/** A terminal of which the test types the keys and reads the screen. */
const openTerminal = () => {
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (isRaw: boolean) => void modes.push(isRaw),
  });
  const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: 80 });
  const answer = askAt(input, output)('All play stops.');
  return { input, answer, modes, screen: () => String(output.read()) };
};

describe('the question before a command that reaches everybody', () => {
  it.each([
    ['yes', 'yes\r', true],
    ['yes in another case, with spaces', ' YES \r', true],
    ['a mistake that is corrected', 'yrs\u007f\u007fes\r', true],
    ['no', 'no\r', false],
    ['y', 'y\r', false],
    ['Enter alone', '\r', false],
    ['Ctrl-C', '\u0003', false],
    ['Ctrl-C after yes, before Enter', 'yes\u0003', false],
    ['Ctrl-D', '\u0004', false],
  ])('is answered by %s', async (_, keys, expected) => {
    const { input, answer, modes, screen } = openTerminal();
    input.write(keys);
    expect(await answer).toBe(expected);
    const shown = screen();
    expect(shown).toContain('All play stops. Go on? Type yes: ');
    // The next line of the command begins at its own beginning, and the terminal is as it was.
    expect([shown.endsWith('\n'), modes]).toEqual([true, [true, false]]);
  });

  it.each([
    ['closed', (input: PassThrough) => input.end()],
    ['closed in the midst of a word', (input: PassThrough) => input.end('ye')],
  ])('is no where the input is %s', async (_, close) => {
    const { input, answer } = openTerminal();
    close(input);
    expect(await answer).toBe(false);
  });
});
