import { attach, createEffect, createEvent, createStore } from 'effector';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** The router's own function, handed over by the view that has it. */
export const navigatorReady = createEvent<Navigate>();
/** Where the page is now; fires after each change of route. */
export const routeEntered = createEvent<{ pathname: string; search: string }>();

const $navigate = createStore<{ go: Navigate } | null>(null, { serialize: 'ignore' }).on(navigatorReady, (_, go) => ({
  go,
}));

/** Takes the page to a path of the site; where it is there already, the history grows by nothing. */
export const navigateFx = attach({
  source: $navigate,
  effect: (navigate, to: string) => navigate?.go(to, { replace: to === window.location.pathname }),
});

/** Puts another path in the place of the one where the page is: back leads past it. */
export const replaceFx = attach({
  source: $navigate,
  effect: (navigate, to: string) => navigate?.go(to, { replace: true }),
});

/** Takes the whole window to another address: a pay page, an outside link. */
export const leaveToFx = createEffect((url: string) => window.location.assign(url));
