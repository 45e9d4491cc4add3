import { m } from 'framer-motion';
import type { ReactNode } from 'react';
import { MotionScope, useEntrance } from '../../shared/ui/motion-scope.tsx';

const FROM = { opacity: 0 };

// Opacity only: a transform would move the fixed parts of a page.
const Faded = ({ children }: { children: ReactNode }) => (
  <m.div initial={useEntrance(FROM)} animate={{ opacity: 1 }} transition={{ duration: 0.24 }}>
    {children}
  </m.div>
);

/** Fades a page in. */
export default function PageEntrance({ children }: { children: ReactNode }) {
  return (
    <MotionScope>
      <Faded>{children}</Faded>
    </MotionScope>
  );
}
