import { protectedAction } from './protected-action.ts';

/** Somebody wants to see what stands here: a guest logs in, and is here again after it (AUTH-13). */
export const { requested: loginHereRequested } = protectedAction<void>();
