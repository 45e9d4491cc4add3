import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

/** The outlet of a page. Another `name` remounts it: errors are cleared, and the timeout restarts (SYS-11). */
export const PagePlace = ({ name, waiting }: { name: string; waiting: ReactNode }) => (
  <ErrorBoundary key={name} inPlace>
    <Suspense fallback={<LateGuard>{waiting}</LateGuard>}>
      <Outlet />
    </Suspense>
  </ErrorBoundary>
);
