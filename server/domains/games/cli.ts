import { GAME_PLACES } from '../../../contract/games.ts';
import { operator } from '../../../contract/operator.ts';
import {
  noMoreThan,
  oneOf,
  reasonOf,
  word,
  type Command,
  type CommandSet,
  type Given,
} from '../../operator/command-line.ts';

const game = (given: Given): Command => {
  const nodeId = word(given, 1, 'the number of the game');
  const what = oneOf(word(given, 2, 'opens-in or free-play'), ['opens-in', 'free-play']);
  const set = what === 'opens-in' ? openInOf(given) : freePlayOf(given);
  noMoreThan(given, 4);
  return {
    endpoint: operator.setGame,
    request: { merchant: given.merchant, nodeId, ...set, ...reasonOf(given) },
    told: () => `game ${nodeId}: ${what} is ${given.words[3]}.`,
  };
};

const openInOf = (given: Given) => {
  const place = oneOf(word(given, 3, `${GAME_PLACES.join(', ')} or none`), [...GAME_PLACES, 'none']);
  return { openIn: place === 'none' ? null : place };
};

const freePlayOf = (given: Given) => ({ freePlay: oneOf(word(given, 3, 'on or off'), ['on', 'off']) === 'on' });

/** Settings of single games. */
export const gameCommands: CommandSet = {
  help: `  game <number> opens-in page|fullScreen|popup|none  where it opens; none: as the setting openGamesIn says
  game <number> free-play on|off                    whether visitors may try it with play money`,
  commands: { game },
};
