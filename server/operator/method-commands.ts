import type { EndpointSpec } from '../../contract/define.ts';
import {
  jsonFile,
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  word,
  WrongCommand,
  type Command,
  type CommandInput,
} from './command-line.ts';

/** How a setting of a payment method is written and shown. */
type Form = 'amount' | 'amounts' | 'count' | 'percent' | 'switch';
type Setting = readonly [field: string, form: Form, mayBeNone?: 'none'];
type Value = number | boolean | readonly number[] | null;

interface Methods {
  currency: string;
  exponent: number;
  list: readonly { code: string; name: string; provider: string; settings: Record<string, Value> }[];
}

interface Endpoints {
  /** Names the commands: `<what>-methods` and `<what>-method`. */
  what: 'deposit' | 'withdrawal';
  list: EndpointSpec;
  set: EndpointSpec;
  make: EndpointSpec;
  /** By the words of the command line. */
  settings: Readonly<Record<string, Setting>>;
}

/** Millionths in a percent. */
const MICRO_OF_PERCENT = 10_000;

const wholeOf = (text: string, name: string): number => {
  if (!/^\d{1,13}$/.test(text)) throw new WrongCommand(`${name} is "${text}", but must be a whole number.`);
  return Number(text);
};

const read = (name: string, [, form, mayBeNone]: Setting, text: string): Value => {
  if (text === 'none' && mayBeNone) return form === 'amounts' ? [] : null;
  switch (form) {
    case 'amount':
    case 'count':
      return wholeOf(text, name);
    case 'amounts':
      return text.split(',').map((each) => wholeOf(each.trim(), name));
    case 'switch':
      return oneOf(text, ['on', 'off']) === 'on';
    case 'percent':
      if (!/^\d{1,3}(\.\d{1,4})?$/.test(text))
        throw new WrongCommand(`${name} is "${text}", but must be a percentage of at most four decimals, such as 1.5.`);
      return Math.round(Number(text) * MICRO_OF_PERCENT);
  }
};

const shown = ({ currency, exponent }: Methods, [, form]: Setting, value: Value): string => {
  const money = (amount: unknown) => sumOf({ amount: Number(amount), currency, exponent });
  if (value === null) return 'none';
  if (form === 'amount') return money(value);
  if (form === 'amounts') return (value as number[]).map(money).join(', ') || 'none';
  if (form === 'percent') return `${Number(value) / MICRO_OF_PERCENT} %`;
  return form === 'switch' ? (value ? 'on' : 'off') : String(value);
};

/** The commands that show and change the bounds and fees of payment methods of one direction. */
export const methodCommands = ({
  what,
  list,
  set,
  make,
  settings,
}: Endpoints): Record<string, (input: CommandInput) => Command> => {
  const report = (methods: Methods): string =>
    methods.list
      .map(({ code, provider, settings: values }) => {
        const each = Object.entries(settings).map(
          ([name, form]) => `${name} ${shown(methods, form, values[form[0]] ?? null)}`,
        );
        return `${code}  of ${provider}  ${each.join('  ')}`;
      })
      .join('\n') || `There is no ${what} method.`;
  return {
    [`${what}-methods`]: (input) => {
      noMoreThan(input, 1);
      return { endpoint: list, request: { merchant: input.merchant }, report };
    },
    [`new-${what}-method`]: (input) => {
      const code = word(input, 1, 'the code of the method');
      const file = jsonFile(word(input, 2, 'the file that describes it')) as object;
      noMoreThan(input, 3);
      return {
        endpoint: make,
        request: { ...file, merchant: input.merchant, code, reason: neededReason(input) },
        report: (methods: Methods) => report({ ...methods, list: methods.list.filter((each) => each.code === code) }),
      };
    },
    [`${what}-method`]: (input) => {
      const code = word(input, 1, `the code of the method; see them with: ${what}-methods`);
      const change: Record<string, Value> = {};
      for (let at = 2; at < Math.max(input.args.length, 3); at += 2) {
        const name = oneOf(word(input, at, 'the name of a setting'), Object.keys(settings));
        const setting = settings[name]!;
        change[setting[0]] = read(name, setting, word(input, at + 1, `the value of ${name}`));
      }
      return {
        endpoint: set,
        request: { merchant: input.merchant, code, change, reason: neededReason(input) },
        report: (methods: Methods) => report({ ...methods, list: methods.list.filter((each) => each.code === code) }),
      };
    },
  };
};
