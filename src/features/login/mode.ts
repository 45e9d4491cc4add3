import { createEvent, createStore } from 'effector';

/** AUTH-01: the two types of login. */
type Mode = 'username' | 'sms';
export const modeChosen = createEvent<Mode>();
export const $mode = createStore<Mode>('username').on(modeChosen, (_, mode) => mode);
