import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { GameType } from '../../../contract/primitives.ts';
import { pathOfType } from '../../entities/games/index.ts';
import { $site } from '../../entities/site/index.ts';
import { FilterBar, ListOptions } from '../../features/browse-games/index.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { useSeenAlways } from '../../shared/lib/use-seen.ts';
import { useLiveAgain } from '../../shared/realtime/use-live-again.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { Dices, Heart, SlidersHorizontal } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { LobbyLink } from './lottery/lobby-link.tsx';
import { list, tableListChosen } from './model.ts';
import styles from './game-list-page.module.css';

const TableBar = lazy(() => import('../../features/live-tables/index.ts').then((part) => ({ default: part.TableBar })));

interface NoneProps {
  title: string;
  /** The menu of a type that the site has; undefined where it has no game at all. */
  other: { gameType: GameType; games: number } | undefined;
}

/** The site has no game of the list's type. */
export const NoneOfType = ({ title, other }: NoneProps) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} />
      <Message
        icon={<Dices />}
        title={other ? t('games.noneOfType', { type: title }) : t('home.noGames')}
        text={other && t('games.noneOfTypeText')}
      >
        <Link className={buttonClass('primary')} to={other ? pathOfType[other.gameType] : '/'}>
          {other ? t('games.allOf', { count: other.games }) : t('shell.home')}
        </Link>
      </Message>
    </>
  );
};

export const TypeChips = ({ types, chosen }: { types: readonly GameType[]; chosen: string | undefined }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={styles.types}>
      {types.map((type) => (
        <Chip key={type} chosen={type === chosen} onClick={() => void navigate(`/elott?gameType=${type}`)}>
          {t(`games.type.${type}`)}
        </Chip>
      ))}
      <LobbyLink />
    </div>
  );
};

export const Filters = ({ hasTables, asTables }: { hasTables: boolean; asTables: boolean }) => {
  const { t } = useTranslation();
  const view = useUnit({ site: $site, filters: list.$filters, onTableList: tableListChosen, open: modalOpened });
  const { vassalage, minBet, minLines, order } = view.filters;
  const chosen = [vassalage !== 'ALL', minBet > 0, minLines > 0, order !== 'popular'].filter(Boolean).length;
  return (
    <div className={styles.filters}>
      <Button
        size="small"
        className={styles.sheet}
        aria-haspopup="dialog"
        onClick={() => view.open({ name: 'listFilters', asTables })}
      >
        <SlidersHorizontal aria-hidden />
        {chosen > 0 ? t('games.filtersSet', { count: chosen }) : t('games.filters')}
      </Button>
      <FilterBar label={t('games.classFilter')} list={list} />
      {asTables || (
        <div className={styles.options}>
          <ListOptions list={list} exponent={view.site?.brand.exponent ?? 2} />
        </div>
      )}
      {hasTables && (
        <Suspense>
          <TableBar isList={asTables} onList={view.onTableList} />
        </Suspense>
      )}
    </div>
  );
};

export const LoginToSee = ({ onLogin }: { onLogin: () => void }) => {
  const { t } = useTranslation();
  return (
    <Message icon={<Heart />} title={t('games.loginToSee')}>
      <Button tone="primary" onClick={onLogin}>
        {t('shell.login')}
      </Button>
    </Message>
  );
};

/** Loads more games when it comes into view. */
export const ListEnd = () => {
  const { t } = useTranslation();
  const view = useUnit({
    games: list.$games,
    state: list.$state,
    failure: list.$failure,
    hasMore: list.$hasMore,
    pending: list.$pending,
    onMore: list.moreRequested,
  });
  const end = useSeenAlways<HTMLDivElement>(() => view.onMore(), view.games);
  useLiveAgain(() => view.onMore(), view.failure !== null && view.state === 'ready');
  return (
    <div ref={end} className={styles.end}>
      {view.failure && view.state === 'ready' && <p role="alert">{t('games.moreFailed')}</p>}
      {view.hasMore && (
        <Button busy={view.pending} onClick={() => view.onMore()}>
          {view.failure ? t('ui.tryAgain') : t('ui.loadMore')}
        </Button>
      )}
    </div>
  );
};

export const Count = () => {
  const { t } = useTranslation();
  const { games, state, total } = useUnit({ games: list.$games, state: list.$state, total: list.$total });
  return (
    <p className={styles.count} role="status">
      {state === 'ready' &&
        (total === null
          ? t('games.shown', { shown: games.length })
          : t('games.shownOf', { shown: games.length, total }))}
    </p>
  );
};
