import { m } from 'framer-motion';
import type { ReactNode } from 'react';
import { useEntrance } from './motion-scope.tsx';

const LARGE = { scale: 1.08, opacity: 0.6 };
const SPRING = { type: 'spring', stiffness: 320, damping: 22 } as const;

/** A big figure that is final now: with each new `of` it settles into its place. Needs `MotionScope` around. */
export const Settling = ({ of, children }: { of: string | number; children: ReactNode }) => (
  <Settled key={of}>{children}</Settled>
);

const Settled = ({ children }: { children: ReactNode }) => (
  <m.span
    style={{ display: 'inline-block' }}
    initial={useEntrance(LARGE)}
    animate={{ scale: 1, opacity: 1 }}
    transition={SPRING}
  >
    {children}
  </m.span>
);
