import { createEvent, sample } from 'effector';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { createCredentials } from './credentials.ts';

export const agentLoginOpened = createEvent();

/** AUTH-14: the agent login. A member who is no agent gets an error and no session. */
export const agentCredentials = createCredentials({ as: 'agent', cleared: agentLoginOpened });

agentCredentials.$username.reset(agentLoginOpened);
sample({ clock: agentCredentials.signedIn, fn: () => '/agentHome', target: navigateFx });
