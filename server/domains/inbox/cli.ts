import { inbox } from '../../../contract/inbox.ts';
import {
  noMoreThan,
  oneOf,
  reasonOf,
  textsIn,
  word,
  WrongCommand,
  type Command,
  type CommandSet,
  type Given,
} from '../../operator/command-line.ts';

const message = (given: Given): Command => {
  const { merchant } = given;
  const account = word(given, 1, 'the account');
  const text = word(given, 2, 'the text');
  noMoreThan(given, 3);
  return {
    endpoint: inbox.write,
    request: { merchant, account, texts: textsIn(given, 'title', text), ...reasonOf(given) },
    told: ({ id }: { id: number }) => `Message ${id} is sent to ${account}.`,
  };
};

interface Reported {
  list: { id: number; atMs: number; reporter: string; sender: string; text: string }[];
}

const reports = (given: Given): Command => {
  const { merchant, words } = given;
  if (words[1] === undefined)
    return {
      endpoint: inbox.reports,
      request: { merchant },
      told: ({ list }: Reported) =>
        list.length === 0
          ? 'No message is reported.'
          : list
              .map(
                ({ id, atMs, reporter, sender, text }) =>
                  `${id}  ${new Date(atMs).toISOString()}  ${reporter} about ${sender}\n    ${JSON.stringify(text)}`,
              )
              .join('\n'),
    };
  oneOf(words[1], ['close']);
  const id = word(given, 2, 'the number of the report');
  noMoreThan(given, 3);
  if (!/^\d{1,15}$/.test(id)) throw new WrongCommand(`"${id}" is not the number of a report.`);
  return {
    endpoint: inbox.closeReport,
    request: { merchant, id: Number(id), ...reasonOf(given) },
    told: () => `Report ${id} is closed.`,
  };
};

/** Messages to members, and messages that members reported. */
export const inboxCommands: CommandSet = {
  help: `  message <account> "Text" [--<language> "正文"]
  reports                                           messages that members reported, the newest first
  reports close <number> --reason "why"`,
  commands: { message, reports },
  refusals: { recipient_unknown: 'There is no member of this account.' },
};
