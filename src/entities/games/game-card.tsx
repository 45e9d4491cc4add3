import { useUnit } from 'effector-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/games.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Info } from '../../shared/ui/icons.ts';
import { cardColour } from './card-colour.ts';
import { GameFacts } from './game-facts.tsx';
import { GameLink } from './game-link.tsx';
import { TilePicture } from './tile-picture.tsx';
import styles from './game-card.module.css';
import { sessionKept } from '../../shared/lib/storage.ts';

interface Props {
  game: Game;
  /** Content of the card's corner: the favourite button. */
  corner?: ReactNode;
  /** Above the fold: loaded at once. */
  eager?: boolean;
  /** Opens the game where the list stands; absent: the card leads to the game. */
  onOpen?: (game: Game) => void;
}

/**
 * A game card: picture, marks, name and vendor. Its return and stakes show on hover, and where nothing hovers in a sheet. A game that
 * contains others opens their list (GAME-01).
 */
export const GameCard = ({ game, corner, eager = false, onOpen }: Props) => {
  const { t } = useTranslation();
  const [colour] = useState(() => cardColour(game.nodeId, sessionKept, Math.random));
  const open = useUnit(modalOpened);
  // Few cards of a lobby are ever hovered: the facts of the others are not rendered.
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  const facts = useId();
  const holds = game.isGame === 'VASSALAGE';
  const link = {
    className: styles.link,
    'aria-label': t('games.open', { name: game.displayName }),
    'aria-describedby': isNear && !holds ? facts : undefined,
    onPointerEnter: near,
    onFocus: near,
  };
  const face = (
    <>
      <span className={styles.art}>
        <TilePicture game={game} eager={eager} />
        {isNear && !holds && <GameFacts id={facts} game={game} />}
      </span>
      <span className={styles.name} dir="auto">
        {game.displayName}
      </span>
      <span className={styles.vendor}>
        <span dir="auto">{game.vendorName}</span>
      </span>
    </>
  );
  return (
    <article className={styles.card} data-colour={colour}>
      {onOpen ? (
        <button type="button" {...link} onClick={() => onOpen(game)}>
          {face}
        </button>
      ) : holds ? (
        <button type="button" {...link} aria-haspopup="dialog" onClick={() => open({ name: 'gamePopup', game })}>
          {face}
        </button>
      ) : (
        <GameLink {...link} game={game}>
          {face}
        </GameLink>
      )}
      {game.isHot === 1 ? (
        <span className={styles.hot}>{t('games.classify.HOT')}</span>
      ) : (
        game.isNew === 1 && <span className={styles.new}>{t('games.classify.NEW')}</span>
      )}
      {!holds && (
        <button
          type="button"
          className={styles.about}
          aria-label={t('games.about', { name: game.displayName })}
          aria-haspopup="dialog"
          onClick={() => open({ name: 'gameFacts', game })}
        >
          <Info aria-hidden />
        </button>
      )}
      {corner && <span className={styles.corner}>{corner}</span>}
    </article>
  );
};
