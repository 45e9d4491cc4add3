import type { ResponseOf } from '../../../contract/define.ts';
import { chatOperator as contract, type LoggedMessage, type OperatorRoom } from '../../../contract/chat-operator.ts';
import {
  idOf,
  jsonFile,
  neededReason,
  noMoreThan,
  oneOf,
  wholeNumber,
  word,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';

const WAYS = ['rooms', 'messages', 'reports', 'delete', 'keep', 'mute', 'slow', 'shut', 'open', 'words'] as const;
type Way = (typeof WAYS)[number];

const when = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
const roomLine = ({ id, kind, of, title, closed, slowSeconds, present, lastMessageAtMs }: OperatorRoom): string =>
  `${id}  ${kind} ${of}${title ? ` (${title})` : ''}  ${present} present${closed ? '  shut' : ''}` +
  `${slowSeconds > 0 ? `  one message in ${slowSeconds} s` : ''}  ${lastMessageAtMs === null ? 'no messages' : when(lastMessageAtMs)}`;
const messageLine = ({ id, room, account, name, text, roundId, atMs, deletedAtMs }: LoggedMessage): string =>
  `${id}  ${when(atMs)}  room ${room}  ${account} as ${name}: ${JSON.stringify(text)}` +
  `${roundId === null ? '' : `  round ${roundId}`}${deletedAtMs === null ? '' : '  deleted'}`;
const listed =
  <T>(line: (row: T) => string, none: string) =>
  ({ list }: { list: T[] }) =>
    list.map(line).join('\n') || none;

const roomOf = (input: CommandInput): number => wholeNumber('The room', word(input, 2, 'the number of the room'));

type Report = ResponseOf<typeof contract.reports>['list'][number];
const reportLine = ({ message, reporters, reasons }: Report): string =>
  `${messageLine(message)}  reported by ${reporters}: ${reasons.join(', ')}`;

const reads: Partial<Record<Way, (input: CommandInput) => Command>> = {
  rooms(input) {
    noMoreThan(input, 2);
    const report = listed(roomLine, 'Nobody has opened a room yet.');
    return { endpoint: contract.rooms, request: { merchant: input.merchant }, report };
  },
  messages(input) {
    const of = word(input, 2, 'the number of a room, or an account');
    noMoreThan(input, 3);
    const which = /^\d{1,9}$/.test(of) ? { room: of } : { account: of };
    const report = listed(messageLine, 'There are no messages.');
    return { endpoint: contract.messages, request: { merchant: input.merchant, ...which }, report };
  },
  reports(input) {
    noMoreThan(input, 2);
    const report = listed(reportLine, 'No reported message waits.');
    return { endpoint: contract.reports, request: { merchant: input.merchant }, report };
  },
};

const changes: Partial<Record<Way, (input: CommandInput, common: { merchant: string; reason: string }) => Command>> = {
  delete: (input, common) => ({
    endpoint: contract.remove,
    request: { ...common, messageId: idOf(input, 'message', 'chat messages <room>') },
    report: messageLine,
  }),
  keep: (input, common) => ({
    endpoint: contract.keep,
    request: { ...common, messageId: idOf(input, 'message', 'chat reports') },
    report: messageLine,
  }),
  mute(input, common) {
    const account = word(input, 2, 'the account');
    const term = word(input, 3, 'the minutes, or off');
    noMoreThan(input, 4);
    const minutes = term === 'off' ? 0 : wholeNumber('The time in minutes', term);
    const report = ({ untilMs }: ResponseOf<typeof contract.mute>) =>
      untilMs === null ? `${account} can write.` : `${account} is muted until ${when(untilMs)}.`;
    return { endpoint: contract.mute, request: { ...common, account, minutes }, report };
  },
  slow(input, common) {
    const room = roomOf(input);
    const term = word(input, 3, 'the seconds, or off');
    noMoreThan(input, 4);
    const slowSeconds = term === 'off' ? 0 : wholeNumber('The pause in seconds', term);
    return { endpoint: contract.setRoom, request: { ...common, room, slowSeconds }, report: roomLine };
  },
  shut(input, common) {
    noMoreThan(input, 3);
    return { endpoint: contract.setRoom, request: { ...common, room: roomOf(input), closed: true }, report: roomLine };
  },
  open(input, common) {
    noMoreThan(input, 3);
    return { endpoint: contract.setRoom, request: { ...common, room: roomOf(input), closed: false }, report: roomLine };
  },
};

const words = (input: CommandInput): Command => {
  const { merchant } = input;
  const list = word(input, 2, 'a language, all or names');
  if (input.args.length === 3) {
    const report = ({ words: found }: { words: string[] }) => found.join('\n') || 'The list is empty.';
    return { endpoint: contract.words, request: { merchant, list }, report };
  }
  const request = { merchant, list, words: jsonFile(word(input, 3, 'the file')) };
  noMoreThan(input, 4);
  return {
    endpoint: contract.setWords,
    request: { ...request, reason: neededReason(input) },
    report: ({ words: count }: { words: number }) => `The list ${list} has ${count} words.`,
  };
};

const chat = (input: CommandInput): Command => {
  const way = oneOf(word(input, 1, WAYS.join(', ')), WAYS);
  if (way === 'words') return words(input);
  return reads[way]?.(input) ?? changes[way]!(input, { merchant: input.merchant, reason: neededReason(input) });
};

/** Moderation of the chat. */
export const chatCommands: CommandSet = {
  help: `  chat rooms                                        rooms that somebody has opened, with their numbers
  chat messages <room>|<account>                    newest messages with their accounts, for 90 days
  chat reports                                      reported messages that wait
  chat delete|keep <message> --reason "why"         decides on a message; a deleted one disappears from every page
  chat mute <account> <minutes>|off --reason "why"  the member reads and cannot write
  chat slow <room> <seconds>|off --reason "why"     least pause between two messages of a member
  chat shut|open <room> --reason "why"              a shut room can be read
  chat words <language>|all|names [<file.json>]     refused words, or replaces them with --reason "why" (docs/chat.md)`,
  commands: { chat },
};
