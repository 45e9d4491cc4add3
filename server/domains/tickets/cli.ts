import { randomUUID } from 'node:crypto';
import { TICKET_STATES, tickets } from '../../../contract/tickets.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  word,
  WrongCommand,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';

const timeOf = (ms: number): string => new Date(ms).toISOString();

const numberOf = (input: CommandInput, at: number, what: string): string => {
  const id = word(input, at, `the number of the ${what}`);
  if (!/^\d{1,15}$/.test(id)) throw new WrongCommand(`"${id}" is not the number of a ${what}.`);
  return id;
};

/** `tickets [open|answered|closed] [--after <number>]` */
const list = (input: CommandInput): Command => {
  const { merchant, args, options } = input;
  const state = args[1] === undefined ? {} : { state: oneOf(args[1], TICKET_STATES) };
  noMoreThan(input, 2);
  return {
    endpoint: tickets.all,
    request: { merchant, ...state, ...(options['after'] ? { after: options['after'] } : {}) },
    report: ({ list: found, hasMore }: ResponseOf<typeof tickets.all>) =>
      found.length === 0
        ? 'No ticket.'
        : [
            ...found.map(
              (each) => `${each.id}  ${each.state}  ${timeOf(each.changedAtMs)}  ${each.account}  ${each.title}`,
            ),
            ...(hasMore ? [`More: --after ${found.at(-1)!.id}`] : []),
          ].join('\n'),
  };
};

const show = ({ ticket, remark, list: messages }: ResponseOf<typeof tickets.one>): string =>
  [
    `Ticket ${ticket.id} of ${ticket.account}: ${ticket.state}`,
    ...(remark ? [`Reach me: ${remark}`] : []),
    ...messages.map(({ staff, text, atMs, images }) =>
      [`${timeOf(atMs)}  ${staff ?? ticket.account}`, text, images.length ? `pictures: ${images.join(' ')}` : '']
        .filter(Boolean)
        .join('\n    '),
    ),
  ].join('\n');

/** `ticket <number>`, `ticket answer <number> "Text" [--close]`, `ticket close <number>`, `ticket picture <number>` */
const ticket = (input: CommandInput): Command => {
  const { merchant, args, options } = input;
  if (args[1] !== undefined && /^\d+$/.test(args[1])) {
    noMoreThan(input, 2);
    return { endpoint: tickets.one, request: { merchant, id: numberOf(input, 1, 'ticket') }, report: show };
  }
  const kind = oneOf(word(input, 1, 'the number of the ticket, answer, close or picture'), [
    'answer',
    'close',
    'picture',
  ]);
  const id = numberOf(input, 2, kind === 'picture' ? 'picture' : 'ticket');
  if (kind === 'answer') {
    const text = word(input, 3, 'the answer');
    noMoreThan(input, 4);
    const close = options['close'] !== undefined;
    return {
      endpoint: tickets.answer,
      request: { merchant, id: Number(id), text, close, clientId: randomUUID() },
      report: () => `Ticket ${id} is ${close ? 'answered and closed' : 'answered'}.`,
    };
  }
  noMoreThan(input, 3);
  if (kind === 'picture')
    return {
      endpoint: tickets.pictureOf,
      request: { merchant, id },
      report: ({ mediaType, base64 }: { mediaType: string; base64: string }) => `data:${mediaType};base64,${base64}`,
    };
  return {
    endpoint: tickets.closeFor,
    request: { merchant, id: Number(id), reason: neededReason(input) },
    report: () => `Ticket ${id} is closed.`,
  };
};

/** Tickets of members. */
export const ticketCommands: CommandSet = {
  help: `  tickets [open|answered|closed] [--after <number>]  what members wrote; the open ones with the longest waiting first
  ticket <number>                                   its messages and the numbers of its pictures
  ticket answer <number> "Text" [--close]           the member reads it at once
  ticket close <number> --reason "why"
  ticket picture <number>                           a picture, as a data address that a browser opens`,
  commands: { tickets: list, ticket },
  options: ['after'],
  switches: ['close'],
  checkBy: { ticket: 'tickets' },
  refusals: { ticket_full: 'The ticket has as many messages as one may have. The member can write a new one.' },
};
