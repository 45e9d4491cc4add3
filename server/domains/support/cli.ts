import { EXECUTIONS, support } from '../../../contract/support.ts';
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

const popup = (input: CommandInput): Command => {
  const { merchant, options } = input;
  const kind = oneOf(word(input, 1, 'A, B, F or withdraw'), [...EXECUTIONS, 'withdraw']);
  const text = word(input, 2, kind === 'withdraw' ? 'the number of the popup' : 'the title of the popup');
  noMoreThan(input, 3);
  if (kind === 'withdraw') {
    if (!/^\d{1,9}$/.test(text)) throw new WrongCommand(`"${text}" is not the number of a popup.`);
    const request = { merchant, id: text };
    return { endpoint: support.withdrawPopup, request, report: () => `Popup ${text} is withdrawn.` };
  }
  const { body, type } = options;
  if (!body) throw new WrongCommand('A text is needed: --body "Text".');
  return {
    endpoint: support.publishPopup,
    request: {
      merchant,
      execution: kind,
      titles: textsIn(input, 'title', text),
      contents: textsIn(input, 'body', body),
      promotionType: type ?? '',
      ...reasonOf(input),
    },
    everybody: `This shows a popup to everybody at ${merchant}.`,
    report: ({ id }: { id: number }) => `Popup ${id} is published.`,
  };
};

/** Popups. */
export const supportCommands: CommandSet = {
  help: `  popup A|B|F "Title" --body "Text" [--<language> "标题" --<language>-body "正文"] [--type <word>]
                                                    shown when the site opens: B to visitors, A to who is logged in, F the first time
  popup withdraw <number>`,
  commands: { popup },
  options: ['body', 'type'],
};
