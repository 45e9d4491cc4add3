import { protectedAction } from './protected-action.ts';

/** The visitor wants content that needs a login. After the login the page stays here (AUTH-13). */
export const { requested: loginHereRequested } = protectedAction<void>();
