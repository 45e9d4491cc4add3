import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import { GameResults } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/index.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { search, searchOpened } from './model.ts';
import styles from './game-search.module.css';

/** The search over all games, from every page (GAME-03). */
export default function GameSearch() {
  const { t } = useTranslation();
  const view = useUnit({
    games: search.$games,
    state: search.$state,
    failure: search.$failure,
    filters: search.$filters,
    hasMore: search.$hasMore,
    pending: search.$pending,
    onOpen: searchOpened,
    onName: search.nameTyped,
    onMore: search.moreRequested,
    onRetry: search.retried,
  });
  const { onOpen } = view;
  useEffect(() => onOpen(), [onOpen]);
  return (
    <div className={styles.search}>
      <SearchBox
        wide
        label={t('games.searchLabel')}
        placeholder={t('games.searchPlaceholder')}
        value={view.filters.name}
        onValue={view.onName}
      />
      <GameResults
        label={view.filters.name ? t('games.searchPlaceholder') : t('games.hot')}
        games={view.games}
        state={view.state}
        failure={view.failure}
        columns="four"
        places={LIMITS.popular}
        onRetry={() => view.onRetry()}
        renderGame={(game) => <GameTile game={game} />}
      />
      {view.hasMore && (
        <Actions>
          <Button busy={view.pending} onClick={() => view.onMore()}>
            {t('ui.loadMore')}
          </Button>
        </Actions>
      )}
      <p className={styles.count} role="status">
        {view.state === 'ready' ? t('games.shown', { shown: view.games.length }) : ''}
      </p>
    </div>
  );
}
