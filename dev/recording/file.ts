import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { DEEPEST, FORBIDDEN_KEYS, isWellFormed } from './encode.ts';
import {
  headerSchema,
  itemSchema,
  RECORDING_BYTES,
  RECORDING_VERSION,
  type End,
  type Item,
  type Recording,
} from './format.ts';

export type Problem =
  | 'too large'
  | 'no recording'
  | 'other version'
  | 'other merchant'
  | 'other language'
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

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The content of a file: JSON Lines, of which the last has the count and the checksum of the others. */
export const writeText = ({ header, items }: Recording): string => {
  const lines = [header, ...items.slice(0, -1)].map((line) => `${JSON.stringify(line)}\n`);
  const end: End = { ...(items.at(-1) as End), lines: lines.length, sha256: digest(lines.join('')) };
  return `${lines.join('')}${JSON.stringify(end)}\n`;
};

/** A recording as a file. */
export const write = (recording: Recording): Blob => new Blob([writeText(recording)], { type: 'application/jsonl' });

const hostile = (line: number, what: string) =>
  new RecordingError('hostile value', `Line ${line} has ${what}. The file is not read.`);

/** Refuses what no recorder writes and what a program should not touch. */
const check = (value: unknown, line: number, depth = 0): void => {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) throw hostile(line, 'a text of over 1 MB');
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST_LINE) throw hostile(line, 'values nested too deeply');
  if (Array.isArray(value)) {
    for (const each of value) check(each, line, depth + 1);
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw hostile(line, `the key “${key}”`);
    check(each, line, depth + 1);
  }
  if (!isWellFormed(value as Record<string, unknown>)) throw hostile(line, 'a value of no known kind');
};

const parse = (text: string, line: number): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // The engine's stack is the limit of nesting.
    if (error instanceof RangeError) throw hostile(line, 'values nested too deeply');
    throw new RecordingError('altered', `Line ${line} is no JSON. The file was altered, or it is no recording.`);
  }
  check(value, line);
  return value;
};

const start = z.looseObject({ parlour: z.literal('recording'), version: z.number() });

const readHeader = (text: string) => {
  const noRecording = new RecordingError('no recording', 'This file is no recording of Parlour.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw noRecording;
  }
  const begin = start.safeParse(value);
  if (!begin.success) throw noRecording;
  if (begin.data.version !== RECORDING_VERSION)
    throw new RecordingError(
      'other version',
      `The recording has version ${begin.data.version} of the format. This page reads version ${RECORDING_VERSION}.`,
    );
  check(value, 1);
  const header = headerSchema.safeParse(value);
  if (!header.success) throw wrongItem(1, header.error);
  return header.data;
};

const wrongItem = (line: number, error: z.ZodError) =>
  new RecordingError('wrong item', `Line ${line} is no item of a recording: ${z.prettifyError(error)}.`);

const readItem = (text: string, line: number): Item => {
  const item = itemSchema.safeParse(parse(text, line));
  if (!item.success) throw wrongItem(line, item.error);
  return item.data;
};

const isEnd = (text: string): boolean => {
  try {
    return (JSON.parse(text) as { item?: unknown } | null)?.item === 'end';
  } catch {
    return false;
  }
};

interface Expected {
  merchant?: string;
  language?: string;
}

/** The recording in a text. */
export const readText = (text: string, expected: Expected = {}): Recording => {
  if (text.length > RECORDING_BYTES) throw tooLarge(text.length);
  const lines = text.split('\n');
  const header = readHeader(lines[0]!);
  const { merchant = header.merchant, language = header.language } = expected;
  if (header.merchant !== merchant)
    throw new RecordingError(
      'other merchant',
      `The recording is of “${header.merchant}”. This page is of “${merchant}”.`,
    );
  if (header.language !== language)
    throw new RecordingError(
      'other language',
      `The recording is in ${header.language}. This page is in ${language}. Change the language, then open the file again.`,
    );
  // Each line ends with a line break.
  if (lines.pop() !== '' || lines.length < 3 || !isEnd(lines.at(-1)!))
    throw new RecordingError(
      'cut short',
      `The file ends after ${lines.length} lines, without an end. It was cut short.`,
    );
  const items = lines.slice(1).map((line, index) => readItem(line, index + 2));
  const end = items.at(-1) as End;
  const isWhole =
    end.lines === lines.length - 1 &&
    end.sha256 ===
      digest(
        lines
          .slice(0, -1)
          .map((line) => `${line}\n`)
          .join(''),
      );
  if (!isWhole)
    throw new RecordingError('altered', 'The file was altered after it was recorded: its checksum is another.');
  if (
    items[0]!.item !== 'base' ||
    items.slice(1).some(({ item }) => item === 'base') ||
    items.slice(0, -1).some(({ item }) => item === 'end')
  )
    throw new RecordingError('wrong item', 'A recording has one base at its beginning and one end.');
  if (items.some(({ t }, index) => index > 0 && t < items[index - 1]!.t))
    throw new RecordingError('wrong item', 'The times of the items go back.');
  return { header, items };
};

const tooLarge = (bytes: number) =>
  new RecordingError(
    'too large',
    `The file has ${Math.ceil(bytes / MEBIBYTE)} MB. Recordings have at most ${RECORDING_BYTES / MEBIBYTE} MB.`,
  );

/** The recording in a file. Its size is checked before it is loaded. */
export const read = async (file: Blob, expected?: Expected): Promise<Recording> => {
  if (file.size > RECORDING_BYTES) throw tooLarge(file.size);
  return readText(await file.text(), expected);
};
