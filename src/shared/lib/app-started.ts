import { createEvent } from 'effector';

/** The page begins: whatever must be read or asked first hangs on this. */
export const appStarted = createEvent();
