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

interface Written {
  list: { id: number; account: string; content: string; remark: string; atMs: number; images: number[] }[];
}

const feedback = (input: CommandInput): Command => {
  const { merchant, args } = input;
  if (args[1] === undefined)
    return {
      endpoint: support.readFeedback,
      request: { merchant },
      report: ({ list }: Written) =>
        list.length === 0
          ? 'Nobody has written.'
          : list
              .map(({ id, account, content, remark, atMs, images }) =>
                [`${id}  ${new Date(atMs).toISOString()}  ${account}`, content, remark, images.join(' ')]
                  .filter(Boolean)
                  .join('\n    '),
              )
              .join('\n'),
    };
  oneOf(args[1], ['image']);
  const id = word(input, 2, 'the number of the picture');
  noMoreThan(input, 3);
  if (!/^\d{1,9}$/.test(id)) throw new WrongCommand(`"${id}" is not the number of a picture.`);
  return {
    endpoint: support.feedbackImage,
    request: { merchant, id },
    report: ({ mediaType, base64 }: { mediaType: string; base64: string }) => `data:${mediaType};base64,${base64}`,
  };
};

/** Popups, and what members wrote. */
export const supportCommands: CommandSet = {
  help: `  popup A|B|F "Title" --body "Text" [--<language> "标题" --<language>-body "正文"] [--type <word>]
                                                    shown when the site opens: B to visitors, A to who is logged in, F the first time
  popup withdraw <number>
  feedback                                          what members wrote, the newest first
  feedback image <number>                           a picture of theirs, as a data address that a browser opens`,
  commands: { popup, feedback },
  options: ['body', 'type'],
};
