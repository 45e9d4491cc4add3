import { AnimatePresence } from 'framer-motion';
import type { RenderItems } from '../../features/browse-games/index.ts';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { MovingItem } from '../../shared/ui/moving-item.tsx';

/** The items of a personal list: a game that is removed fades out, and the others move to their new places. */
export const movingItems: RenderItems = (games, renderGame) => (
  <MotionScope>
    <AnimatePresence initial={false} mode="popLayout">
      {games.map((game, index) => (
        <MovingItem key={game.nodeId}>{renderGame(game, index)}</MovingItem>
      ))}
    </AnimatePresence>
  </MotionScope>
);
