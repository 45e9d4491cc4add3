import { sample } from 'effector';
import { $modal, modalClosed, type ModalName } from './modals.ts';
import { routeEntered } from './navigation.ts';

/** Closes this modal when a page is entered: what was chosen in it is now behind it. Other modals stay open. */
export const closeOnRoute = (name: ModalName): void => {
  sample({
    clock: routeEntered,
    source: $modal,
    filter: (modal) => modal?.name === name,
    fn: () => {},
    target: modalClosed,
  });
};
