import { createEvent, createStore, sample } from 'effector';
import { protectedAction } from '../../entities/session/index.ts';
import { $modal, modalOpened, type Modal, type ServiceModal } from '../../shared/lib/modals.ts';

/** A button requests one of the shell's services. */
export const serviceRequested = createEvent<ServiceModal>();
/** The query of the address: `?modal=download` requests that service. */
export const addressRead = createEvent<string>();

/** Who may use each service: everybody, or real accounts only (SHELL-07). */
const FOR: Record<ServiceModal, 'anybody' | 'realAccount'> = {
  download: 'anybody',
  help: 'anybody',
  feedback: 'realAccount',
};

const named = (search: string): ServiceModal | undefined =>
  (Object.keys(FOR) as ServiceModal[]).find((name) => name === new URLSearchParams(search).get('modal'));
sample({ clock: addressRead.map((search) => named(search) ?? null), filter: Boolean, target: serviceRequested });

const forMembers = protectedAction<ServiceModal>({ realAccount: true });

sample({ clock: serviceRequested, filter: (name) => FOR[name] === 'realAccount', target: forMembers.requested });
const free = sample({ clock: serviceRequested, filter: (name) => FOR[name] === 'anybody' });
sample({ clock: free, fn: (name): Modal => ({ name }), target: modalOpened });
/** The requested service opens after the login modal closes. */
const $next = createStore<ServiceModal | null>(null)
  .on(forMembers.allowed, (_, name) => name)
  .reset(modalOpened);
sample({
  clock: [$next, $modal],
  source: { name: $next, modal: $modal },
  filter: ({ name, modal }) => name !== null && modal === null,
  fn: ({ name }): Modal => ({ name: name! }),
  target: modalOpened,
});
