import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import type { GameType } from '../../../contract/primitives.ts';
import { $hasGames, $menus, $popular, $popularState, popularRequested } from '../../entities/games/index.ts';
import { NoticeList } from '../../entities/notices/lazy.ts';
import { $newest } from '../../entities/notices/model.ts';
import { GameResults } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import { WhenNear } from '../../shared/ui/when-near.tsx';
import { Winners } from '../../widgets/winners-board/winners-board.tsx';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { Category } from './category.tsx';
import { NoGamesYet } from './no-games-yet.tsx';
import { SectionHead } from '../../shared/ui/section-head.tsx';
import styles from './home-page.module.css';

/** HOME-08: at most twelve. */
const Popular = () => {
  const { t } = useTranslation();
  const view = useUnit({ games: $popular, state: $popularState, retry: popularRequested });
  const state = view.games.length ? 'ready' : view.state === 'ready' ? 'empty' : view.state;
  if (state === 'empty') return null;
  return (
    <section className={styles.popular}>
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

const LiveNow = lazy(() => import('./live-now.tsx'));
/** Types whose matches, draws and fights are shown as they run, in place of rails of their games. */
const MOVING: readonly GameType[] = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'];

/** A rail of fewer games is no row: the menu leads to them. */
const MIN_GAMES = 4;

const LiveSection = () => {
  const { t } = useTranslation();
  const menus = useUnit($menus);
  if (!menus.some(({ gameType }) => gameType === 'LIVE' || MOVING.includes(gameType))) return null;
  return (
    <section aria-label={t('home.liveNow')}>
      <h2 className={styles.title}>{t('home.liveNow')}</h2>
      <WhenNear className={styles.live}>
        <Suspense>
          <LiveNow />
        </Suspense>
      </WhenNear>
    </section>
  );
};

/** HOME-07 */
const Announcements = () => {
  const { t } = useTranslation();
  const open = useUnit(modalOpened);
  return (
    <Panel title={t('home.announcements')}>
      <WhenNear className={styles.notices}>
        <NoticeList onOpen={(notice) => open({ name: 'notice', notice })} />
      </WhenNear>
    </Panel>
  );
};

/** The types of games that the merchant offers, then winners and announcements. */
export default function BelowTheFold() {
  const view = useUnit({ menus: $menus, hasGames: $hasGames, notices: $newest });
  return (
    <MotionScope>
      <Popular />
      <LiveSection />
      {!view.hasGames && <NoGamesYet />}
      {view.menus
        .filter(({ gameType, games }) => !MOVING.includes(gameType) && games >= MIN_GAMES)
        .map(({ gameType }) => (
          <Category key={gameType} type={gameType} />
        ))}
      {view.hasGames ? (
        <div className={styles.two}>
          <Winners />
          <Announcements />
        </div>
      ) : (
        view.notices.length > 0 && <Announcements />
      )}
    </MotionScope>
  );
}
