import { useUnit } from 'effector-react';
import { lazy, Suspense, useState, useEffect } from 'react';
import { useLocation, NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { $site, $siteFailure, $siteStatus } from '../entities/site/index.ts';
import { $languageFailed, $languageReady } from '../shared/i18n/model.ts';
import { $requested } from '../shared/api/confirmation.ts';
import { $modal, modalOpened } from '../shared/lib/modals.ts';
import { navigatorReady, routeEntered } from '../shared/lib/navigation.ts';
import { prepared } from '../shared/lib/prepared.ts';
import { $newTitle } from '../shared/lib/use-title.ts';
import { Announcement } from '../shared/ui/announcement.tsx';
import { LateGuard } from '../shared/ui/late-guard.tsx';
import { PictureOrigins } from '../shared/ui/picture.tsx';
import { SiteRoutes } from './routes.tsx';
import { ShellSkeleton, WordlessFailure } from './layout/shell-skeleton.tsx';

/** Connects the router to the models. Each new route starts at its top, or at its anchor (SYS-09, NAV-02). */
const RouteEffects = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const units = useUnit({ ready: navigatorReady, entered: routeEntered, open: modalOpened });

  useEffect(() => {
    units.ready((to, options) => void navigate(to, options));
  }, [units, navigate]);

  useEffect(() => {
    units.entered({ pathname: location.pathname, search: location.search });
    const code = new URLSearchParams(location.search).get('reset');
    if (code === null) return;
    // A code that gives access to an account is removed from the address bar at once (AUTH-07).
    void navigate('/', { replace: true });
    units.open({ name: 'resetPassword', code });
  }, [units, navigate, location.pathname, location.search]);

  useEffect(() => {
    void import('./layout/later.ts').then(
      ({ keepPlace }) => keepPlace(),
      () => {},
    );
  }, []);

  useEffect(() => {
    // On load, back and forward the page keeps its scroll position.
    if (location.hash || arrival === NavigationType.Pop) return;
    window.scrollTo({ top: 0 });
  }, [location.pathname, location.hash, arrival]);

  return null;
};

/** Announces a new page to screen readers. */
const SpokenTitle = () => <Announcement text={useUnit($newTitle)} />;

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
