import { MODULES } from '../../contract/flags.ts';
import { EXECUTIONS, support, SETTINGS } from '../../contract/support.ts';
import { noMoreThan, oneOf, reasonOf, textsIn, word, WrongCommand, type Command, type Given } from './command-line.ts';

export const SERVICE_HELP = `
  module <NAME> on|off                              ${MODULES.join(' ')}
  popup A|B|F "Title" --body "Text" [--<language> "标题" --<language>-body "正文"] [--type <word>]
                                                    shown when the site opens: B to visitors, A to who is logged in, F the first time
  popup withdraw <number>
  feedback                                          what members wrote, the newest first
  feedback image <number>                           a picture of theirs, as a data address that a browser opens
  setting <name> <value>|none                       ${SETTINGS.join(' ')}
                                                    lists with commas; restrictedCountries as US,FR; passwordExpiryDays
                                                    as 90: an older password must be changed at the next log-in;
                                                    minimumAge as 21; largeBetFrom and largeWinFrom, from which the
                                                    audit records bets and wins, in minor units
  resource <TYPE> <address>|none [--label "Text"]   IOS, MOBILE_CONFIG, ANDROID, CHAT…, FACEBOOK and so on`;

const module = (given: Given): Command => {
  const name = oneOf(word(given, 1, 'the name of the module'), MODULES);
  const way = oneOf(word(given, 2, 'on or off'), ['on', 'off']);
  noMoreThan(given, 3);
  return {
    endpoint: support.setModule,
    request: { merchant: given.merchant, module: name, on: way === 'on', ...reasonOf(given) },
    told: () => `${name} is ${way}.`,
  };
};

const popup = (given: Given): Command => {
  const { merchant, options } = given;
  const kind = oneOf(word(given, 1, 'A, B, F or withdraw'), [...EXECUTIONS, 'withdraw']);
  const text = word(given, 2, kind === 'withdraw' ? 'the number of the popup' : 'the title of the popup');
  noMoreThan(given, 3);
  if (kind === 'withdraw') {
    if (!/^\d{1,9}$/.test(text)) throw new WrongCommand(`"${text}" is not the number of a popup.`);
    const request = { merchant, id: text };
    return { endpoint: support.withdrawPopup, request, told: () => `Popup ${text} is withdrawn.` };
  }
  const { body, type } = options;
  if (!body) throw new WrongCommand('A text is needed: --body "Text".');
  return {
    endpoint: support.publishPopup,
    request: {
      merchant,
      execution: kind,
      titles: textsIn(given, 'title', text),
      contents: textsIn(given, 'body', body),
      promotionType: type ?? '',
      ...reasonOf(given),
    },
    told: ({ id }: { id: number }) => `Popup ${id} is published.`,
  };
};

interface Written {
  list: { id: number; account: string; content: string; remark: string; atMs: number; images: number[] }[];
}

const feedback = (given: Given): Command => {
  const { merchant, words } = given;
  if (words[1] === undefined)
    return {
      endpoint: support.readFeedback,
      request: { merchant },
      told: ({ list }: Written) =>
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
  oneOf(words[1], ['image']);
  const id = word(given, 2, 'the number of the picture');
  noMoreThan(given, 3);
  if (!/^\d{1,9}$/.test(id)) throw new WrongCommand(`"${id}" is not the number of a picture.`);
  return {
    endpoint: support.feedbackImage,
    request: { merchant, id },
    told: ({ mediaType, base64 }: { mediaType: string; base64: string }) => `data:${mediaType};base64,${base64}`,
  };
};

const setting = (given: Given): Command => {
  const name = oneOf(word(given, 1, 'the name of the setting'), SETTINGS);
  const value = word(given, 2, 'its value, or none');
  noMoreThan(given, 3);
  return {
    endpoint: support.setSetting,
    request: { merchant: given.merchant, name, value: value === 'none' ? null : value, ...reasonOf(given) },
    told: () => (value === 'none' ? `${name} is not set any more.` : `${name} is ${value}.`),
  };
};

const resource = (given: Given): Command => {
  const type = word(given, 1, 'the type of the resource').toUpperCase();
  const url = word(given, 2, 'its address, or none');
  noMoreThan(given, 3);
  return {
    endpoint: support.setResource,
    request: {
      merchant: given.merchant,
      resourceType: type,
      url: url === 'none' ? null : url,
      labelNameEn: given.options['label'] ?? type,
      ...reasonOf(given),
    },
    told: () => (url === 'none' ? `${type} is taken away.` : `${type} leads to ${url}.`),
  };
};

/** Commands for popups, modules and settings. */
export const SERVICE_COMMANDS: Record<string, (given: Given) => Command> = {
  module,
  popup,
  feedback,
  setting,
  resource,
};
