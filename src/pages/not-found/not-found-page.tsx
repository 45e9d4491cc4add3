import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LIMITS } from '../../../contract/limits.ts';
import { $menus, pathOfType } from '../../entities/games/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { GameResults, createGameList } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';
import { useTitle } from '../../shared/lib/use-title.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { Popular } from './popular.tsx';
import styles from './not-found-page.module.css';

/** The results of the search on the 404 page. */
const found = createGameList({ first: LIMITS.popular, then: LIMITS.popular });
const $searching = found.$filters.map(({ name }) => name.trim() !== '');

/** NAV-11: the 404 page, with search, the types of games, and popular games. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  const view = useUnit({
    brand: $brandName,
    menus: $menus,
    searching: $searching,
    filters: found.$filters,
    onName: found.nameTyped,
  });
  useTitle(t('site.notFound'), view.brand);
  return (
    <>
      <PageHead title={t('site.notFound')} text={t('site.notFoundText')} />
      <div className={styles.search}>
        <SearchBox
          wide
          label={t('games.searchLabel')}
          placeholder={t('games.searchPlaceholder')}
          value={view.filters.name}
          onValue={view.onName}
        />
      </div>
      <nav className={styles.ways} aria-label={t('home.entries')}>
        <Link className={buttonClass('outline', 'small')} to="/">
          {t('shell.home')}
        </Link>
        {view.menus.map(({ gameType }) => (
          <Link key={gameType} className={buttonClass('outline', 'small')} to={pathOfType[gameType]}>
            {t(`games.type.${gameType}`)}
          </Link>
        ))}
      </nav>
      {view.searching ? <Found /> : <Popular />}
    </>
  );
}

const Found = () => {
  const { t } = useTranslation();
  const view = useUnit({ games: found.$games, state: found.$state, failure: found.$failure, retry: found.retried });
  return (
    <GameResults
      label={t('ui.search')}
      games={view.games}
      state={view.state}
      failure={view.failure}
      layout="six"
      places={LIMITS.popular}
      onRetry={() => view.retry()}
      renderGame={(game) => <GameTile game={game} />}
    />
  );
};
