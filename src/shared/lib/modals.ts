import { createEvent, createStore } from 'effector';

/**
 * The parameters of each modal, by name. The slice that defines a modal declares them here by module augmentation, next to its
 * definition (`shared/ui/modal-definition.ts`).
 */
export interface ModalParameters {}

export type ModalName = keyof ModalParameters;
/** Every modal of the site. One is open at a time; a new one replaces the previous one (SHELL-08). */
export type Modal<Name extends ModalName = ModalName> = {
  [Each in Name]: { name: Each } & ModalParameters[Each];
}[Name];

/** Modals of the service menu, which features open by name: SHELL-07. */
export type ServiceModal = 'download' | 'help' | 'feedback';

export const modalOpened = createEvent<Modal>();
/** The site closes the modal because its task is done. */
export const modalClosed = createEvent();
/** The person closes the modal. Actions that waited for it are dropped. */
export const modalDismissed = createEvent();

export const $modal = createStore<Modal | null>(null)
  .on(modalOpened, (_, modal) => modal)
  .on([modalClosed, modalDismissed], () => null);
