import type { ResponseOf } from '../../../contract/define.ts';
import { missionsOperator as contract, type MissionStatus } from '../../../contract/missions-operator.ts';
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
const WAYS = ['put', 'list', 'preview', 'run', 'pause', 'end'] as const;

const lineOf = ({ code, title, kind, period, state, termsVersion, changesOn, ...sums }: MissionStatus): string =>
  `${code}  ${title}  ${kind}  ${period}  ${state}  terms ${termsVersion}${changesOn === null ? '' : ` from ${changesOn}`}  ` +
  `${sums.members} members, ${sums.reached} reached it, ${sums.given} prizes`;

const previewText = ({ mission, score, refusal }: ResponseOf<typeof contract.preview>): string => {
  const reached = mission
    ? mission.conditions.map(({ kind, target }, at) => `${kind} ${mission.values[at]} of ${target}`).join(', ')
    : `score ${score}`;
  return `${reached}. ${refusal === null ? 'Would have a part in the prize.' : `Would get nothing: ${refusal}.`}`;
};

const mission = (input: CommandInput): Command => {
  const { merchant } = input;
  const way = oneOf(word(input, 1, WAYS.join(', ')), WAYS);
  if (way === 'list') {
    noMoreThan(input, 2);
    return {
      endpoint: contract.list,
      request: { merchant },
      report: ({ list }: { list: MissionStatus[] }) =>
        list.map(lineOf).join('\n') || 'There is no mission yet. Make one with: mission put <file>.',
    };
  }
  const named = word(input, 2, way === 'put' ? 'the file' : 'the code');
  if (way === 'preview') {
    const account = word(input, 3, 'the account');
    noMoreThan(input, 4);
    return { endpoint: contract.preview, request: { merchant, code: named, account }, report: previewText };
  }
  noMoreThan(input, 3);
  const reason = neededReason(input);
  return way === 'put'
    ? { endpoint: contract.put, request: { merchant, mission: jsonFile(named), reason }, report: lineOf }
    : { endpoint: contract.setState, request: { merchant, code: named, state: STATE[way], reason }, report: lineOf };
};

/** Missions and leaderboards. Amounts are in minor units. */
export const missionCommands: CommandSet = {
  help: `  mission list                                      missions and leaderboards with what they have given
  mission put <file.json> --reason "why"            makes one as a draft, or changes it (docs/missions.md)
  mission preview <code> <account>                  what a member has reached of it and would get
  mission run|pause|end <code> --reason "why"       what was reached can still be claimed`,
  commands: { mission },
  refusals: { mission_wrong: faultsText('place') },
};
