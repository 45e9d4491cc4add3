import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import { GamesInModal, createGameList } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';
import { closeOnRoute } from '../../shared/lib/close-on-route.ts';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { matchesOf } from './matches-model.ts';
import { Matches } from './matches.tsx';
import styles from './game-search.module.css';

/** All games of the merchant by name; the most played ones while nothing is typed (GAME-03). */
export const search = createGameList({ first: LIMITS.popular, then: LIMITS.popular });

const $matches = matchesOf(search);

closeOnRoute('search');

/** The search over all games, from every page (GAME-03). The most played games are there while nothing is typed. */
export default function GameSearch() {
  const { t } = useTranslation();
  const view = useUnit({
    games: search.$games,
    state: search.$state,
    filters: search.$filters,
    open: search.opened,
    onName: search.nameTyped,
    matches: $matches,
  });
  const { open } = view;
  useEffect(() => {
    open({ base: {} });
  }, [open]);
  return (
    <div className={styles.search} data-order={view.filters.name ? undefined : 'popular'}>
      <SearchBox
        wide
        label={t('games.searchLabel')}
        placeholder={t('games.searchPlaceholder')}
        value={view.filters.name}
        onValue={view.onName}
      />
      {view.matches.length > 0 && <Matches found={view.matches} />}
      <GamesInModal
        nameOnly
        label={view.filters.name ? t('games.searchPlaceholder') : t('games.orderBy.popular')}
        list={search}
        games={view.games}
        renderGame={(game) => <GameTile game={game} />}
      />
      <p className={styles.count} role="status">
        {view.state === 'ready' ? t('games.shown', { shown: view.games.length }) : ''}
      </p>
    </div>
  );
}
