import { GAME_PLACES } from '../../../contract/games.ts';
import { operator } from '../../../contract/operator.ts';
import {
  noMoreThan,
  oneOf,
  reasonOf,
  word,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

const game = (input: CommandInput): Command => {
  const nodeId = word(input, 1, 'the number of the game');
  const what = oneOf(word(input, 2, 'opens-in or free-play'), ['opens-in', 'free-play']);
  const set = what === 'opens-in' ? openInOf(input) : freePlayOf(input);
  noMoreThan(input, 4);
  return {
    endpoint: operator.setGame,
    request: { merchant: input.merchant, nodeId, ...set, ...reasonOf(input) },
    report: () => `game ${nodeId}: ${what} is ${input.args[3]}.`,
  };
};

const openInOf = (input: CommandInput) => {
  const place = oneOf(word(input, 3, `${GAME_PLACES.join(', ')} or none`), [...GAME_PLACES, 'none']);
  return { openIn: place === 'none' ? null : place };
};

const freePlayOf = (input: CommandInput) => ({ freePlay: oneOf(word(input, 3, 'on or off'), ['on', 'off']) === 'on' });

/** Settings of single games. */
export const gameCommands: CommandSet = {
  help: `  game <number> opens-in page|fullScreen|popup|none  where it opens; none: as the setting openGamesIn says
  game <number> free-play on|off                    whether visitors may try it with play money`,
  commands: { game },
};
