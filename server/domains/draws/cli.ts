import type { ResponseOf } from '../../../contract/define.ts';
import type { ShownPrize } from '../../../contract/prizes.ts';
import { drawsOperator as contract, type DrawStatus } from '../../../contract/draws-operator.ts';
import {
  jsonFile,
  neededReason,
  noMoreThan,
  oneOf,
  word,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';
import { faultsText } from '../../operator/file-faults.ts';

const STATE = { run: 'running', pause: 'paused', end: 'ended' } as const;
const WAYS = ['put', 'run', 'pause', 'end', 'value', 'preview'] as const;

const lineOf = ({ code, title, kind, state, fromDay, toDay, members, turns, given, raffle }: DrawStatus): string =>
  `${code}  ${title}  ${kind}  ${state}  ${fromDay ?? '…'} to ${toDay ?? '…'}  ${members} members, ` +
  `${turns} ${kind === 'raffle' ? 'tickets' : 'turns'}, ${given} prizes` +
  (raffle?.awaitsPublicValue ? '  waits for its public value: draw value <code> <value>' : '');

const prizeText = (prize: ShownPrize | null): string => {
  if (prize === null) return 'nothing';
  return prize.kind === 'points' ? `${prize.points} points` : `${prize.title}: ${prize.amount}`;
};

const previewText = (preview: ResponseOf<typeof contract.preview>): string => {
  const { code, account, state, refusal, nextAtMs, gets, because } = preview;
  const open = refusal === null ? 'can take part now' : `cannot take part now: ${refusal}`;
  const next = nextAtMs === null ? '' : `, again at ${new Date(nextAtMs).toISOString()}`;
  return [
    `${account} ${open}${next} (${code} is ${state}).`,
    ...gets.map(
      ({ name, prize, odds }) =>
        `  would get ${name}: ${prizeText(prize)}${odds === null ? '' : `, ${odds / 10_000} %`}`,
    ),
    `  because ${Object.entries(because)
      .map(([name, figure]) => `${name} ${figure}`)
      .join(', ')}`,
  ].join('\n');
};

const draw = (input: CommandInput): Command => {
  const { merchant } = input;
  const way = oneOf(word(input, 1, WAYS.join(', ')), WAYS);
  const named = word(input, 2, way === 'put' ? 'the file' : 'the code');
  if (way === 'preview') {
    const account = word(input, 3, 'the account');
    noMoreThan(input, 4);
    return { endpoint: contract.preview, request: { merchant, code: named, account }, report: previewText };
  }
  if (way === 'value') {
    const value = word(input, 3, 'the value');
    noMoreThan(input, 4);
    const request = { merchant, code: named, value, reason: neededReason(input) };
    return { endpoint: contract.setPublicValue, request, report: lineOf };
  }
  noMoreThan(input, 3);
  const reason = neededReason(input);
  return way === 'put'
    ? { endpoint: contract.put, request: { merchant, draw: jsonFile(named), reason }, report: lineOf }
    : { endpoint: contract.setState, request: { merchant, code: named, state: STATE[way], reason }, report: lineOf };
};

const draws = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: contract.list,
    request: { merchant: input.merchant },
    report: ({ list }: { list: DrawStatus[] }) =>
      list.map(lineOf).join('\n') || 'There is no draw yet. Make one with: draw put <file>.',
  };
};

/** Wheels, raffles and sign-in calendars. Amounts are in minor units. */
export const drawCommands: CommandSet = {
  help: `  draws                                             wheels, raffles and sign-in calendars with what they gave
  draw put <file.json> --reason "why"               makes one as a draft, or changes it (docs/draws.md)
  draw run|pause|end <code> --reason "why"
  draw preview <code> <account>                     what the member would get, and why
  draw value <code> <value> --reason "why"          the value of a raffle's public source`,
  commands: { draw, draws },
  refusals: { draw_wrong: faultsText('draw') },
};
