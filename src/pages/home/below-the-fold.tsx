import { useUnit } from 'effector-react';
import { GAME_TYPES } from '../../../contract/primitives.ts';
import { $menus } from '../../entities/games/index.ts';
import { Winners } from '../../widgets/winners-board/index.ts';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { Announcements } from './announcements.tsx';
import { Category } from './category.tsx';
import { ContinuePlaying } from './continue-playing.tsx';
import { Popular } from './popular.tsx';
import styles from './home-page.module.css';

/** All types of games, then winners and announcements. */
export default function BelowTheFold() {
  const menus = useUnit($menus);
  const types = menus.length
    ? GAME_TYPES.filter((type) => menus.some(({ gameType }) => gameType === type))
    : GAME_TYPES;
  return (
    <MotionScope>
      <ContinuePlaying />
      <Popular />
      {types.map((type) => (
        <Category key={type} type={type} />
      ))}
      <div className={styles.two}>
        <Winners />
        <Announcements />
      </div>
    </MotionScope>
  );
}
