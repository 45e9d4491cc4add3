import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LIMITS } from '../../../contract/limits.ts';
import { $popular, popularRequested } from '../../entities/games/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { GameResults, createGameList } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';
import { useTitle } from '../../shared/lib/use-title.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import styles from './not-found-page.module.css';

/** The results of the search on the 404 page. */
const found = createGameList({ first: LIMITS.popular, then: LIMITS.popular });
const $searching = found.$filters.map(({ name }) => name.trim() !== '');

/** NAV-11: the 404 page, with search and popular games. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  const view = useUnit({
    brand: $brandName,
    popular: $popular,
    searching: $searching,
    games: found.$games,
    state: found.$state,
    failure: found.$failure,
    filters: found.$filters,
    onName: found.nameTyped,
    onRetry: found.retried,
    opened: popularRequested,
  });
  const { opened } = view;
  useTitle(t('site.notFound'), view.brand);
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <>
      <PageHead title={t('site.notFound')} text={t('site.notFoundText')}>
        <SearchBox
          label={t('games.searchLabel')}
          placeholder={t('games.searchPlaceholder')}
          value={view.filters.name}
          onValue={view.onName}
        />
      </PageHead>
      <div data-order={view.searching ? undefined : 'popular'}>
        <GameResults
          label={view.searching ? t('ui.search') : t('home.popular')}
          games={view.searching ? view.games : view.popular}
          state={view.searching ? view.state : view.popular.length ? 'ready' : 'loading'}
          failure={view.failure}
          layout="six"
          places={LIMITS.popular}
          onRetry={view.onRetry}
          renderGame={(game) => <GameTile game={game} />}
        />
      </div>
      <p className={styles.home}>
        <Link className={buttonClass()} to="/">
          {t('shell.home')}
        </Link>
      </p>
    </>
  );
}
