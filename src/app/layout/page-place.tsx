import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

const PageEntrance = lazy(() => import('./page-entrance.tsx'));

/** Pages fade in, except the one on which the site was opened. */
const Page = () => {
  const { key } = useLocation();
  const [isFirst] = useState(key === 'default');
  const page = <Outlet />;
  return isFirst ? page : <PageEntrance>{page}</PageEntrance>;
};

/** The outlet of a page. Another `name` remounts it: errors are cleared, and the timeout restarts (SYS-11). */
export const PagePlace = ({ name, waiting }: { name: string; waiting: ReactNode }) => (
  <ErrorBoundary key={name} inPlace>
    <Suspense fallback={<LateGuard>{waiting}</LateGuard>}>
      <Page />
    </Suspense>
  </ErrorBoundary>
);
