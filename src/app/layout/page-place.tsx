import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Awaited } from '../../shared/ui/awaited.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

/** Where a page stands. Another `name` begins anew: what broke is left behind, and what is late is told (SYS-11). */
export const PagePlace = ({ name, waiting }: { name: string; waiting: ReactNode }) => (
  <ErrorBoundary key={name} inPlace>
    <Suspense fallback={<Awaited>{waiting}</Awaited>}>
      <Outlet />
    </Suspense>
  </ErrorBoundary>
);
