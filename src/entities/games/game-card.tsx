import { useUnit } from 'effector-react';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/games.ts';
import { formatAmount } from '../../shared/format/money.ts';
import { formatShare } from '../../shared/format/share.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Info } from '../../shared/ui/icons.ts';
import { GameLink } from './game-link.tsx';
import { TilePicture } from './tile-picture.tsx';
import styles from './game-card.module.css';
import { sessionKept, type Kept } from '../../shared/lib/storage.ts';

const KEY = 'cardColours';
/** The style of the cards has as many colours, `color1` and on. */
const COLOURS = 5;

/**
 * GAME-10: a card's colour is random and remembered for the session. The session remembers one number that decides all colours: a
 * lobby shows thousands of cards.
 */
export const cardColour = (
  nodeId: string,
  storage: Pick<Kept, 'getItem' | 'setItem'>,
  random: () => number,
): string => {
  const known = storage.getItem(KEY);
  const seed = known ?? String(Math.floor(random() * 2 ** 31));
  if (known === null) storage.setItem(KEY, seed);
  // The factors spread neighbouring numbers over all colours.
  const bits = Math.imul((Number(seed) || 0) ^ Math.imul(Number(nodeId), 0x9e3779b1), 0x85ebca6b) >>> 8;
  return `color${(bits % COLOURS) + 1}`;
};

/** The return and the bounds of a bet, over the picture while the card is hovered or focused. */
const GameFacts = ({ id, game: { rtpMicro, minBet, maxBet, exponent } }: { id: string; game: Game }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const amount = (minor: number) => formatAmount(minor, exponent, locale);
  return (
    <span id={id} className={styles.facts}>
      {rtpMicro !== null && <span>{t('games.rtp', { rtp: formatShare(rtpMicro, locale, 2) })}</span>}
      <span>{t('games.bets', { min: amount(minBet), max: amount(maxBet) })}</span>
    </span>
  );
};

interface Props {
  game: Game;
  /** Content of the card's corner: the favourite button. */
  corner?: ReactNode;
  /** Above the fold: loaded at once. */
  eager?: boolean;
  /** The picture alone: the name stands beside the card. */
  bare?: boolean;
  /** Opens the game where the list stands; absent: the card leads to the game. */
  onOpen?: (game: Game) => void;
}

/**
 * A game card: picture, marks, name and vendor. Its return and stakes show on hover, and where nothing hovers in a sheet. A game that
 * contains others opens their list (GAME-01).
 */
export const GameCard = ({ game, corner, eager = false, bare = false, onOpen }: Props) => {
  const { t } = useTranslation();
  const [colour] = useState(() => cardColour(game.nodeId, sessionKept, Math.random));
  const open = useUnit(modalOpened);
  // Few cards of a lobby are ever hovered: the facts of the others are not rendered.
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  const facts = useId();
  const holds = game.isGame === 'VASSALAGE';
  const mark = game.isHot === 1 ? 'HOT' : game.isNew === 1 ? 'NEW' : null;
  const about = () => open({ name: 'gameFacts', game });
  // A long press, where nothing can be hovered.
  const onContextMenu = (event: MouseEvent) => {
    if (holds || (event.nativeEvent as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    about();
  };
  const link = {
    className: styles.link,
    'aria-label': t('games.open', { name: game.displayName }),
    'aria-describedby': isNear && !holds ? facts : undefined,
    onPointerEnter: near,
    onFocus: near,
    onContextMenu,
  };
  const face = (
    <>
      <span className={styles.art}>
        <TilePicture game={game} eager={eager} />
        {isNear && !holds && <GameFacts id={facts} game={game} />}
      </span>
      {!bare && (
        <>
          <span className={styles.name} dir="auto">
            {game.displayName}
          </span>
          <span className={styles.vendor}>
            <span dir="auto">{game.vendorName}</span>
          </span>
        </>
      )}
    </>
  );
  return (
    <article className={styles.card} data-colour={colour} data-mark={mark}>
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
      {mark && !bare && <span className={styles.mark}>{t(`games.classify.${mark}`)}</span>}
      {!holds && (
        <button
          type="button"
          className={styles.about}
          aria-label={t('games.about', { name: game.displayName })}
          aria-haspopup="dialog"
          onClick={about}
        >
          <Info aria-hidden />
        </button>
      )}
      {corner && <span className={styles.corner}>{corner}</span>}
    </article>
  );
};
