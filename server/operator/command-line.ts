import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EndpointSpec } from '../../contract/define.ts';
import { LANGUAGES, type Language, type Money } from '../../contract/primitives.ts';
import { decimal } from '../shared/decimal.ts';

/** The call for a command line, and the sentence that reports its answer. */
export interface Command {
  endpoint: EndpointSpec;
  request: Record<string, unknown>;
  /** Makes the sentence. Throws WrongCommand if the answer reports a fault. */
  report(value: never): string;
  /** The request for the next part of a long answer; null after the last. Parts are printed as they come. */
  next?(value: never): Record<string, unknown> | null;
  /** Longest wait for the answer, where it is not the usual one. */
  withinMs?: number;
  /** What it does to everybody, as a sentence: a person confirms it first, or the line has `--yes`. */
  everybody?: string;
  /** The command that shows whether it was done, if its answer does not come. `audit` if absent. */
  checkBy?: string;
}

/** An error in a command line, in one sentence. */
export class WrongCommand extends Error {}

/** A parsed command line: its words, its options, and its merchant. */
export interface CommandInput {
  args: readonly string[];
  options: Readonly<Record<string, string>>;
  merchant: string;
}

/** The commands that one domain brings. */
export interface CommandSet {
  /** Its lines of the help text. */
  readonly help: string;
  readonly commands: Readonly<Record<string, (input: CommandInput) => Command>>;
  /** Names of the options with a text that its commands read, besides those that every command has. */
  readonly options?: readonly string[];
  /** Names of its options without a text. A given one reads as "yes". */
  readonly switches?: readonly string[];
  /** The command that shows whether one of its commands was done, by that command's name. */
  readonly checkBy?: Readonly<Record<string, string>>;
  /** Sentences for failures of its endpoints, by key; as functions of the failure's details where these make the sentence. */
  readonly refusals?: Readonly<Record<string, string | ((details: unknown) => string)>>;
}

/** Every language except English, whose texts are arguments of the command itself. */
const OTHERS = LANGUAGES.filter((language) => language !== 'EN');
const optionOf = (language: Language, what: 'title' | 'body'): string =>
  language.toLowerCase() + (what === 'body' ? '-body' : '');

/** Options with a text in another language: `--cn` for its title, `--cn-body` for its body (SYS-08). */
export const TEXT_OPTIONS: readonly string[] = OTHERS.flatMap((language) => [
  optionOf(language, 'title'),
  optionOf(language, 'body'),
]);

/** Returns a text in English and in the languages given by options. */
export const textsIn = (
  { options }: CommandInput,
  what: 'title' | 'body',
  english: string,
): Partial<Record<Language, string>> => {
  const input = OTHERS.map((language) => [language, options[optionOf(language, what)]] as const);
  return { EN: english, ...Object.fromEntries(input.filter(([, text]) => text)) };
};

/** Returns the word at this position. Throws WrongCommand if `what` is missing. */
export const word = ({ args }: CommandInput, at: number, what: string): string => {
  const found = args[at];
  if (found === undefined) throw new WrongCommand(`Missing: ${what}. See npm run operator -- help.`);
  return found;
};
/** Throws on extra words, such as a title without quotes or a word of another command. */
export const noMoreThan = ({ args }: CommandInput, count: number): void => {
  if (args.length > count)
    throw new WrongCommand(`"${args[count]}" is a word too many; a text of several words stands in quotes.`);
};
/** Returns the word if it is allowed; throws otherwise. */
export const oneOf = <T extends string>(input: string, allowed: readonly T[]): T => {
  const found = allowed.find((each) => each === input);
  if (found === undefined) throw new WrongCommand(`"${input}" is not one of: ${allowed.join(', ')}.`);
  return found;
};
/** Returns the reason, if given. */
export const reasonOf = ({ options }: CommandInput): { reason?: string } =>
  options['reason'] ? { reason: options['reason'] } : {};

/** Returns the reason. Throws if it is missing. */
export const neededReason = (input: CommandInput): string => {
  const { reason } = reasonOf(input);
  if (!reason || reason.length < 3)
    throw new WrongCommand('A reason is needed: --reason "why", of at least 3 letters.');
  return reason;
};

/** Returns an option that must be there. */
export const neededOption = ({ options }: CommandInput, name: string): string => {
  const value = options[name];
  if (!value) throw new WrongCommand(`Missing: --${name}. See npm run operator -- help.`);
  return value;
};

/** Returns a whole number, which may have a sign. */
export const wholeNumber = (name: string, text: string): number => {
  if (!/^-?\d{1,13}$/.test(text)) throw new WrongCommand(`${name} is "${text}", but must be a whole number.`);
  return Number(text);
};

/** Returns the content of a file. An error names its whole path, because npm runs commands in the folder of package.json. */
export const bytesOf = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new WrongCommand(`${path.resolve(file)} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
};

/** Returns the text of a file. */
export const textFile = (file: string): string => bytesOf(file).toString('utf8');

/** Returns the content of a JSON file. */
export const jsonFile = (file: string): unknown => {
  const text = textFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WrongCommand(`${file} is no JSON: ${(error as Error).message}`);
  }
};

/** Formats an amount of money, such as `12.50 USD`. */
export const sumOf = ({ amount, currency, exponent }: Money): string => `${decimal(amount, exponent)} ${currency}`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Returns the id of a deposit, a withdrawal or a part, the third and last word. `list` is the command that shows them. */
export const idOf = (input: CommandInput, what: string, list: string): string => {
  const id = word(input, 2, `the id of the ${what}`);
  noMoreThan(input, 3);
  if (!UUID.test(id)) throw new WrongCommand(`"${id}" is not the id of a ${what}; see them with: ${list}.`);
  return id;
};

/** Says that nothing happened yet: a second member of staff must approve this proposal. */
export const waitsFor = (proposal: string): string =>
  `It waits for a second member of staff, nothing is done yet: proposal approve ${proposal}`;
