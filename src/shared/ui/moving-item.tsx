import { m, type TargetAndTransition } from 'framer-motion';
import type { ReactNode, Ref } from 'react';
import { useEntrance } from './motion-scope.tsx';

const OUT: TargetAndTransition = { opacity: 0, y: -12 };
const IN: TargetAndTransition = { opacity: 1, y: 0 };
const EASE = [0.16, 1, 0.3, 1] as const;
/** It shows once the others have made room, so that no two texts lie on each other. */
const TRANSITION = { duration: 0.32, ease: EASE, opacity: { duration: 0.16, delay: 0.18 } };

/** An item of a list that slides in, fades out, and moves to its new place. Needs `AnimatePresence` and `MotionScope` around. */
export const MovingItem = ({ ref, children }: { ref?: Ref<HTMLLIElement>; children: ReactNode }) => (
  <m.li
    layout="position"
    ref={ref}
    initial={useEntrance(OUT)}
    animate={IN}
    exit={{ opacity: 0, transition: { duration: 0.16 } }}
    transition={TRANSITION}
  >
    {children}
  </m.li>
);
