import { combine, createEvent, createStore, sample } from 'effector';
import type { ResetMethod } from '../../entities/site/index.ts';
import { $resetMethods } from '../../entities/site/lazy.ts';
import { $modal } from '../../shared/lib/modals.ts';

export const methodChosen = createEvent<ResetMethod>();

const $isOpen = $modal.map((modal) => modal?.name === 'forgotPassword');
export const left = sample({ clock: $isOpen, filter: (isOpen) => !isOpen });

const $chosen = createStore<ResetMethod | null>(null).on(methodChosen, (_, method) => method);
export const $method = combine($resetMethods, $chosen, (methods, chosen): ResetMethod | null =>
  chosen && methods.includes(chosen) ? chosen : (methods[0] ?? null),
);
