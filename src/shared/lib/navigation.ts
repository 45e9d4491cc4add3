import { attach, createEffect, createEvent, createStore } from 'effector';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** The router's own function, handed over by the view that has it. */
export const navigatorReady = createEvent<Navigate>();
/** Where the page is now; fires after each change of route. */
export const routeEntered = createEvent<{ pathname: string; search: string }>();

const $navigate = createStore<{ go: Navigate } | null>(null, { serialize: 'ignore' }).on(navigatorReady, (_, go) => ({
  go,
}));

/** Takes the page to a path of the site. */
export const navigateFx = attach({
  source: $navigate,
  effect: (navigate, to: string) => navigate?.go(to),
});

/** Takes the whole window to another address: a pay page, an outside link. */
export const leaveToFx = createEffect((url: string) => window.location.assign(url));
