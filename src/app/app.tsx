import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { $site, $siteFailure, $siteStatus } from '../entities/site/model.ts';
import { $languageFailed, $languageReady } from '../shared/i18n/model.ts';
import { InterruptionBar } from '../features/connection/interruption-bar.tsx';
import { $asked } from '../shared/api/confirmation.ts';
import { $modal } from '../shared/lib/modals.ts';
import { RouteEffects } from './route-effects.tsx';
import { SiteRoutes } from './routes.tsx';
import { ShellSkeleton, WordlessFailure } from './layout/shell-skeleton.tsx';

const ModalHost = lazy(() => import('./layout/modal-host.tsx'));
const ConfirmHost = lazy(() => import('./layout/confirm-host.tsx'));
const MaintenancePage = lazy(() => import('../pages/maintenance/maintenance-page.tsx'));
const RestrictedPage = lazy(() => import('../pages/restricted/restricted-page.tsx'));
const SiteFailedPage = lazy(() => import('../pages/site-failed/site-failed-page.tsx'));

const $isAsked = $asked.map((asked) => asked.length > 0);
const $modalOpen = $modal.map((modal) => modal !== null);

/** The system's status decides the root page (SYS-01); everything else waits for the brand and a language. */
export const App = () => {
  const view = useUnit({
    site: $site,
    failure: $siteFailure,
    status: $siteStatus,
    modalOpen: $modalOpen,
    asked: $isAsked,
    wordsReady: $languageReady,
    wordsFailed: $languageFailed,
  });
  if (!view.wordsReady) return view.wordsFailed ? <WordlessFailure /> : <ShellSkeleton />;
  if (!view.site) {
    return <Suspense fallback={<ShellSkeleton />}>{view.failure ? <SiteFailedPage /> : <ShellSkeleton />}</Suspense>;
  }
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <RouteEffects />
      {view.status.status === 1 && <MaintenancePage />}
      {view.status.status === 2 && <RestrictedPage />}
      {view.status.status === 0 && (
        <>
          <SiteRoutes />
          <Suspense>{view.modalOpen && <ModalHost />}</Suspense>
          <Suspense>{view.asked && <ConfirmHost />}</Suspense>
          <InterruptionBar />
        </>
      )}
    </Suspense>
  );
};
