import type { ResponseOf } from '../../../contract/define.ts';
import { rebatesOperator as contract } from '../../../contract/rebates-operator.ts';
import {
  jsonFile,
  neededOption,
  neededReason,
  noMoreThan,
  word,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';
import { faultsText } from '../../operator/file-faults.ts';

type Rules = ResponseOf<typeof contract.rules>['list'];

const percent = (millionths: number): string => `${millionths / 10_000} %`;

const rulesLine = ({ fromDay, rules: { rates, ownRates, paid, min } }: Rules[number]): string =>
  `${fromDay}  ${Object.entries(rates)
    .map(([type, rate]) => `${type} ${percent(rate)}`)
    .join(', ')}  ` +
  `${ownRates ? 'or the account’s own rate  ' : ''}${paid === 'daily' ? 'paid daily' : 'claimed by hand'}  from ${min}`;

const rules = (input: CommandInput): Command => {
  const { merchant } = input;
  if (input.args.length === 1)
    return {
      endpoint: contract.rules,
      request: { merchant },
      report: ({ list }: { list: Rules }) => list.map(rulesLine).join('\n') || 'There are no rebates yet.',
    };
  const request = { merchant, fromDay: neededOption(input, 'from'), rules: jsonFile(word(input, 1, 'the file')) };
  noMoreThan(input, 2);
  return { endpoint: contract.setRules, request: { ...request, reason: neededReason(input) }, report: rulesLine };
};

type Preview = ResponseOf<typeof contract.preview>;

const previewText = ({ account, level, rates, claimable, owed, lines, refusal }: Preview): string =>
  [
    `${account}  level ${level ?? 'none'}  ${rates.map(({ gameType, rate }) => `${gameType} ${percent(rate)}`).join(', ')}`,
    ...lines.map(
      ({ day, gameType, stake, rate, amount }) => `${day}  ${gameType}  ${stake} at ${percent(rate)}: ${amount}`,
    ),
    `To claim ${claimable}${owed > 0 ? `, owed ${owed}` : ''}${refusal === null ? '' : `; not now: ${refusal}`}`,
  ].join('\n');

const preview = (input: CommandInput): Command => {
  const account = word(input, 1, 'the account');
  noMoreThan(input, 2);
  return { endpoint: contract.preview, request: { merchant: input.merchant, account }, report: previewText };
};

/** Rules of rebates, and what a member has accrued. Amounts are in minor units. */
export const rebateRuleCommands: CommandSet = {
  help: `  rebate-rules                                      rules of rebates by day
  rebate-rules <file.json> --from <day> --reason "why"  from a day to come (docs/rebates.md)
  rebate-preview <account>                          rates of a member, what it has accrued, and why it cannot claim`,
  options: ['from'],
  commands: { 'rebate-rules': rules, 'rebate-preview': preview },
  refusals: { rebate_rules_wrong: faultsText('item') },
};
