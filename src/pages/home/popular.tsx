import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import { $popular, $popularState, popularRequested } from '../../entities/games/index.ts';
import { GameResults } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/index.ts';
import { SectionHead } from './section-head.tsx';

/** HOME-08: at most twelve. */
export const Popular = () => {
  const { t } = useTranslation();
  const view = useUnit({ games: $popular, state: $popularState, retry: popularRequested });
  const state = view.games.length ? 'ready' : view.state === 'ready' ? 'empty' : view.state;
  if (state === 'empty') return null;
  return (
    <section>
      <SectionHead title={t('home.popular')} to="/hot" more={t('games.hot')} />
      <GameResults
        label={t('home.popular')}
        games={view.games}
        state={state}
        failure={null}
        layout="rail"
        places={LIMITS.popular}
        onRetry={() => view.retry()}
        renderGame={(game) => <GameTile game={game} />}
      />
    </section>
  );
};
