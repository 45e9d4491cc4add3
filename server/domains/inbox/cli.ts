import type { ResponseOf } from '../../../contract/define.ts';
import { inbox, type Purpose } from '../../../contract/inbox.ts';
import {
  noMoreThan,
  oneOf,
  reasonOf,
  textsIn,
  word,
  WrongCommand,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

/** Whom a message to many members is for; undefined: one member. */
const receiversIn = ({ options }: CommandInput) => {
  const input = (['all', 'level', 'team'] as const).filter((name) => options[name] !== undefined);
  if (input.length > 1) throw new WrongCommand(`--${input.join(' and --')} exclude one another.`);
  switch (input[0]) {
    case 'all':
      return { kind: 'all' as const };
    case 'level':
      if (!/^[1-9]\d{0,2}$/.test(options['level']!))
        throw new WrongCommand('A level is a number; 1 are the members without an upline.');
      return { kind: 'level' as const, level: Number(options['level']) };
    case 'team':
      return { kind: 'team' as const, account: options['team'] };
    default:
      return undefined;
  }
};

/** `--about`; a message to one member is about the account unless it says otherwise. */
const purposeOf = ({ options }: CommandInput, usual?: Purpose): Purpose => {
  const purpose = options['about'] ?? usual;
  if (purpose === undefined) throw new WrongCommand('Say what it is about: --about account|service|marketing.');
  return oneOf(purpose, ['account', 'service', 'marketing']);
};

const WHOM = { all: 'every member', level: 'every member of a level', team: 'every member of a team' } as const;

const toMany = (input: CommandInput, to: { kind: keyof typeof WHOM }): Command => {
  const text = word(input, 1, 'the text');
  noMoreThan(input, 2);
  return {
    endpoint: inbox.broadcast,
    request: {
      merchant: input.merchant,
      to,
      agentsOnly: input.options['agents'] !== undefined,
      purpose: purposeOf(input),
      texts: textsIn(input, 'title', text),
      ...reasonOf(input),
    },
    everybody: `This sends a message to ${WHOM[to.kind]} at ${input.merchant}. It cannot be taken back.`,
    report: ({ id, isNew }: { id: number; isNew: boolean }) =>
      isNew
        ? `Message ${id} is being sent; see it with: broadcasts.`
        : `Nothing is sent: message ${id} said the same to the same members within 24 hours.`,
  };
};

const message = (input: CommandInput): Command => {
  const { merchant, options } = input;
  const to = receiversIn(input);
  if (to) return toMany(input, to);
  if (options['agents'] !== undefined) throw new WrongCommand('--agents goes with --all, --level or --team.');
  const account = word(input, 1, 'the account');
  const text = word(input, 2, 'the text');
  noMoreThan(input, 3);
  return {
    endpoint: inbox.write,
    request: {
      merchant,
      account,
      purpose: purposeOf(input, 'account'),
      texts: textsIn(input, 'title', text),
      ...reasonOf(input),
    },
    report: ({ id }: { id: number }) => `Message ${id} is sent to ${account}.`,
  };
};

const namesOf = ({ to, agentsOnly }: Broadcasts['list'][number]): string => {
  const who = to.kind === 'all' ? 'everybody' : to.kind === 'level' ? `level ${to.level}` : `the team of ${to.account}`;
  return agentsOnly ? `agents of ${who}` : who;
};

type Broadcasts = ResponseOf<typeof inbox.broadcasts>;
const broadcasts = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: inbox.broadcasts,
    request: { merchant: input.merchant },
    report: ({ list }: Broadcasts) =>
      list.length === 0
        ? 'No message went to many members.'
        : list
            .map(
              (each) =>
                `${each.id}  ${new Date(each.atMs).toISOString()}  to ${namesOf(each)}, ${each.purpose}: ${each.sent} sent${each.isFinished ? '' : ' so far'}\n    ${JSON.stringify(each.text)}`,
            )
            .join('\n'),
  };
};

interface Reported {
  list: { id: number; atMs: number; reporter: string; sender: string; text: string }[];
}

const reports = (input: CommandInput): Command => {
  const { merchant, args } = input;
  if (args[1] === undefined)
    return {
      endpoint: inbox.reports,
      request: { merchant },
      report: ({ list }: Reported) =>
        list.length === 0
          ? 'No message is reported.'
          : list
              .map(
                ({ id, atMs, reporter, sender, text }) =>
                  `${id}  ${new Date(atMs).toISOString()}  ${reporter} about ${sender}\n    ${JSON.stringify(text)}`,
              )
              .join('\n'),
    };
  oneOf(args[1], ['close']);
  const id = word(input, 2, 'the number of the report');
  noMoreThan(input, 3);
  if (!/^\d{1,15}$/.test(id)) throw new WrongCommand(`"${id}" is not the number of a report.`);
  return {
    endpoint: inbox.closeReport,
    request: { merchant, id: Number(id), ...reasonOf(input) },
    report: () => `Report ${id} is closed.`,
  };
};

/** Messages to members, and messages that members reported. */
export const inboxCommands: CommandSet = {
  help: `  message <account> "Text" [--<language> "正文"]
  message --all|--level <number>|--team <agent> [--agents] --about account|service|marketing "Text" [--<language> "正文"]
                                                    to all members, those of a level of the tree (1: without an upline), or an
                                                    agent and everybody below it; --agents: only to agents among them;
                                                    excluded members receive what is about the account alone
  broadcasts                                        messages to many members, and how far they are sent
  reports                                           messages that members reported, the newest first
  reports close <number> --reason "why"`,
  commands: { message, broadcasts, reports },
  options: ['level', 'team', 'about'],
  switches: ['all', 'agents'],
  checkBy: { message: 'broadcasts' },
  refusals: {
    recipient_unknown: 'There is no such member, or no such agent.',
    recipient_excluded:
      'The member is excluded or in a cool-off: only a message about the account may be sent (--about account).',
  },
};
