import { beforeAll, describe, expect, it } from 'vitest';
import { read, readText, RecordingError, writeText } from '../recording/file.ts';
import { RECORDING_BYTES, type Recording } from '../recording/format.ts';
import { MEMBER_KEY } from '../../tests/models/support/samples.ts';
import { recordedPage } from './support.ts';

let recording: Recording;
let text: string;
beforeAll(async () => {
  const page = recordedPage();
  await page.open();
  page.live.tell('balance', MEMBER_KEY, { amount: 1, currency: 'USD', exponent: 2 });
  recording = page.recorder.recording();
  text = writeText(recording);
});

/** Why the text is refused. */
const problemOf = (content: string) => {
  try {
    readText(content);
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    expect(error.message).toMatch(/^[A-Z].+\.$/s);
    return error.problem;
  }
  return null;
};
/** The text with one line replaced, and a checksum that fits. */
const withLine = (at: number, line: string) => {
  const items = [...recording.items];
  const valid = writeText(recording).split('\n');
  valid[at] = line;
  // The checksum of a hostile author is right.
  const header = JSON.parse(valid[0]!) as Recording['header'];
  items[at - 1] = JSON.parse(line) as never;
  return writeText({ header, items });
};

describe('a file of a recording', () => {
  it('is read as it was written', async () => {
    const again = await read(new Blob([text]));
    expect(again.header).toEqual(recording.header);
    expect(again.items.slice(0, -1)).toEqual(recording.items.slice(0, -1));
    expect(readText(writeText(again)).items.slice(0, -1)).toEqual(again.items.slice(0, -1));
  });

  it('that was cut short is refused at each length', () => {
    const lines = text.split('\n').length;
    for (let length = text.length - 1; length > text.indexOf('\n'); length -= 97)
      expect(['cut short', 'altered']).toContain(problemOf(text.slice(0, length)));
    expect(
      problemOf(
        text
          .split('\n')
          .slice(0, lines - 2)
          .join('\n') + '\n',
      ),
    ).toBe('cut short');
  });

  it('that was altered is refused', () => {
    expect(problemOf(text.replace('"amount":1', '"amount":2'))).toBe('altered');
    const lines = text.split('\n');
    lines.splice(3, 1);
    expect(problemOf(lines.join('\n'))).toBe('altered');
  });

  it('of another version is refused by name', () => {
    expect(problemOf(text.replace('"version":1', '"version":2'))).toBe('other version');
  });

  it('over 64 MB is refused before it is loaded', async () => {
    const huge = { size: 1024 ** 3, text: () => Promise.reject(new Error('was loaded')) } as unknown as Blob;
    await expect(read(huge)).rejects.toMatchObject({ problem: 'too large' });
    expect(RECORDING_BYTES).toBe(64 * 1024 * 1024);
  });

  it('that is something else is refused', () => {
    expect(problemOf('')).toBe('no recording');
    expect(problemOf('{"log":{"version":"1.2"}}\n')).toBe('no recording');
    expect(problemOf('\u0000PNG')).toBe('no recording');
  });

  it('with items that no recorder writes is refused with the line', () => {
    expect(problemOf(withLine(2, '{"item":"input","t":-1}'))).toBe('wrong item');
    expect(problemOf(withLine(2, '{"item":"spell","t":1}'))).toBe('wrong item');
    expect(problemOf(withLine(2, JSON.stringify({ ...recording.items[1], t: 1e9 })))).toBe('wrong item');
    expect(problemOf(withLine(2, JSON.stringify(recording.items[0])))).toBe('wrong item');
  });

  it('with hostile values is refused', () => {
    const input = (value: string) => `{"item":"input","t":0,"sid":"a","name":"b","value":${value}}`;
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const deepest = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const hostile = [
      '{"__proto__":{"admin":true}}',
      '{"constructor":1}',
      '{"$map":5}',
      '{"$map":[[1]]}',
      '{"$unknown":1}',
      deep,
      deepest,
      `"${'x'.repeat(1_000_001)}"`,
    ];
    const lines = text.split('\n');
    for (const value of hostile)
      expect(problemOf([...lines.slice(0, 2), input(value), ...lines.slice(2)].join('\n')), value.slice(0, 40)).toBe(
        'hostile value',
      );
    expect(({} as { admin?: true }).admin).toBeUndefined();
  });
});
