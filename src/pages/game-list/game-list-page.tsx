import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { Vendor } from '../../../contract/games.ts';
import { areRooms, LIST_PATHS } from '../../../contract/list-pages.ts';
import type { ListPage } from '../../../contract/pages.ts';
import { $menus, typeShown } from '../../entities/games/index.ts';
import { $sessionKind } from '../../entities/session/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { FrontWaiting, kindOf } from './fronts/kinds.tsx';
import { Count, Filters, ListEnd, LoginToSee, NoneOfType, TypeChips } from './list-parts.tsx';
import { useListTitle } from './list-title.ts';
import { Results } from './results.tsx';
import { $isTableList, list, listEntered, listLeft } from './model.ts';
import styles from './game-list-page.module.css';

/** Not a page of its own in the routes: its script and style would be named in the first page. */
const LotteryPage = lazy(() => import('./lottery/lottery-page.tsx'));

const Front = lazy(() => import('./fronts/front.tsx'));

/** A list of games, or the lobby of lotteries (NAV-07). */
export default function GameListPage() {
  const { pathname } = useLocation();
  const onType = useUnit(typeShown);
  const isListing = pathname in LIST_PATHS;
  // NAV-07: the lobbies are of lotteries.
  useEffect(() => {
    if (!isListing) onType('LOTT');
    return () => void onType(null);
  }, [isListing, onType]);
  if (isListing) return <GameListing />;
  return (
    <Suspense fallback={<Skeleton className={styles.lobby} />}>
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
  const gameType = search.get('gameType');
  const vendor = Vendor.safeParse(search.get('vendor')).data ?? null;
  const hot = search.get('page') === 'hotSlots';
  const title = useListTitle(path, gameType);
  const view = useUnit({
    brand: $brandName,
    who: $sessionKind,
    menus: $menus,
    filters: list.$filters,
    onEnter: listEntered,
    onLeave: listLeft,
    onClass: list.classChosen,
    onName: list.nameTyped,
    isTableList: $isTableList,
    onType: typeShown,
  });
  const { onEnter, onLeave, onType } = view;
  useTitle(title, view.brand);
  useEffect(() => {
    onEnter({ path: hot ? { ...path, classify: 'HOT' } : path, gameType, vendor, entry, isReturn });
    return () => void onLeave({ entry });
  }, [onEnter, onLeave, path, gameType, vendor, hot, entry, isReturn]);

  const type = path.types?.find((each) => each === gameType) ?? path.base.gameType;
  useEffect(() => void onType(type ?? null), [onType, type]);
  const [other] = view.menus;
  if (!other || (type !== undefined && !view.menus.some((menu) => menu.gameType === type)))
    return <NoneOfType title={title} other={other} />;

  const hasTables = path.base.gameType === 'LIVE';
  const asTables = hasTables && view.isTableList;
  const personal = path.classify === 'FAV' || path.classify === 'RECENT';
  const { filters } = view;
  const front = kindOf(type);
  // What was searched for or filtered stands alone.
  const isWhole =
    filters.name === '' && filters.classify === 'ALL' && filters.vassalage === 'ALL' && filters.order === 'popular';
  const ofType = view.menus.find((menu) => menu.gameType === type)?.games ?? 0;
  const asRooms = isWhole && areRooms(type, ofType);
  return (
    <>
      <PageHead oneLine title={title}>
        {!asRooms && (
          <SearchBox
            label={t('games.searchLabel')}
            placeholder={t('games.searchPlaceholder')}
            value={view.filters.name}
            onValue={view.onName}
          />
        )}
      </PageHead>
      {path.types && <TypeChips types={path.types} chosen={gameType ?? path.base.gameType} />}
      {!asRooms && <Filters hasTables={hasTables} asTables={asTables} />}
      {front && isWhole && !asRooms && (
        <Suspense fallback={<FrontWaiting kind={front} />}>
          <Front kind={front} />
        </Suspense>
      )}
      {personal && view.who === 'guest' && view.filters.classify === 'ALL' ? (
        <LoginToSee onLogin={() => view.onClass(path.classify ?? 'ALL')} />
      ) : (
        <div data-order={personal ? undefined : filters.order}>
          <Results title={title} personal={personal} shape={asRooms ? 'rooms' : asTables ? 'tables' : 'tiles'} />
        </div>
      )}
      {!asRooms && (
        <>
          <ListEnd />
          <Count />
        </>
      )}
    </>
  );
}
