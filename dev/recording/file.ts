import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { DEEPEST, FORBIDDEN_KEYS, isWellFormed } from './encode.ts';
import { headerSchema, itemSchema, RECORDING_BYTES, RECORDING_VERSION, type End, type Recording } from './format.ts';

type Problem =
  | 'too large'
  | 'no recording'
  | 'other version'
  | 'cut short'
  | 'altered'
  | 'hostile value'
  | 'wrong item';

/** Why a file is not read, for a person. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
  readonly problem: Problem;
  constructor(problem: Problem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** The longest text in a file: larger ones are no data of the site. */
const LONGEST_TEXT = 1_000_000;
/** Tags and items add levels to those of the values. */
const DEEPEST_LINE = 3 * DEEPEST;
const MEBIBYTE = 1024 * 1024;

const digest = (lines: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(lines.map((line) => `${line}\n`).join(''))));

/** The content of a file: JSON Lines, of which the last has the count and the checksum of the others. */
export const writeText = ({ header, items }: Recording): string => {
  const lines = [header, ...items.slice(0, -1)].map((line) => JSON.stringify(line));
  const end: End = { ...(items.at(-1) as End), lines: lines.length, sha256: digest(lines) };
  return `${[...lines, JSON.stringify(end)].join('\n')}\n`;
};

const hostile = (line: number, what: string) =>
  new RecordingError('hostile value', `Line ${line} has ${what}. The file is not read.`);

/** Refuses what no recorder writes and what a program should not touch. */
const check = (value: unknown, line: number, depth = 0): void => {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) throw hostile(line, 'a text of over 1 MB');
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST_LINE) throw hostile(line, 'values nested too deeply');
  for (const [key, each] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw hostile(line, `the key “${key}”`);
    check(each, line, depth + 1);
  }
  if (!Array.isArray(value) && !isWellFormed(value as Record<string, unknown>))
    throw hostile(line, 'a value of no known kind');
};

/** The value of a line, as its schema says. */
const readLine = <T>(text: string, line: number, schema: z.ZodType<T>): T => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // The engine's stack is the limit of nesting.
    if (error instanceof RangeError) throw hostile(line, 'values nested too deeply');
    throw new RecordingError('altered', `Line ${line} is no JSON. The file was altered, or it is no recording.`);
  }
  check(value, line);
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new RecordingError('wrong item', `Line ${line} is no item of a recording: ${z.prettifyError(read.error)}.`);
};

const START = /^\{"parlour":"recording","version":(\d+),/;

const readHeader = (text: string): Recording['header'] => {
  const [, version] = START.exec(text) ?? [];
  if (version === undefined) throw new RecordingError('no recording', 'This file is no recording of Parlour.');
  if (Number(version) === RECORDING_VERSION) return readLine(text, 1, headerSchema);
  throw new RecordingError(
    'other version',
    `The recording has version ${version} of the format. This page reads version ${RECORDING_VERSION}.`,
  );
};

const checkSize = (bytes: number) => {
  if (bytes <= RECORDING_BYTES) return;
  const [has, max] = [bytes, RECORDING_BYTES].map((each) => Math.ceil(each / MEBIBYTE));
  throw new RecordingError('too large', `The file has ${has} MB. Recordings have at most ${max} MB.`);
};

/** The recording in a text. */
export const readText = (text: string): Recording => {
  checkSize(text.length);
  const lines = text.split('\n');
  const header = readHeader(lines[0]!);
  // Each line ends with a line break.
  if (lines.pop() !== '' || lines.length < 3 || !lines.at(-1)!.startsWith('{"item":"end",'))
    throw new RecordingError(
      'cut short',
      `The file ends after ${lines.length} lines, without an end. It was cut short.`,
    );
  const items = lines.slice(1).map((line, index) => readLine(line, index + 2, itemSchema));
  const end = items.at(-1) as End;
  if (end.lines !== lines.length - 1 || end.sha256 !== digest(lines.slice(0, -1)))
    throw new RecordingError('altered', 'The file was altered after it was recorded: its checksum is another.');
  if (items.some(({ item }, at) => (item === 'base') !== (at === 0) || (item === 'end') !== (at === items.length - 1)))
    throw new RecordingError('wrong item', 'A recording has one base at its beginning and one end.');
  if (items.some(({ t }, index) => index > 0 && t < items[index - 1]!.t))
    throw new RecordingError('wrong item', 'The times of the items go back.');
  return { header, items };
};

/** The recording in a file. Its size is checked before it is loaded. */
export const read = async (file: Blob): Promise<Recording> => {
  checkSize(file.size);
  return readText(await file.text());
};
