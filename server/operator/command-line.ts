import type { EndpointSpec } from '../../contract/define.ts';
import { LANGUAGES, type Language, type Money } from '../../contract/primitives.ts';

/** One call that a command line stands for, and the sentence that tells of its answer. */
export interface Command {
  endpoint: EndpointSpec;
  request: Record<string, unknown>;
  told(value: never): string;
}

/** What is wrong with a command line, in one sentence. */
export class WrongCommand extends Error {}

/** A command line: its words, its options, and the brand that it is about. */
export interface Given {
  words: readonly string[];
  options: Readonly<Record<string, string>>;
  merchant: string;
}

/** Every language but English, whose texts stand in the command itself. */
const OTHERS = LANGUAGES.filter((language) => language !== 'EN');
const optionOf = (language: Language, what: 'title' | 'body'): string =>
  language.toLowerCase() + (what === 'body' ? '-body' : '');

/** The options that bear a text in another language: `--cn` its title, `--cn-body` its body (SYS-08). */
export const TEXT_OPTIONS: readonly string[] = OTHERS.flatMap((language) => [
  optionOf(language, 'title'),
  optionOf(language, 'body'),
]);

/** A text in English, and in whichever languages the options have it. */
export const textsIn = (
  { options }: Given,
  what: 'title' | 'body',
  english: string,
): Partial<Record<Language, string>> => {
  const given = OTHERS.map((language) => [language, options[optionOf(language, what)]] as const);
  return { EN: english, ...Object.fromEntries(given.filter(([, text]) => text)) };
};

/** The word at this place; throws WrongCommand with `what` is missing. */
export const word = ({ words }: Given, at: number, what: string): string => {
  const found = words[at];
  if (found === undefined) throw new WrongCommand(`Missing: ${what}. See npm run operator -- help.`);
  return found;
};
/** A title without quotes, or a word meant for another command, must not be passed over in silence. */
export const noMoreThan = ({ words }: Given, count: number): void => {
  if (words.length > count)
    throw new WrongCommand(`"${words[count]}" is a word too many; a text of several words stands in quotes.`);
};
/** The word, where it is one of those allowed. */
export const oneOf = <T extends string>(given: string, allowed: readonly T[]): T => {
  const found = allowed.find((each) => each === given);
  if (found === undefined) throw new WrongCommand(`"${given}" is not one of: ${allowed.join(', ')}.`);
  return found;
};
/** The reason, where one was given. */
export const reasonOf = ({ options }: Given): { reason?: string } =>
  options['reason'] ? { reason: options['reason'] } : {};

/** The reason, which must be there. */
export const neededReason = (given: Given): string => {
  const { reason } = reasonOf(given);
  if (!reason || reason.length < 3)
    throw new WrongCommand('A reason is needed: --reason "why", of at least 3 letters.');
  return reason;
};

/** An amount of money in words, as `12.50 USD`. */
export const sumOf = ({ amount, currency, exponent }: Money): string => {
  const digits = String(amount).padStart(exponent + 1, '0');
  return `${exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`} ${currency}`;
};
