import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { modalOpened } from '../shared/lib/modals.ts';
import { navigatorReady, routeEntered } from '../shared/lib/navigation.ts';

/** Connects the router to the models. Each new route starts at its top, or at its anchor (SYS-09, NAV-02). */
export const RouteEffects = () => {
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
