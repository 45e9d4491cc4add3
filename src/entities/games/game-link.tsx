import { useUnit } from 'effector-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Game } from '../../../contract/games.ts';
import { $token } from '../../shared/api/context.ts';
import { gameChosen } from './game-window.ts';
import { gamePath, pathOfType } from './paths.ts';

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  game: Pick<Game, 'nodeId' | 'gameType' | 'openIn'>;
}

/**
 * A link to a game's page, of the site's own book to its matches. A game that opens in a window, or fills the screen, uses the click
 * for it (GAME-07).
 */
export const GameLink = ({ game, ...rest }: Props) =>
  game.openIn === 'page' || game.openIn === 'book' ? (
    <Link {...rest} to={game.openIn === 'book' ? pathOfType[game.gameType] : gamePath(game.nodeId)} />
  ) : (
    <PlacedLink game={game} {...rest} />
  );

const PlacedLink = ({ game, ...rest }: Props) => {
  const view = useUnit({ token: $token, choose: gameChosen });
  const onClick = (event: MouseEvent) => {
    // A visitor logs in on the game's page. With a modifier key the browser opens a tab.
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (view.token === null || !isPlain) return;
    if (game.openIn === 'popup') event.preventDefault();
    view.choose(game);
  };
  return <Link {...rest} to={gamePath(game.nodeId)} onClick={onClick} />;
};
