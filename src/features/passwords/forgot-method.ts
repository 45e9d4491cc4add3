import { combine, createEvent, createStore, sample } from 'effector';
import { flagOn } from '../../entities/site/model.ts';
import { $modal } from '../../shared/lib/modals.ts';

export type Method = 'phone' | 'mail';
export const methodChosen = createEvent<Method>();

const $isOpen = $modal.map((modal) => modal?.name === 'forgotPassword');
export const left = sample({ clock: $isOpen, filter: (isOpen) => !isOpen });

/** AUTH-07: the ways that the brand offers, the phone first. */
export const $methods = combine(flagOn('CHNGPASSVERIF3'), flagOn('CHNGPASSMAIL3'), (phone, mail): Method[] => [
  ...(phone ? (['phone'] as const) : []),
  ...(mail ? (['mail'] as const) : []),
]);
const $chosen = createStore<Method | null>(null).on(methodChosen, (_, method) => method);
export const $method = combine($methods, $chosen, (methods, chosen): Method | null =>
  chosen && methods.includes(chosen) ? chosen : (methods[0] ?? null),
);
