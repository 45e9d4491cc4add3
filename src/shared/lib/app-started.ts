import { createEvent } from 'effector';

/** The page has started. Initial reads and calls are triggered by this event. */
export const appStarted = createEvent();
