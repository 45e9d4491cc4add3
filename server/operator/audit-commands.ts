import type { ResponseOf } from '../../contract/define.ts';
import { operatorAudit } from '../../contract/operator-audit.ts';
import { operator } from '../../contract/operator.ts';
import { noMoreThan, oneOf, WrongCommand, type Command, type CommandSet, type CommandInput } from './command-line.ts';

/** Verifying reads every entry. */
const VERIFY_WITHIN_MS = 10 * 60_000;

const PROBLEMS = {
  changed: 'was changed',
  out_of_place: 'does not follow the entry before it: one is missing, added or moved',
  missing: 'was the last one, and is missing or not the last any more',
} as const;

/** Prints the audit, or verifies it. A broken chain is an error. */
const audit = (input: CommandInput): Command => {
  const { merchant, args } = input;
  if (args[1] !== undefined) {
    oneOf(args[1], ['verify']);
    noMoreThan(input, 2);
    return {
      endpoint: operatorAudit.verifyAudit,
      request: { merchant },
      withinMs: VERIFY_WITHIN_MS,
      report: ({ entries, broken }: ResponseOf<typeof operatorAudit.verifyAudit>) => {
        if (broken)
          throw new WrongCommand(
            `The audit of ${merchant} is broken: entry ${broken.id} ${PROBLEMS[broken.problem]}. Intact before it: ${entries}.`,
          );
        return `The audit of ${merchant} is intact: ${entries} ${entries === 1 ? 'entry' : 'entries'}.`;
      },
    };
  }
  const { kind, member, from, until } = input.options;
  return {
    endpoint: operatorAudit.readAudit,
    request: {
      merchant,
      ...(kind !== undefined && { kind }),
      ...(member !== undefined && { account: member }),
      ...(from !== undefined && { fromMs: timeOf(from) }),
      ...(until !== undefined && { untilMs: timeOf(until) }),
    },
    report: ({ list }: ResponseOf<typeof operatorAudit.readAudit>) =>
      list.length === 0 ? 'There is no such event.' : list.map(lineOf).join('\n'),
  };
};

/** Prints what contradicts the books and waits for a person. */
const incidents = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: operatorAudit.incidents,
    request: { merchant: input.merchant },
    report: ({ list }: ResponseOf<typeof operatorAudit.incidents>) =>
      list
        .map(({ id, atMs, kind, account, details }) =>
          [id, new Date(atMs).toISOString(), kind, account ?? '-', JSON.stringify(details)].join('  '),
        )
        .join('\n') || 'There are no incidents.',
  };
};

const timeOf = (text: string): string => {
  const ms = Date.parse(text);
  if (Number.isNaN(ms) || ms < 0) throw new WrongCommand(`"${text}" is not a time; write it as 2026-01-01T00:00Z.`);
  return String(ms);
};

type Entry = ResponseOf<typeof operatorAudit.readAudit>['list'][number];

const lineOf = ({ id, atMs, action, actor, account, reason, before, after }: Entry): string =>
  [
    `${id}  ${new Date(atMs).toISOString()}  ${action}  ${actor}${account === null ? '' : `  (${account})`}`,
    reason && `reason: ${reason}`,
    before !== null && `before: ${JSON.stringify(before)}`,
    after !== null && `after:  ${JSON.stringify(after)}`,
  ]
    .filter(Boolean)
    .join('\n    ');

const restored = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: operator.restored,
    request: {},
    everybody: 'Every open page of every merchant loads everything anew, at once.',
    report: ({ epoch }: { epoch: string }) => `A new epoch, ${epoch}: open pages load everything anew.`,
  };
};

/** The audit, incidents, and the restore of a backup. */
export const operatorCommands: CommandSet = {
  help: `  audit [--kind <kind>] [--member <account>] [--from 2026-01-01T00:00Z] [--until 2026-02-01T00:00Z]
                                                    the latest 100 significant events, the newest first
  audit verify                                      verifies the whole chain, and names the first broken entry
  incidents                                         what vendors and payment providers said that contradicts the books
                                                    and moved nothing: the latest 100, the newest first
  restored                                          after a restore: every page throws away what it holds`,
  commands: { audit, incidents, restored },
  options: ['kind', 'member', 'from', 'until'],
};
