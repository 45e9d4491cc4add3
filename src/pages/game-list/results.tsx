import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LIMITS } from '../../../contract/limits.ts';
import { GameResults, type RenderItems } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { EndlessGrid } from './endless-grid.tsx';
import { RoomsWaiting } from './fronts/kinds.tsx';
import { list } from './model.ts';
import { movingItems } from './moving-items.tsx';
import styles from './game-list-page.module.css';

const TableList = lazy(() =>
  import('../../features/live-tables/index.ts').then((part) => ({ default: part.TableList })),
);

const Rooms = lazy(() => import('./fronts/rooms.tsx'));

/** As many tables as the first screen shows, in the size that they will have. */
const TablePlaces = () => (
  <div className={styles.tables}>
    {Array.from({ length: 12 }, (_, index) => (
      <Skeleton key={index} className={styles.table} />
    ))}
  </div>
);

interface Shown {
  title: string;
  /** A member's own list: its games come, go and change places. */
  personal: boolean;
  shape: 'tiles' | 'tables' | 'rooms';
}

const PLACES = { tiles: false, tables: <TablePlaces />, rooms: <RoomsWaiting /> };

/** The games of the list. */
export const Results = ({ title, personal, shape }: Shown) => {
  const { t } = useTranslation();
  const view = useUnit({
    games: list.$games,
    state: list.$state,
    failure: list.$failure,
    filters: list.$filters,
    hasMore: list.$hasMore,
    total: list.$total,
    onMore: list.moreRequested,
    onRetry: list.retried,
  });
  const renderList: RenderItems = (games, renderGame) =>
    shape === 'tiles' ? (
      <EndlessGrid label={title} games={games} total={view.total} renderGame={renderGame} />
    ) : (
      <Suspense fallback={PLACES[shape]}>
        {shape === 'rooms' ? (
          <Rooms label={title} games={games} />
        ) : (
          <TableList label={title} games={games} onMore={view.hasMore ? view.onMore : undefined} />
        )}
      </Suspense>
    );
  const onward = (
    <Link className={buttonClass()} to="/hot">
      {t('games.hot')}
    </Link>
  );
  const empty =
    view.filters.classify === 'FAV'
      ? { title: t('games.emptyFavourites'), text: t('games.emptyFavouritesText'), onward }
      : view.filters.classify === 'RECENT'
        ? { title: t('games.emptyRecent'), text: t('games.emptyRecentText'), onward }
        : undefined;
  return (
    <GameResults
      label={title}
      games={view.games}
      state={view.state}
      failure={view.failure}
      layout="six"
      places={LIMITS.listPageSize - 2}
      waiting={PLACES[shape]}
      onRetry={view.onRetry}
      empty={empty}
      renderItems={personal ? movingItems : undefined}
      renderList={personal ? undefined : renderList}
      renderGame={(game, index) => <GameTile game={game} eager={index < 6} />}
    />
  );
};
