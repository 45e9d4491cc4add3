import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { $sessionKind } from '../../entities/session/index.ts';

const DrawBadge = lazy(() => import('./draw-badge.tsx'));

/** The badge of promotions, for members, beside a line of text or an icon. It loads after the page. */
export const BadgeSlot = ({ beside }: { beside: 'line' | 'icon' }) =>
  useUnit($sessionKind) === 'member' && (
    <Suspense fallback={null}>
      <DrawBadge beside={beside} />
    </Suspense>
  );
