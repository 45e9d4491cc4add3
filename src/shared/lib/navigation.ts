import { attach, createEffect, createEvent, createStore } from 'effector';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** The router's navigate function, passed in by the view that has it. */
export const navigatorReady = createEvent<Navigate>();
/** The current location; fires after each change of route. */
export const routeEntered = createEvent<{ pathname: string; search: string }>();

const $navigate = createStore<{ go: Navigate } | null>(null, { serialize: 'ignore' }).on(navigatorReady, (_, go) => ({
  go,
}));

/** Navigates to a path of the site. Navigating to the current path adds no history entry. */
export const navigateFx = attach({
  source: $navigate,
  effect: (navigate, to: string) => navigate?.go(to, { replace: to === window.location.pathname }),
});

/** Replaces the current path in the history. */
export const replaceFx = attach({
  source: $navigate,
  effect: (navigate, to: string) => navigate?.go(to, { replace: true }),
});

/** Navigates the window to another address: a payment page, an external link. */
export const leaveToFx = createEffect((url: string) => window.location.assign(url));
