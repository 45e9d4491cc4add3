import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

/** Where a page stands. Another `name` begins anew: what broke is left behind, and what is late is told (SYS-11). */
export const PagePlace = ({ name, waiting }: { name: string; waiting: ReactNode }) => (
  <ErrorBoundary key={name} inPlace>
    <Suspense fallback={<LateGuard>{waiting}</LateGuard>}>
      <Outlet />
    </Suspense>
  </ErrorBoundary>
);
