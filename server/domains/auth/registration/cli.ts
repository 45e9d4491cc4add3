import { registration } from '../../../../contract/register.ts';
import { REGISTER_FIELDS, type FieldRule } from '../../../../contract/register-fields.ts';
import {
  noMoreThan,
  oneOf,
  reasonOf,
  word,
  WrongCommand,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../../operator/command-line.ts';

const NUMBERS: Record<string, string> = { pattern: 'patternId', min: 'minLength', max: 'maxLength' };

const numberOf = ({ options }: CommandInput, name: string): Record<string, number> => {
  const text = options[name];
  if (text === undefined) return {};
  if (!/^\d{1,3}$/.test(text)) throw new WrongCommand(`--${name} "${text}" is not a number.`);
  return { [NUMBERS[name]!]: Number(text) };
};

const registerField = (input: CommandInput): Command => {
  const field = oneOf(word(input, 1, 'the name of the field'), REGISTER_FIELDS);
  const way = oneOf(word(input, 2, 'on or off'), ['on', 'off']);
  noMoreThan(input, 3);
  const { merchant, options } = input;
  const required = options['required'] && { required: oneOf(options['required'], ['on', 'off']) === 'on' };
  const numbers = Object.keys(NUMBERS).map((name) => numberOf(input, name));
  return {
    endpoint: registration.setField,
    request: Object.assign(
      { merchant, field, enabled: way === 'on', ...required, ...reasonOf(input) },
      ...numbers,
    ) as {},
    report: ({ enabled, required, patternId, minLength, maxLength }: FieldRule) =>
      `${field} is ${enabled ? (required ? 'required' : 'optional') : 'off'}: pattern ${patternId}, ${minLength} to ${maxLength} characters.`,
  };
};

const affiliate = (input: CommandInput): Command => {
  const code = word(input, 1, 'the code');
  const account = word(input, 2, 'the account of the agent');
  noMoreThan(input, 3);
  const domain = input.options['domain'] ?? null;
  return {
    endpoint: registration.setAffiliate,
    request: { merchant: input.merchant, code, account, domain, ...reasonOf(input) },
    report: () => `${code} brings newcomers to ${account}, ${domain ? `on ${domain}` : 'on every domain'}.`,
  };
};

const terms = (input: CommandInput): Command => {
  const version = word(input, 1, 'the version of the terms');
  noMoreThan(input, 2);
  return {
    endpoint: registration.setTerms,
    request: { merchant: input.merchant, version, ...reasonOf(input) },
    everybody: `Every member of ${input.merchant} is asked for the terms ${version} at once.`,
    report: () => `The terms ${version} hold; every member is asked for them.`,
  };
};

/** What registration asks for, affiliates' codes and terms. */
export const registrationCommands: CommandSet = {
  help: `  register-field <field> on|off [--required on|off] [--pattern 0..24] [--min 1] [--max 200]
                                                    what registration asks for; fields and patterns: docs/patterns.md
  affiliate <code> <account> [--domain play.example.com]    a code that brings newcomers into this agent's team
  terms <version>                                   other terms hold from now on: every member is asked again`,
  commands: { 'register-field': registerField, affiliate, terms },
  options: ['required', 'pattern', 'min', 'max', 'domain'],
  refusals: {
    pattern_reserved: 'That pattern is reserved, or cannot be used for this field; see docs/patterns.md.',
    field_bounds_wrong: 'These bounds are not possible for this field.',
    field_always_requested: 'This field is always asked for, in this form.',
  },
};
