import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { Vendor } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { LIST_PATHS } from '../../../contract/list-pages.ts';
import type { ListPage } from '../../../contract/pages.ts';
import { $menus, pathOfType } from '../../entities/games/index.ts';
import { $sessionKind } from '../../entities/session/index.ts';
import { $brandName, $site } from '../../entities/site/index.ts';
import { FilterBar, GameResults, ListOptions } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';
import { useSeenAlways } from '../../shared/lib/use-seen.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { useLiveAgain } from '../../shared/realtime/use-live-again.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { Heart, Search } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { EndlessGrid } from './endless-grid.tsx';
import { LobbyLink } from './lottery/lobby-link.tsx';
import { useListTitle } from './list-title.ts';
import { $isTableList, list, listEntered, listLeft, tableListChosen } from './model.ts';
import { movingItems } from './moving-items.tsx';
import styles from './game-list-page.module.css';

const TableBar = lazy(() => import('../../features/live-tables/index.ts').then((part) => ({ default: part.TableBar })));
const TableList = lazy(() =>
  import('../../features/live-tables/index.ts').then((part) => ({ default: part.TableList })),
);

/** Not a page of its own in the routes: its script and style would be named in the first page. */
const LotteryPage = lazy(() => import('./lottery/lottery-page.tsx'));

/** A list of games, or the lobby of lotteries (NAV-07). */
export default function GameListPage() {
  const { pathname } = useLocation();
  if (pathname in LIST_PATHS) return <GameListing />;
  return (
    <Suspense fallback={<Skeleton className={styles.tables} />}>
      <LotteryPage />
    </Suspense>
  );
}

/** GAME-03: a list of games with search, vendor and class, loaded on scroll. */
function GameListing() {
  const { t } = useTranslation();
  const { pathname, key: entry } = useLocation();
  const path = LIST_PATHS[pathname as ListPage];
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const gameType = search.get('gameType');
  const vendor = Vendor.safeParse(search.get('vendor')).data ?? null;
  const hot = search.get('page') === 'hotSlots';
  const title = useListTitle(path, gameType);
  const view = useUnit({
    brand: $brandName,
    site: $site,
    who: $sessionKind,
    menus: $menus,
    games: list.$games,
    state: list.$state,
    failure: list.$failure,
    filters: list.$filters,
    hasMore: list.$hasMore,
    total: list.$total,
    pending: list.$pending,
    onEnter: listEntered,
    onLeave: listLeft,
    onClass: list.classChosen,
    onName: list.nameTyped,
    onMore: list.moreRequested,
    onRetry: list.retried,
    isTableList: $isTableList,
    onTableList: tableListChosen,
  });
  const { onEnter, onLeave } = view;
  useTitle(title, view.brand);
  useEffect(() => {
    onEnter({ path: hot ? { ...path, classify: 'HOT' } : path, gameType, vendor, entry, isReturn });
    return () => void onLeave({ entry });
  }, [onEnter, onLeave, path, gameType, vendor, hot, entry, isReturn]);
  const end = useSeenAlways<HTMLDivElement>(() => view.onMore(), view.games);
  useLiveAgain(() => view.onMore(), view.failure !== null && view.state === 'ready');

  const type = path.types?.find((each) => each === gameType) ?? path.base.gameType;
  const [other] = view.menus;
  if (type !== undefined && other && !view.menus.some((menu) => menu.gameType === type)) {
    return (
      <>
        <PageHead title={title} />
        <Message icon={<Search />} title={t('games.noneOfType', { type: title })} text={t('games.noneOfTypeText')}>
          <Link className={buttonClass('primary')} to={pathOfType[other.gameType]}>
            {t('games.allOf', { count: other.games })}
          </Link>
        </Message>
      </>
    );
  }

  const hasTables = path.base.gameType === 'LIVE';
  const asTables = hasTables && view.isTableList;
  const personal = path.classify === 'FAV' || path.classify === 'RECENT';
  const empty =
    view.filters.classify === 'FAV'
      ? { title: t('games.emptyFavourites'), text: t('games.emptyFavouritesText') }
      : view.filters.classify === 'RECENT'
        ? { title: t('games.emptyRecent'), text: t('games.emptyRecentText') }
        : undefined;
  return (
    <>
      <PageHead title={title}>
        <SearchBox
          label={t('games.searchLabel')}
          placeholder={t('games.searchPlaceholder')}
          value={view.filters.name}
          onValue={view.onName}
        />
      </PageHead>
      {path.types && (
        <div className={styles.types}>
          {path.types.map((type) => (
            <Chip
              key={type}
              chosen={type === (gameType ?? path.base.gameType)}
              onClick={() => void navigate(`/elott?gameType=${type}`)}
            >
              {t(`games.type.${type}`)}
            </Chip>
          ))}
          <LobbyLink />
        </div>
      )}
      <div className={styles.filters}>
        <FilterBar label={t('games.classFilter')} list={list} />
        {asTables || <ListOptions list={list} exponent={view.site?.brand.exponent ?? 2} />}
        {hasTables && (
          <Suspense>
            <TableBar isList={asTables} onList={view.onTableList} />
          </Suspense>
        )}
      </div>
      {personal && view.who === 'guest' && view.filters.classify === 'ALL' ? (
        <Message icon={<Heart />} title={t('games.loginToSee')}>
          <Button tone="primary" onClick={() => view.onClass(path.classify ?? 'ALL')}>
            {t('shell.login')}
          </Button>
        </Message>
      ) : (
        <GameResults
          label={title}
          games={view.games}
          state={view.state}
          failure={view.failure}
          layout="six"
          places={LIMITS.listPageSize - 2}
          onRetry={view.onRetry}
          empty={empty}
          renderItems={personal ? movingItems : undefined}
          renderList={
            personal
              ? undefined
              : (games, renderGame) =>
                  asTables ? (
                    <Suspense fallback={<Skeleton className={styles.tables} />}>
                      <TableList label={title} games={games} onMore={view.hasMore ? view.onMore : undefined} />
                    </Suspense>
                  ) : (
                    <EndlessGrid label={title} games={games} total={view.total} renderGame={renderGame} />
                  )
          }
          renderGame={(game, index) => <GameTile game={game} eager={index < 6} />}
        />
      )}
      <div ref={end} className={styles.end}>
        {view.failure && view.state === 'ready' && <p role="alert">{t('games.moreFailed')}</p>}
        {view.hasMore && (
          <Button busy={view.pending} onClick={() => view.onMore()}>
            {view.failure ? t('ui.tryAgain') : t('ui.loadMore')}
          </Button>
        )}
      </div>
      <p className={styles.count} role="status">
        {view.state === 'ready' &&
          (view.total === null
            ? t('games.shown', { shown: view.games.length })
            : t('games.shownOf', { shown: view.games.length, total: view.total }))}
      </p>
    </>
  );
}
