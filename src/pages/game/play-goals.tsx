import { useUnit } from 'effector-react';
import { $isLoggedIn, $member } from '../../entities/session/index.ts';
import { AwardFigure } from '../../features/awards/lazy.ts';
import { GameMissions } from '../../features/missions/index.ts';
import { classes } from '../../shared/ui/classes.ts';
import { $holder, $isUncounted, $launch, $played } from './model.ts';
import styles from './game-page.module.css';

/** What the play counts for: missions and a leaderboard, and the running award. Before the other figures, so that it moves none. */
export const PlayGoals = () => {
  const view = useUnit({
    known: $isLoggedIn,
    member: $member,
    game: $played,
    launch: $launch,
    holder: $holder,
    uncounted: $isUncounted,
  });
  if (!view.known || !view.member || !view.game || view.uncounted) return null;
  const { gameType } = view.game;
  return (
    <>
      {view.launch && !view.launch.demo && (
        <GameMissions gameType={gameType} linked={view.holder === 'page'} className={styles.missions} />
      )}
      <AwardFigure gameType={gameType} className={classes(styles.figure, styles.award)} />
    </>
  );
};
