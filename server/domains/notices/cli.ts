import { operator } from '../../../contract/operator.ts';
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

const notice = (input: CommandInput): Command => {
  const { merchant, options } = input;
  const title = word(input, 1, 'the title of the notice');
  if (title === 'withdraw') {
    const id = word(input, 2, 'the number of the notice');
    noMoreThan(input, 3);
    if (!/^\d{1,15}$/.test(id)) throw new WrongCommand(`"${id}" is not the number of a notice.`);
    return { endpoint: operator.withdrawNotice, request: { merchant, id }, report: () => `Notice ${id} is withdrawn.` };
  }
  noMoreThan(input, 2);
  const type = oneOf(options['type'] ?? 'B', ['B', 'PL', 'PU', 'PR', 'H', 'AG']);
  return {
    endpoint: operator.publishNotice,
    request: {
      merchant,
      type,
      titles: textsIn(input, 'title', title),
      bodies: textsIn(input, 'body', options['body'] ?? title),
      ...reasonOf(input),
    },
    everybody: `This shows a notice to ${type === 'AG' ? 'every agent' : 'everybody'} at ${merchant}, at once.`,
    report: ({ id }: { id: number }) => `Notice ${id} is published.`,
  };
};

/** Notices. */
export const noticeCommands: CommandSet = {
  help: `  notice "Title" [--body "Text"] [--<language> "标题" --<language>-body "正文"] [--type B|PL|PU|PR|H|AG]
                                                    AG: for agents only; a language by its code: --cn, --ar and so on
  notice withdraw <number>`,
  commands: { notice },
  options: ['body', 'type'],
};
