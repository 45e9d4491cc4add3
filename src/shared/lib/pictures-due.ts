import { createEvent, createStore } from 'effector';

export const picturesReleased = createEvent();
/** Pictures after the first screen may load: what a visitor may press first is there, and shares the line no longer. */
export const $picturesDue = createStore(false).on(picturesReleased, () => true);
