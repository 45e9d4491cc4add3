import { useUnit } from 'effector-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { $site, $siteFailure, $siteStatus } from '../entities/site/index.ts';
import { $languageFailed, $languageReady } from '../shared/i18n/model.ts';
import { $requested } from '../shared/api/confirmation.ts';
import { $modal } from '../shared/lib/modals.ts';
import { prepared } from '../shared/lib/prepared.ts';
import { LateGuard } from '../shared/ui/late-guard.tsx';
import { PictureOrigins } from '../shared/ui/picture.tsx';
import { SpokenTitle } from './layout/spoken-title.tsx';
import { RouteEffects } from './route-effects.tsx';
import { SiteRoutes } from './routes.tsx';
import { ShellSkeleton, WordlessFailure } from './layout/shell-skeleton.tsx';

const Beside = lazy(async () => ({ default: (await import('./layout/later.ts')).Beside }));
const modalHost = prepared(async () => ({ default: (await import('./layout/later.ts')).ModalHost }));
const ModalHost = modalHost.Part;
/** Loads what opens dialogs, so that the first one opens at once. */
export const prepareDialogs = modalHost.prepare;
const ConfirmHost = lazy(() => import('./layout/confirm-host.tsx'));
const MaintenancePage = lazy(() => import('../pages/maintenance/maintenance-page.tsx'));
const RestrictedPage = lazy(() => import('../pages/restricted/restricted-page.tsx'));
const SiteFailedPage = lazy(() => import('../pages/site-failed/site-failed-page.tsx'));

const $status = $siteStatus.map(({ status }) => status);
const $isRequested = $requested.map((requested) => requested.length > 0);
const $modalOpen = $modal.map((modal) => modal !== null);

const waiting = (
  <LateGuard>
    <ShellSkeleton />
  </LateGuard>
);

/** True from the first time on. A host stays rendered, so that its last dialog can leave. */
const useEver = (now: boolean): boolean => {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
};

/** The system status decides the root page (SYS-01). Everything else waits for the merchant and a language. */
export const App = () => {
  const view = useUnit({
    site: $site,
    failure: $siteFailure,
    status: $status,
    modalOpen: $modalOpen,
    requested: $isRequested,
    textsReady: $languageReady,
    textsFailed: $languageFailed,
  });
  const modalUsed = useEver(view.modalOpen);
  const requestedUsed = useEver(view.requested);
  // The customer service page is linked from the closed pages and stays open.
  const isHelp = useLocation().pathname === '/helpmc';
  const status = isHelp ? 0 : view.status;
  if (!view.textsReady) return view.textsFailed ? <WordlessFailure /> : <ShellSkeleton />;
  if (!view.site) {
    return <Suspense fallback={waiting}>{view.failure ? <SiteFailedPage /> : <ShellSkeleton />}</Suspense>;
  }
  return (
    <Suspense fallback={waiting}>
      <RouteEffects />
      <SpokenTitle />
      {status === 1 && <MaintenancePage />}
      {status === 2 && <RestrictedPage />}
      {status === 0 && (
        <>
          <PictureOrigins value={view.site.imageCDNs}>
            <SiteRoutes />
            <Suspense fallback={<LateGuard />}>{modalUsed && <ModalHost />}</Suspense>
          </PictureOrigins>
          <Suspense fallback={<LateGuard />}>{requestedUsed && <ConfirmHost />}</Suspense>
          <Suspense>
            <Beside />
          </Suspense>
        </>
      )}
    </Suspense>
  );
};
