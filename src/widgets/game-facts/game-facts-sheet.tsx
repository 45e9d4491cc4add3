import { useStoreMap, useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '../../../contract/games.ts';
import { $favourites } from '../../entities/favourites/model.ts';
import { gamePath } from '../../entities/games/index.ts';
import { $sessionKind } from '../../entities/session/index.ts';
import { heartPressed } from '../../features/favourite/model.ts';
import { formatAmount } from '../../shared/format/money.ts';
import { formatShare } from '../../shared/format/share.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { modalClosed } from '../../shared/lib/modals.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Heart } from '../../shared/ui/icons.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import styles from './game-facts-sheet.module.css';

/** The provider, the return and the bounds of a bet, the way into the game and to the favourites. */
export default function GameFactsSheet({ game }: { game: Game }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ close: modalClosed, who: $sessionKind, press: heartPressed });
  const kept = useStoreMap({ store: $favourites, keys: [game.nodeId], fn: (ids, [id]) => ids.has(id) });
  const name = game.displayName;
  const amount = (minor: number) => formatAmount(minor, game.exponent, locale);
  return (
    <div className={styles.sheet}>
      <Picture className={styles.picture} src={game.iconUrl} alt="" width={300} height={400} />
      <ul className={styles.facts}>
        <li dir="auto">{game.vendorName}</li>
        {game.rtpMicro !== null && <li>{t('games.rtp', { rtp: formatShare(game.rtpMicro, locale, 2) })}</li>}
        <li>{t('games.bets', { min: amount(game.minBet), max: amount(game.maxBet) })}</li>
      </ul>
      <Link className={buttonClass('primary')} to={gamePath(game.nodeId)} onClick={() => view.close()}>
        {t('games.open', { name })}
      </Link>
      {view.who !== 'trial' && game.supportPlay === 0 && (
        <Link className={buttonClass('quiet')} to={gamePath(game.nodeId, { free: true })} onClick={() => view.close()}>
          {t('play.forFree')}
        </Link>
      )}
      <Button aria-pressed={kept} onClick={() => view.press(game)}>
        <Heart aria-hidden className={styles.heart} />
        {kept ? t('games.removeFavourite', { name }) : t('games.addFavourite', { name })}
      </Button>
    </div>
  );
}
