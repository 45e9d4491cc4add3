import path from 'node:path';
import type { EndpointSpec } from '../../../../contract/define.ts';
import { contentOperator as contract } from '../../../../contract/content-operator.ts';
import {
  bytesOf,
  jsonFile,
  neededReason,
  noMoreThan,
  oneOf,
  textFile,
  word,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../../operator/command-line.ts';
import { faultsText } from '../../../operator/file-faults.ts';

/** Puts the content of text files in place of their names: `bodyFile`, beside the JSON file, becomes `body`. */
const withTextFiles = (value: unknown, folder: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => withTextFiles(each, folder));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) =>
      name === 'bodyFile' && typeof each === 'string'
        ? ['body', textFile(path.resolve(folder, each))]
        : [name, withTextFiles(each, folder)],
    ),
  );
};

/** A list of items of a file; one item is a list, too. */
const itemsOf = (file: string): unknown[] => {
  const content = withTextFiles(jsonFile(file), path.dirname(file));
  return Array.isArray(content) ? content : [content];
};

interface Written {
  created: number;
  changed: number;
}

/** The command that writes or removes items of one kind. */
const change =
  (what: string, put: EndpointSpec, remove: EndpointSpec) =>
  (input: CommandInput): Command => {
    const { merchant, options } = input;
    const way = oneOf(word(input, 1, 'put or remove'), ['put', 'remove']);
    const named = word(input, 2, way === 'put' ? 'the file' : `the name of the ${what}`);
    noMoreThan(input, 3);
    const reason = neededReason(input);
    if (way === 'remove')
      return {
        endpoint: remove,
        request: { merchant, code: named, reason },
        report: () => `The ${what} ${named} is removed. Open pages follow.`,
      };
    const { terms } = options;
    return {
      endpoint: put,
      request: { merchant, list: itemsOf(named), ...(terms !== undefined && { termsVersion: terms }), reason },
      withinMs: 60_000,
      report: ({ created, changed }: Written) => `${created} new, ${changed} changed. Open pages follow.`,
    };
  };

/** The command that prints items of one kind, in the form of its file. */
const list =
  (endpoint: EndpointSpec) =>
  (input: CommandInput): Command => {
    noMoreThan(input, 1);
    return {
      endpoint,
      request: { merchant: input.merchant },
      report: (answer: { list: unknown[] }) => JSON.stringify(answer.list, null, 2),
    };
  };

const picture = (input: CommandInput): Command => {
  oneOf(word(input, 1, 'put'), ['put']);
  const file = word(input, 2, 'the file of the picture');
  noMoreThan(input, 3);
  return {
    endpoint: contract.putPicture,
    request: { merchant: input.merchant, base64: bytesOf(file).toString('base64'), reason: neededReason(input) },
    withinMs: 60_000,
    report: (answer: { path: string; width: number; height: number }) =>
      `${answer.path}  ${answer.width} × ${answer.height}`,
  };
};

/** Banners, promotions, help topics and pictures. */
export const contentCommands: CommandSet = {
  help: `  picture put <file> --reason "why"                 a PNG or JPEG for a banner, a promotion, a game or the look; prints its path
  banners                                           prints the home page's banners, in the form of their file
  promotions                                        the promotions
  help-topics                                       the topics of the help centre, the legal texts among them
  banner put <file.json> | remove <code> --reason "why"       the home page's banners
  promotion put <file.json> | remove <code> --reason "why"
  help-topic put <file.json> [--terms <version>] | remove <anchor> --reason "why"
                                                    the help centre and the legal texts; --terms: the version of the
                                                    terms, needed if the text of "rules" changes. A file names items that
                                                    are new or change: all or none; "bodyFile" names a text file beside it`,
  commands: {
    picture,
    banners: list(contract.banners),
    promotions: list(contract.promotions),
    'help-topics': list(contract.topics),
    banner: change('banner', contract.putBanners, contract.removeBanner),
    promotion: change('promotion', contract.putPromotions, contract.removePromotion),
    'help-topic': change('topic', contract.putTopics, contract.removeTopic),
  },
  options: ['terms'],
  refusals: {
    content_wrong: faultsText('item'),
    image_not_allowed: (details) => `This picture is not taken: ${JSON.stringify(details)}.`,
  },
};
