import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { GameRail } from '../../entities/games/lazy.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { $continued, continuePart } from './continue-model.ts';
import { SectionHead } from '../../shared/ui/section-head.tsx';

/** HOME-05, GAME-09: the member's own games first. */
export default function ContinuePlaying() {
  const { t } = useTranslation();
  useLifecycle(continuePart);
  const games = useUnit($continued);
  if (!games?.length) return null;
  return (
    <MotionScope>
      <section>
        <SectionHead title={t('home.continue')} to="/recent" more={t('games.recent')} />
        <GameRail single label={t('home.continue')}>
          {games.map((game) => (
            <li key={game.nodeId}>
              <GameTile game={game} />
            </li>
          ))}
        </GameRail>
      </section>
    </MotionScope>
  );
}
