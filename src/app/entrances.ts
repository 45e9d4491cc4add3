import { createStore, sample } from 'effector';
import { $sessionKind } from '../entities/session/index.ts';
import { $modal, modalDismissed, modalOpened, type Modal } from '../shared/lib/modals.ts';
import { replaceFx, routeEntered } from '../shared/lib/navigation.ts';

// NAV-02: two addresses of the home page open popups.
const ENTRANCES: Record<string, 'login' | 'register'> = { '/login': 'login', '/register': 'register' };
const BELONGING: (Modal['name'] | undefined)[] = ['login', 'register', 'forgotPassword'];

const $entrance = createStore<'login' | 'register' | null>(null).on(
  routeEntered,
  (_, { pathname }) => ENTRANCES[pathname] ?? null,
);
const $isKnown = $sessionKind.map((kind) => kind !== 'unknown');
const reached = sample({
  clock: [$entrance.updates, $isKnown.updates],
  source: { entrance: $entrance, who: $sessionKind, modal: $modal },
  filter: ({ entrance, who }) => entrance !== null && who !== 'unknown',
});
sample({
  clock: reached,
  filter: ({ who }) => who !== 'member',
  fn: ({ entrance }): Modal => ({ name: entrance! }),
  target: modalOpened,
});
// When the popup closes, or the player is logged in already, the address becomes the home page's.
const closed = sample({ clock: $modal, source: $entrance, filter: (entrance, modal) => Boolean(entrance) && !modal });
const useless = sample({ clock: reached, filter: ({ who, modal }) => who === 'member' && !modal });
sample({ clock: [closed, useless], fn: () => '/', target: replaceFx });
// Back or forward to another page closes the popup of the previous page.
sample({
  clock: $entrance,
  source: $modal,
  filter: (modal, entrance) => !entrance && BELONGING.includes(modal?.name),
  fn: () => {},
  target: modalDismissed,
});
