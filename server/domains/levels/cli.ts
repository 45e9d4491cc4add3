import type { ResponseOf } from '../../../contract/define.ts';
import { levelsOperator as contract } from '../../../contract/levels.ts';
import {
  jsonFile,
  neededReason,
  noMoreThan,
  word,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';

const report = ({ ladder, members, countedDay }: ResponseOf<typeof contract.get>): string =>
  ladder === null
    ? 'There are no levels yet. Make them with: levels <file>.'
    : [
        ...ladder.levels.map(
          ({ code, stake, pointsFactor }) =>
            `${code}  from ${stake} in ${ladder.periodDays} days  points × ${pointsFactor / 1_000}  ${members[code] ?? 0} members`,
        ),
        `A fall comes after ${ladder.graceDays} days. Counted up to ${countedDay ?? 'no day yet'}.`,
      ].join('\n');

const levels = (input: CommandInput): Command => {
  const { merchant } = input;
  if (input.args.length === 1) return { endpoint: contract.get, request: { merchant }, report };
  const ladder = jsonFile(word(input, 1, 'the file'));
  noMoreThan(input, 2);
  return { endpoint: contract.put, request: { merchant, ladder, reason: neededReason(input) }, report };
};

/** Levels of members. Amounts are in minor units. */
export const levelCommands: CommandSet = {
  help: `  levels                                            levels with their members
  levels <file.json> --reason "why"                 sets them (docs/points.md)`,
  commands: { levels },
};
