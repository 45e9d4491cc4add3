import { GAME_PLACES } from '../../../contract/games.ts';
import { operator } from '../../../contract/operator.ts';
import {
  noMoreThan,
  oneOf,
  reasonOf,
  wholeNumber,
  word,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

const onOff = (input: CommandInput): boolean => oneOf(word(input, 3, 'on or off'), ['on', 'off']) === 'on';
/** Returns the last word; null if it is `empty`. */
const valueOf = (input: CommandInput, what: string, empty: string): string | null => {
  const value = word(input, 3, `${what} or ${empty}`);
  return value === empty ? null : value;
};

/** What can be set for a game, each with the request's property. */
const SETTINGS = {
  'opens-in': (input) => {
    const place = oneOf(word(input, 3, `${GAME_PLACES.join(', ')} or none`), [...GAME_PLACES, 'none']);
    return { openIn: place === 'none' ? null : place };
  },
  'free-play': (input) => ({ freePlay: onOff(input) }),
  hot: (input) => ({ hot: valueOf(input, 'on, off', 'played') === null ? null : onOff(input) }),
  fresh: (input) => ({ fresh: onOff(input) }),
  position: (input) => {
    const place = valueOf(input, 'the place', 'none');
    return { position: place === null ? null : wholeNumber('position', place) };
  },
  picture: (input) => ({ picture: valueOf(input, 'the path', 'none') }),
} satisfies Record<string, (input: CommandInput) => Record<string, unknown>>;
const NAMES = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

const game = (input: CommandInput): Command => {
  const nodeId = word(input, 1, 'the number of the game');
  const what = oneOf(word(input, 2, NAMES.join(', ')), NAMES);
  const set = SETTINGS[what](input);
  noMoreThan(input, 4);
  return {
    endpoint: operator.setGame,
    request: { merchant: input.merchant, nodeId, ...set, ...reasonOf(input) },
    report: () => `game ${nodeId}: ${what} is ${input.args[3]}.`,
  };
};

/** Settings of single games. */
export const gameCommands: CommandSet = {
  help: `  game <number> opens-in page|fullScreen|popup|none  where it opens; none: as the setting openGamesIn says
  game <number> free-play on|off                    whether visitors may try it with play money
  game <number> hot on|off|played                   in the list of hot games; played: if it is among the most played
  game <number> fresh on|off                        in the list of new games
  game <number> position <place>|none               before the games without a place, the lowest first
  game <number> picture <path>|none                 a path that "picture put" printed; none: a drawing`,
  commands: { game },
  refusals: {
    picture_unknown: 'There is no uploaded picture at this path; upload it with: picture put <file>.',
  },
};
