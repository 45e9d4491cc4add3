import { useUnit } from 'effector-react';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import type { GameType } from '../../../contract/primitives.ts';
import { $menus, pathOfType } from '../../entities/games/index.ts';
import { FilterBar, GameResults } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';
import { useSeen } from '../../shared/lib/use-seen.ts';
import { categoryOf } from './categories.ts';
import { RailEnd } from './rail-end.tsx';
import { SectionHead } from '../../shared/ui/section-head.tsx';
import styles from './category.module.css';

interface Props {
  type: GameType;
}

/** HOME-05: the games of one type. Its heading renders at once, the rest when it comes near the viewport. */
export const Category = ({ type }: Props) => {
  const { t } = useTranslation();
  const menus = useUnit($menus);
  const [seen, setSeen] = useState(false);
  const ref = useSeen<HTMLElement>(() => startTransition(() => setSeen(true)));
  const title = t(`games.type.${type}`);
  const count = menus.find(({ gameType }) => gameType === type)?.games ?? 0;
  return (
    <section ref={ref} className={styles.category} aria-label={title}>
      <SectionHead title={title} to={pathOfType[type]} more={count > 0 ? t('games.allOf', { count }) : t('games.all')}>
        {seen ? <FilterBar label={title} list={categoryOf(type)} /> : <span className={styles.filters} />}
      </SectionHead>
      {seen ? <Games type={type} /> : <div className={styles.place} />}
    </section>
  );
};

const Games = ({ type }: Props) => {
  const { t } = useTranslation();
  const list = categoryOf(type);
  const view = useUnit({
    games: list.$games,
    state: list.$state,
    failure: list.$failure,
    hasMore: list.$hasMore,
    onSeen: list.seen,
    onMore: list.moreRequested,
    onRetry: list.retried,
  });
  const { onSeen } = view;
  const isEmpty = view.games.length === 0;
  useEffect(() => {
    if (isEmpty) onSeen();
  }, []); // oxlint-disable-line react-hooks/exhaustive-deps
  return (
    <GameResults
      label={t(`games.type.${type}`)}
      games={view.games}
      state={view.state}
      failure={view.failure}
      layout="rail"
      places={LIMITS.homePageSize}
      onRetry={view.onRetry}
      renderGame={(game) => <GameTile game={game} />}
      end={
        view.hasMore && (
          <RailEnd key="end" games={view.games} failed={view.failure !== null} onMore={() => view.onMore()} />
        )
      }
    />
  );
};
