import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GameCard } from '../../entities/games/index.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Card } from './card.tsx';
import { $recent, $recentFailure, recentRequested } from './overview-model.ts';
import styles from './overview.module.css';

/** The games that the member played last. */
export const RecentGames = () => {
  const { t } = useTranslation();
  return (
    <Card title={t('centre.recent')} more={{ to: '/recent', title: t('centre.viewAll') }}>
      <Content />
    </Card>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const view = useUnit({ games: $recent, failure: $recentFailure, onRetry: recentRequested });
  if (!view.games)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={view.onRetry} />
    ) : (
      <Skeleton className={styles.gamesWaiting} />
    );
  if (view.games.length === 0)
    return (
      <>
        <p className={styles.note}>{t('centre.recentEmpty')}</p>
        <div>
          <Link className={buttonClass()} to="/hot">
            {t('centre.findGame')}
          </Link>
        </div>
      </>
    );
  return (
    <ul className={styles.games}>
      {view.games.map((game) => (
        <li key={game.nodeId}>
          <GameCard game={game} />
        </li>
      ))}
    </ul>
  );
};
