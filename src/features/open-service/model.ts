import { createEvent, createStore, sample } from 'effector';
import { protectedAction } from '../../entities/session/protected-action.ts';
import { moduleOn } from '../../entities/site/modules.ts';
import { $modal, modalDismissed, modalOpened, type Modal, type ServiceModal } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';

/** One of the shell's services was asked for, by a button. */
export const serviceRequested = createEvent<ServiceModal>();
/** The address's query, as it came: `?modal=download` asks for that service. */
export const addressRead = createEvent<string>();

/** Whom each is for: anybody, who is logged in, or a real account alone (SHELL-07). */
const FOR: Record<ServiceModal, 'anybody' | 'session' | 'realAccount'> = {
  download: 'anybody',
  help: 'anybody',
  feedback: 'realAccount',
  miniGame: 'session',
  chatRoom: 'realAccount',
};

export const $hasChat = moduleOn('CHAT_ROOM');

const named = (search: string): ServiceModal | undefined =>
  (Object.keys(FOR) as ServiceModal[]).find((name) => name === new URLSearchParams(search).get('modal'));
sample({ clock: addressRead.map((search) => named(search) ?? null), filter: Boolean, target: serviceRequested });

const forSession = protectedAction<ServiceModal>();
const forMembers = protectedAction<ServiceModal>({ realAccount: true });

const offered = sample({
  clock: serviceRequested,
  source: $hasChat,
  filter: (hasChat, name) => name !== 'chatRoom' || hasChat,
  fn: (_, name) => name,
});
sample({ clock: offered, filter: (name) => FOR[name] === 'session', target: forSession.requested });
sample({ clock: offered, filter: (name) => FOR[name] === 'realAccount', target: forMembers.requested });
const free = sample({ clock: offered, filter: (name) => FOR[name] === 'anybody' });
sample({ clock: free, fn: (name): Modal => ({ name }), target: modalOpened });
/** What the log-in was for stands there once the log-in is gone. */
const $next = createStore<ServiceModal | null>(null)
  .on([forSession.allowed, forMembers.allowed], (_, name) => name)
  .reset(modalOpened);
sample({
  clock: [$next, $modal],
  source: { name: $next, modal: $modal },
  filter: ({ name, modal }) => name !== null && modal === null,
  fn: ({ name }): Modal => ({ name: name! }),
  target: modalOpened,
});

/** Which modal was opened last: closing the help centre leads home (SHELL-07). */
const $last = createStore<Modal['name'] | null>(null).on(modalOpened, (_, { name }) => name);
sample({
  clock: modalDismissed,
  source: $last,
  filter: (name) => name === 'help',
  fn: () => '/',
  target: navigateFx,
});
