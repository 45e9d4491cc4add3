import { AnimatePresence } from 'framer-motion';
import type { RenderItems } from '../../features/browse-games/index.ts';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { MovingItem } from '../../shared/ui/moving-item.tsx';

/** The removed item may have had the focus: keyboard users go on within the page. */
const keepFocus = () => {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
};

/** The items of a personal list: a game that is removed fades out, and the others move to their new places. */
export const movingItems: RenderItems = (games, renderGame) => (
  <MotionScope>
    <AnimatePresence initial={false} onExitComplete={keepFocus}>
      {games.map((game, index) => (
        <MovingItem key={game.nodeId}>{renderGame(game, index)}</MovingItem>
      ))}
    </AnimatePresence>
  </MotionScope>
);
